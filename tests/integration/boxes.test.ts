import { afterAll, beforeAll, expect, it } from "vitest";
import { seedMarket } from "#server/demo/market.ts";
import { movableClock } from "#tests/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/visitor.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedMarket(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

it.each(Array.from({ length: 12 }, (_, month) => month + 1))(
  "in month %i the demo market fills every box with goods of that month that can be had",
  async (month) => {
    const clock = movableClock(`2026-${String(month).padStart(2, "0")}-15T20:00:00Z`);
    const boxes = await visitor(testDeps(database.db, { clock })).call((api) => api.boxes.week());
    expect(boxes.map(({ id }) => id)).toEqual(["small", "medium", "large"]);
    for (const { contents, label } of boxes) {
      expect(contents, label).not.toBeNull();
      expect(
        contents!.every(
          ({ available, season }) => available && !["coming", "out of season"].includes(season),
        ),
      ).toBe(true);
      expect(new Set(contents!.map(({ farmId }) => farmId)).size).toBeGreaterThan(2);
    }
  },
);
