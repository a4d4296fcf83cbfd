import fc from "fast-check";
import { expect, test } from "vitest";
import { BOX_CATEGORIES, BOX_SIZES, type BoxGoods, fillBox } from "#shared/boxes.ts";
import { cents } from "#shared/money.ts";

const goods = fc
  .array(
    fc.record({
      farmId: fc.integer({ min: 1, max: 12 }),
      category: fc.constantFrom(...BOX_CATEGORIES),
      price: fc.integer({ min: 150, max: 1_500 }).map(cents),
    }),
    { maxLength: 60 },
  )
  .map((all): BoxGoods[] => all.map((one, id) => ({ ...one, id })));

test.each(BOX_SIZES)(
  "a $id box is worth its price within five percent, of different goods",
  (size) => {
    fc.assert(
      fc.property(goods, (all) => {
        const box = fillBox(all, size);
        if (box === null) return;
        expect(box).toHaveLength(size.items);
        expect(new Set(box.map(({ id }) => id)).size).toBe(size.items);
        const value = box.reduce((sum, { price }) => sum + price, 0);
        expect(Math.abs(value - size.price)).toBeLessThanOrEqual(size.price * 0.05);
      }),
    );
  },
);

test("a box is filled whenever goods of about its share of the price are there", () => {
  const plenty = Array.from({ length: 40 }, (_, id) => ({
    id,
    farmId: id % 9,
    category: BOX_CATEGORIES[id % BOX_CATEGORIES.length]!,
    price: cents(300 + ((id * 37) % 400)),
  }));
  for (const size of BOX_SIZES) expect(fillBox(plenty, size), size.id).not.toBeNull();
});

test("too few goods make no box", () => {
  const few = [{ id: 1, farmId: 1, category: "fruit" as const, price: cents(500) }];
  expect(fillBox(few, BOX_SIZES[0])).toBeNull();
});
