"""The identities that pieces, places and cards go by: short stable texts; names live in the pack."""

from typing import NewType

CountryId = NewType("CountryId", str)  # two capital letters: "AS"; also the pools "MC", "AR", "AB"
AreaId = NewType("AreaId", str)  # "nineveh", "dur-katlimmu"; a minor city goes by its area
ZoneId = NewType("ZoneId", str)  # a sea zone: "sidonia"
WaterId = NewType("WaterId", str)  # a body of water: "great-sea"
BoxId = NewType("BoxId", str)  # a sea trade box, the land trade box or a raid box: "raid-3"
PieceId = NewType("PieceId", str)  # a unit, a ship or a leader
UnitId = NewType("UnitId", PieceId)  # "AS-HI-1", "MC-LI-03", "PH-SH-1"
LeaderId = NewType("LeaderId", PieceId)  # "AS-turtan"; kings too: "AS-sargon"
CardId = NewType("CardId", str)
ScenarioId = NewType("ScenarioId", str)
HalfAP = NewType("HalfAP", int)  # AP are counted in halves (6.0)

# The countries that a paragraph of the rules names.
ASSYRIA = CountryId("AS")
MEDE = CountryId("ME")
EGYPT = CountryId("EG")
BABYLONIA = CountryId("BA")
ELAM = CountryId("EL")
PHOENICIA = CountryId("PH")
JUDAH = CountryId("JU")
ISRAEL = CountryId("IS")
SYRIA = CountryId("SY")
URARTU = CountryId("UR")
PHRYGIA = CountryId("PY")
PERSIA = CountryId("PE")
CIMMERIANS = CountryId("CI")
SCYTHIANS = CountryId("SC")

# The pools that hire out but are no countries (2.1.3, cards 40 and 41).
MERCENARIES = CountryId("MC")
ARAMAEANS = CountryId("AR")
ARABS = CountryId("AB")

CODE = 2  # letters of a country's code, with which the ids of its pieces begin
