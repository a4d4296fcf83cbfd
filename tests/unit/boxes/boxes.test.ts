import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOX_CATEGORIES,
  BOX_SIZES,
  type BoxGoods,
  fillBox,
  isFairBox,
  valueOf,
} from "#shared/boxes/boxes.ts";
import { applySwaps, type Swap, withSwap } from "#shared/boxes/box-swaps.ts";
import { cents } from "#shared/money.ts";

/** Goods around the average price of those in a box, from which it can nearly always be filled. */
const goodsFor = ({ price, items }: (typeof BOX_SIZES)[number]) =>
  fc
    .array(
      fc.record({
        farmId: fc.integer({ min: 1, max: 12 }),
        category: fc.constantFrom(...BOX_CATEGORIES),
        price: fc
          .integer({
            min: Math.round((0.5 * price) / items),
            max: Math.round((1.8 * price) / items),
          })
          .map(cents),
      }),
      { minLength: 2 * items, maxLength: 60 },
    )
    .map((all): BoxGoods[] => all.map((one, id) => ({ ...one, id })));

/** Counts the runs of a property that filled a box, at least half of which must. */
function filledRuns() {
  let [filled, runs] = [0, 0];
  return {
    count: (box: readonly BoxGoods[] | null) => {
      runs += 1;
      if (box !== null) filled += 1;
    },
    check: () => expect(filled).toBeGreaterThan(runs / 2),
  };
}

test.each(BOX_SIZES)(
  "a $id box holds different goods that are worth its price or up to five percent more",
  (size) => {
    const runs = filledRuns();
    fc.assert(
      fc.property(goodsFor(size), (all) => {
        const box = fillBox({ goods: all, size });
        runs.count(box);
        if (box === null) return;
        expect(box).toHaveLength(size.items);
        expect(new Set(box.map(({ id }) => id)).size).toBe(size.items);
        const value = box.reduce((sum, { price }) => sum + price, 0);
        expect(value).toBeGreaterThanOrEqual(size.price);
        expect(value).toBeLessThanOrEqual(size.price * 1.05);
      }),
    );
    runs.check();
  },
);

test.each(BOX_SIZES)("a swap in a $id box brings what is wanted and keeps its value", (size) => {
  const runs = filledRuns();
  fc.assert(
    fc.property(goodsFor(size), fc.nat(), fc.nat(), (all, outAt, inAt) => {
      const box = fillBox({ goods: all, size });
      runs.count(box);
      if (box === null) return;
      const out = box[outAt % box.length]!.id;
      const wanted = all[inAt % all.length]!;
      const { box: swapped, unmet } = applySwaps(box, [{ out, in: wanted.id }], {
        goods: all,
        size,
      });
      if (unmet.length > 0) {
        expect(swapped).toEqual(box);
        return;
      }
      const ids = swapped.map(({ id }) => id);
      expect(ids).toContain(wanted.id);
      expect(ids).not.toContain(out);
      expect(new Set(ids).size).toBe(size.items);
      expect(isFairBox(valueOf(swapped), size.price)).toBe(true);
    }),
  );
  runs.check();
});

test("adding one swap to a swapped box gives the same box as making all swaps at once", () => {
  const wishes = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(goodsFor(BOX_SIZES[0]), wishes, (all, picks) => {
      const shelf = { goods: all, size: BOX_SIZES[0] };
      const box = fillBox(shelf);
      if (box === null) return;
      const idOf = (at: number) => all[at % all.length]!.id;
      const swaps = picks.map(([outAt, inAt]): Swap => ({ out: idOf(outAt), in: idOf(inAt) }));
      const before = applySwaps(box, swaps.slice(0, -1), shelf);
      const together = applySwaps(box, swaps, shelf);
      const next = withSwap(before, swaps.at(-1)!, shelf);
      expect(next?.box ?? before.box).toEqual(together.box);
    }),
  );
});

test("a box can be filled whenever there are enough goods at its average price", () => {
  const plenty = Array.from({ length: 40 }, (_, id) => ({
    id,
    farmId: id % 9,
    category: BOX_CATEGORIES[id % BOX_CATEGORIES.length]!,
    price: cents(300 + ((id * 37) % 400)),
  }));
  for (const size of BOX_SIZES) expect(fillBox({ goods: plenty, size }), size.id).not.toBeNull();
});

test("no box can be filled from too few goods", () => {
  const few = [{ id: 1, farmId: 1, category: "fruit" as const, price: cents(500) }];
  expect(fillBox({ goods: few, size: BOX_SIZES[0] })).toBeNull();
});

test("a later swap never undoes an earlier one, and an unmet swap is returned with its reason", () => {
  const price = cents(500);
  const all = Array.from({ length: 12 }, (_, id) => ({
    id,
    farmId: id,
    category: BOX_CATEGORIES[id % BOX_CATEGORIES.length]!,
    price: id === 10 ? cents(900) : price,
  }));
  const shelf = { goods: all, size: BOX_SIZES[0] };
  const box = fillBox(shelf)!;
  const [first, second, third] = box.map(({ id }) => id) as [number, number, number];
  const others = all.filter(({ id }) => id !== 10 && !box.some((one) => one.id === id));
  const [wanted, next] = others.map(({ id }) => id) as [number, number];
  const wishes = [
    { out: first, in: wanted },
    { out: second, in: 10 },
    { out: third, in: 99 },
    { out: wanted, in: next },
  ];
  const { box: swapped, unmet } = applySwaps(box, wishes, shelf);
  const ids = swapped.map(({ id }) => id);
  expect(ids).toContain(next);
  expect(ids).not.toContain(wanted);
  expect(ids).not.toContain(first);
  expect(ids).toContain(third);
  expect(unmet).toEqual([
    { out: second, in: 10, why: "price" },
    { out: third, in: 99, why: "gone" },
  ]);
});

test.each(BOX_SIZES)("goods only for swaps enter a $id box by their swap alone", (size) => {
  const runs = filledRuns();
  fc.assert(
    fc.property(goodsFor(size), fc.nat(), fc.nat(), (all, outAt, othersAt) => {
      const [wanted, ...rest] = all;
      const box = fillBox({ goods: rest, size });
      runs.count(box);
      if (!wanted || box === null) return;
      const shelf = { goods: rest, size, chosen: [wanted] };
      const out = box[outAt % box.length]!.id;
      const other = { out, in: rest[othersAt % rest.length]!.id };
      const holds = ({ box: held }: { box: readonly BoxGoods[] }) => held.includes(wanted);
      expect(holds(applySwaps(box, [other], shelf))).toBe(false);
      const { unmet, ...swapped } = applySwaps(box, [{ out, in: wanted.id }], shelf);
      expect(holds(swapped)).toBe(unmet.length === 0);
      expect(unmet.every(({ why }) => why === "price")).toBe(true);
    }),
  );
  runs.check();
});
