import { expect, it } from "vitest";
import { marketProducts } from "#db/seed/market.ts";
import { CANVAS } from "#shared/prints/kit/print.ts";
import { closeupOf } from "#shared/prints/closeups.ts";

it("a close-up lies within the card and enlarges it more than 1.7 times", () => {
  const shown = marketProducts.flatMap(({ slug, drawing }) => {
    const closeup = closeupOf(drawing);
    return closeup ? [{ slug, ...closeup }] : [];
  });
  expect(shown.length).toBeGreaterThan(30);
  for (const { slug, left, top, width } of shown) {
    expect(left, slug).toBeGreaterThanOrEqual(0);
    expect(top, slug).toBeGreaterThanOrEqual(0);
    expect(left + width, slug).toBeLessThanOrEqual(CANVAS.width);
    expect(top + width * 0.75, slug).toBeLessThanOrEqual(CANVAS.height);
    expect(CANVAS.width / width, slug).toBeGreaterThan(1.7);
  }
});

it("packets, and apples that are not cut open, have no close-up", () => {
  expect(closeupOf({ packet: "Sweet", inks: "leaf" })).toBeNull();
  expect(closeupOf({ family: "apples", inks: "pom" })).toBeNull();
  expect(closeupOf({ family: "apples", inks: "lime", cut: true })).not.toBeNull();
});
