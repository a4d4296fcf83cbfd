/** Chance that is the same on every machine: a demo market has one past. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Whether something happens that happens with this probability. */
  happens(probability: number): boolean;
  /** A whole number between the two, both included. */
  between(least: number, most: number): number;
  /** One of the given things. Throws a RangeError when there is none. */
  oneOf<Item>(items: readonly Item[]): Item;
};

/** Numbers by mulberry32 from a seed. */
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
