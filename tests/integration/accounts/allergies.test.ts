import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { begin, household, type Household } from "#tests/support/market/people/box-household.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
let home: Household;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterEach(() => assertInvariants(market.database.sql, clock.now()));
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
  home = await household(market, deps);
});

const change = (add: Allergen[], remove: Allergen[], who = home) =>
  who.call((api) => api.accounts.customer.changeAllergies({ add, remove }));
const save = (allergies: Allergen[]) =>
  change(
    allergies,
    ALLERGENS.filter((one) => !allergies.includes(one)),
  );
const kept = (who = home) => who.call((api) => api.accounts.customer.allergies());

describe("A household's allergies", () => {
  it("are stored per household, in the order of the legal list", async () => {
    const other = await household(market, deps);
    await save(["wheat", "milk", "wheat"]);
    expect(await kept()).toEqual(["milk", "wheat"]);
    expect(await kept(other)).toEqual([]);
    await save([]);
    expect(await kept()).toEqual([]);
    await expect(save(["gluten" as Allergen])).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("added on one phone are kept when another phone with older data saves its changes", async () => {
    await change(["peanuts"], []);
    expect(await change(["milk"], ["eggs"])).toEqual(["milk", "peanuts"]);
    const both = await Promise.all([change(["soy"], []), change([], ["milk"])]);
    expect(both).toHaveLength(2);
    expect(await kept()).toEqual(["peanuts", "soy"]);
  });

  it("are included in the person's data export", async () => {
    await save(["soy"]);
    const json = await home.call((api) => api.accounts.exportData());
    expect(JSON.stringify(json)).toContain("soy");
  });

  it("cause warnings about goods that contain them, may contain them, or do not declare allergens", async () => {
    const farmId = await addFarm(market.database.db);
    const add = (facts: object) => addProduct(market.database.db, { farmId, ...facts });
    const contains = await add({
      allergens: [
        { allergen: "milk", level: "contains" },
        { allergen: "soy", level: "contains" },
      ],
    });
    const may = await add({ allergens: [{ allergen: "wheat", level: "may contain" }] });
    const silent = await add({ allergensDeclared: false, allergens: [] });
    const free = await add({ allergens: [{ allergen: "eggs", level: "contains" }] });
    const ids = [contains, may, silent, free];
    const notes = () => home.call((api) => api.accounts.customer.allergyNotes({ ids }));
    expect(await notes()).toEqual([]);
    await save(["milk", "wheat"]);
    expect(await notes()).toEqual([
      { id: contains, contains: ["milk"], mayContain: [], isUndeclared: false },
      { id: may, contains: [], mayContain: ["wheat"], isUndeclared: false },
      { id: silent, contains: [], mayContain: [], isUndeclared: true },
    ]);
  });

  it("are kept out of the box, whatever its plan", async () => {
    await begin(home);
    const things = async () =>
      (await home.call((api) => api.boxes.own.read()))!.boxes.flatMap(({ contents }) =>
        (contents ?? []).map(({ id }) => id),
      );
    const withMilkOrEggs = async (ids: readonly number[]) =>
      market.database.sql`
        select name from products where id = any(${[...ids]}) and (not allergens_declared
          or allergens @> '[{"allergen": "milk"}]' or allergens @> '[{"allergen": "eggs"}]')`;
    expect((await withMilkOrEggs(await things())).length).toBeGreaterThan(0);
    await save(["milk", "eggs"]);
    const after = await things();
    expect(after.length).toBeGreaterThan(20);
    expect(await withMilkOrEggs(after)).toHaveLength(0);
  });

  /** An offer to swap into the next box something that the household is warned of. */
  async function offered() {
    const box = (await home.call((api) => api.boxes.own.read()))!.boxes[0]!;
    for (const { id: out } of box.contents ?? []) {
      const offers = await home.call((api) => api.boxes.own.swapOffers({ id: box.id, out }));
      const wanted = offers.find(({ warning }) => warning !== null);
      if (wanted) return { id: box.id, out, wanted, offers };
    }
    throw new Error("Nothing that the household is warned of can be swapped in");
  }
  const contents = async () =>
    (await home.call((api) => api.boxes.own.read()))!.boxes[0]!.contents!.map(({ id }) => id);

  it("are marked on swap offers, which come last and require having seen the warning", async () => {
    await begin(home);
    await save(["milk"]);
    const { id, out, wanted, offers } = await offered();
    expect(wanted.warning).toMatchObject({ id: wanted.id });
    const marks = offers.map(({ warning }) => warning !== null);
    expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
    await expect(
      home.call((api) => api.boxes.own.swap({ id, out, in: wanted.id })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    await home.call((api) => api.boxes.own.swap({ id, out, in: wanted.id, isWarned: true }));
    expect(await contents()).toContain(wanted.id);
    // The household agreed only to the allergens it was warned of, not to one added since.
    await market.database.sql`update products
      set allergens = allergens || '[{"allergen": "sesame", "level": "may contain"}]'
      where id = ${wanted.id}`;
    expect(await contents()).toContain(wanted.id);
    await save(["milk", "sesame"]);
    expect(await contents()).not.toContain(wanted.id);
  });

  it("do not stop goods chosen despite a warning from being charged and delivered", async () => {
    await begin(home);
    // Both, because so few goods contain eggs that a week's offers may have none.
    await save(["milk", "eggs"]);
    const { id, out, wanted } = await offered();
    await home.call((api) => api.boxes.own.swap({ id, out, in: wanted.id, isWarned: true }));
    clock.pass(new Date("2026-11-28T20:00:00Z").getTime() - clock.now().getTime());
    await chargeBoxes(deps);
    const rows = await market.database.sql`select product_id from order_lines l
      join orders o on o.id = l.order_id where o.user_id = ${home.user.id}`;
    expect(rows.map((row) => Number(row["product_id"]))).toContain(wanted.id);
  });
});
