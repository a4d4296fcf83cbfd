import { expect, it } from "vitest";
import { compartments } from "#client/features/boxes/boxes/crate.tsx";
import { BOX_SIZES } from "#shared/boxes/boxes.ts";

it.each(BOX_SIZES)("the crate of a $label has no empty compartment", ({ items }) => {
  const { columns, wide } = compartments(items);
  expect((items + wide) % columns).toBe(0);
  expect(wide).toBeLessThan(columns);
});
