"""What telling people needs: a slot's further messages and what they told, lanes of the outbox, marks of the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_marks"),
    )
    op.add_column("outbox", sa.Column("lane", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("slots", sa.Column("others", sa.LargeBinary(), nullable=True))
    op.add_column("slots", sa.Column("note", sa.LargeBinary(), nullable=True))
