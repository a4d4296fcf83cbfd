/** A seeded random source, the same on every machine, so that a demo market always has the same past. */
export type Chance = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** A whole number between the two, inclusive. */
  between(least: number, most: number): number;
  /** A random item. Throws a RangeError if there are none. */
  oneOf<Item>(items: readonly Item[]): Item;
};

/** Creates a random source from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    oneOf: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError("There is nothing to choose from");
      return item;
    },
  };
}
