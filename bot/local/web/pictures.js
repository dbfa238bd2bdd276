// A picture that does not come is asked for again: a few times, ever later, and once more when the table is back.

const WAITS = [1000, 3000, 9000]; // milliseconds; then it waits for the table to come back

const missing = new Map(); // pictures that have not come, and how to ask for each again
let away = false;

export function patient(image, wanted = () => image.isConnected) {
  let tries = 0;
  const again = () => {
    if (!missing.has(image) || away) return;
    if (wanted()) image.src = image.src;
    else missing.delete(image);
  };
  image.addEventListener("load", () => {
    tries = 0;
    missing.delete(image);
  });
  image.addEventListener("error", () => {
    if (!missing.has(image)) missing.set(image, () => { tries = 0; again(); });
    if (!away && tries < WAITS.length) setTimeout(again, WAITS[tries++]);
  });
  return image;
}

// While the table is away nobody is asked.
export function tableAway() {
  away = true;
}

export function tableBack() {
  away = false;
  for (const again of [...missing.values()]) again();
}
