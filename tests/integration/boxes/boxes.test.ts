import { afterAll, beforeAll, expect, it } from "vitest";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("market");
});
afterAll(() => database[Symbol.asyncDispose]());

it.each(Array.from({ length: 12 }, (_, month) => month + 1))(
  "in month %i the demo market fills every box with goods that are available and in season",
  async (month) => {
    const clock = movableClock(`2026-${String(month).padStart(2, "0")}-15T20:00:00Z`);
    const boxes = await visitor(testDeps(database.db, { clock })).call((api) =>
      api.boxes.week({ without: [] }),
    );
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

it("boxes without certain allergens contain neither those nor goods without declared allergens", async () => {
  const deps = testDeps(database.db, { clock: movableClock("2026-11-21T20:00:00Z") });
  const rows = await database.sql<{ id: number }[]>`
    update products set allergens_declared = false, allergens = '[]'
    where category = 'vegetables' and id % 2 = 0 returning id`;
  const undeclared = new Set(rows.map(({ id }) => id));
  const idsOf = async (without: ("milk" | "eggs" | "wheat")[]) => {
    const boxes = await visitor(deps).call((api) => api.boxes.week({ without }));
    return boxes.flatMap(({ contents }) => contents?.map(({ id }) => id) ?? []);
  };
  expect((await idsOf([])).some((id) => undeclared.has(id))).toBe(true);
  const ids = await idsOf(["milk", "eggs", "wheat"]);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.some((id) => undeclared.has(id))).toBe(false);
  const bad = await database.sql`
    select id from products where id = any(${ids}::int[]) and (not allergens_declared
      or allergens @> '[{"allergen":"milk"}]' or allergens @> '[{"allergen":"eggs"}]'
      or allergens @> '[{"allergen":"wheat"}]')`;
  expect(bad).toEqual([]);
});
