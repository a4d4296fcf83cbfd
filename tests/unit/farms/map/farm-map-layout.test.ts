import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LABEL_X,
  layoutMap,
  type MapLayout,
  ROW,
} from "#client/features/farms/farms/list/map-layout.ts";

/** Farms all over the state, some of them in the same place. */
const farms = fc
  .array(fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 695 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((places) => places.map((place, id) => ({ id, ...place })));

const holds = (check: (layout: MapLayout, count: number) => void) =>
  fc.assert(fc.property(farms, (places) => check(layoutMap(places, null), places.length)));

describe("the map of the farms", () => {
  it("Names are stacked without overlap and inside the map", () => {
    holds(({ pins, height }, count) => {
      expect(pins).toHaveLength(count);
      const rows = pins.map(({ labelY }) => labelY);
      for (const [index, row] of rows.slice(1).entries()) {
        expect(row - rows[index]!).toBeGreaterThan(ROW - 0.001);
      }
      expect(rows[0]).toBeGreaterThanOrEqual(ROW / 2);
      expect(rows.at(-1)).toBeLessThanOrEqual(height - ROW / 2);
    });
  });

  it("Every pin is inside, to the left of the names", () => {
    holds(({ pins, height }) => {
      for (const { x, y } of pins) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(LABEL_X);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    });
  });

  it("No line to a name crosses another one", () => {
    const layout = layoutMap(
      [
        { id: 1, x: 0, y: 300 },
        { id: 2, x: 180, y: 290 },
        { id: 3, x: 20, y: 310 },
        { id: 4, x: 200, y: 310 },
        { id: 5, x: 190, y: 300 },
      ],
      null,
    );
    const crossings = layout.pins.flatMap((one) =>
      layout.pins.filter((other) => {
        const reach = (other.x - one.x) / (LABEL_X - one.x);
        if (other.id === one.id || reach < 0) return false;
        const above = one.y + reach * (one.labelY - one.y) < other.y;
        return above !== one.labelY < other.labelY;
      }),
    );
    expect(crossings).toEqual([]);
  });

  it("A single farm is not enlarged so much that its surroundings cannot be recognized", () => {
    const one = layoutMap([{ id: 1, x: 100, y: 100 }], null);
    expect(one.scale).toBeLessThan(2);
    expect(one.pins).toHaveLength(1);
  });

  it("The visitor's own place is in view", () => {
    const { here, height } = layoutMap([{ id: 1, x: 100, y: 100 }], { x: 400, y: 690 });
    expect(here!.x).toBeLessThan(LABEL_X);
    expect(here!.y).toBeLessThan(height);
  });
});
