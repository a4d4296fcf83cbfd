/** How much greener than red and blue a pixel must be to count as leaf, in steps of 255. */
const fullyGreen = 30;

/**
 * Mixes two RGBA images of equal size: where `before` is green the result is `before`, elsewhere
 * `after`. So a tomato turns into a persimmon without its leaves turning blue.
 */
export function keepGreens(before: Buffer, after: Buffer): Buffer {
  const mixed = Buffer.from(after);
  for (let at = 0; at < before.length; at += 4) {
    const green = greenness(before[at] ?? 0, before[at + 1] ?? 0, before[at + 2] ?? 0);
    for (let channel = at; channel < at + 3; channel++) {
      mixed[channel] = Math.round(
        green * (before[channel] ?? 0) + (1 - green) * (after[channel] ?? 0),
      );
    }
  }
  return mixed;
}

function greenness(red: number, green: number, blue: number): number {
  return Math.min(1, Math.max(0, (green - Math.max(red, blue)) / fullyGreen));
}
