import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { begin, changeNow, household } from "#tests/support/market/people/box-household.ts";
import { type ChargedBoxes, chargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
let deps: Deps;
const sql = () => market.database.sql;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  monday = chargedBoxes(market);
  ({ deps } = monday);
});
afterEach(async () => {
  await monday.end();
  await sql()`delete from settings`;
});

async function set(key: string, value: unknown) {
  const row = { key, value, updatedAt: monday.clock.now() };
  await market.database.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: row });
}
const goTo = (instant: string) => monday.goTo(instant);
/** After the cut-off of the box for December 1, and before that of any later day. */
const CLOSED = "2026-11-28T18:00:00Z";

async function begun() {
  const home = await household(market, deps);
  await begin(home);
  const boxes = async () => (await home.call((api) => api.boxes.own.read()))!.boxes;
  const id = (await boxes())[0]!.id;
  return {
    ...home,
    box: async () => (await boxes()).find((box) => box.id === id)!,
    move: (day: string | null) => home.call((api) => api.boxes.own.move({ id, day })),
    donate: (donated: boolean) => home.call((api) => api.boxes.own.donate({ id, donated })),
    orders: () => home.call((api) => api.orders.mine()),
  };
}
type Home = Awaited<ReturnType<typeof begun>>;

async function plannedAgain(home: Home) {
  await planBoxes(deps);
  await chargeBoxes(deps);
  expect(await home.orders()).toEqual([]);
  return home.box();
}

describe("A box whose regular day is already closed", () => {
  test("cannot be moved back to that day, and is charged when its chosen day closes", async () => {
    const home = await begun();
    await home.move("2026-12-04");
    expect((await home.box()).canMoveBack).toBe(true);
    goTo(CLOSED);
    expect((await home.box()).canMoveBack).toBe(false);
    for (const day of [null, "2026-12-01"])
      await expect(home.move(day)).rejects.toMatchObject(CONFLICT);
    expect(await plannedAgain(home)).toMatchObject({ day: "2026-12-04", state: "planned" });
  });

  test("keeps the day that a holiday moved it to if the holiday is removed too late", async () => {
    const home = await begun();
    await set("holidays", ["2026-12-01"]);
    await planBoxes(deps);
    expect((await home.box()).day).toBe("2026-12-02");
    goTo(CLOSED);
    await sql()`delete from settings`;
    expect(await plannedAgain(home)).toMatchObject({ day: "2026-12-02", state: "planned" });
  });

  test("is announced each time that a holiday moves it, even to the same day again", async () => {
    const home = await begun();
    for (const holidays of [["2026-12-01"], [], ["2026-12-01"]]) {
      monday.clock.pass(HOUR);
      await set("holidays", holidays);
      await planBoxes(deps);
      await planBoxes(deps);
    }
    const mails = await sql()`
      select to_address from emails where dedupe_key like ${`box_moved:${(await home.box()).id}:%`}`;
    expect(mails).toHaveLength(3);
  });

  test("moves to the next delivery day if its chosen day becomes a holiday", async () => {
    const home = await begun();
    await home.move("2026-12-03");
    goTo(CLOSED);
    await set("holidays", ["2026-12-03"]);
    expect(await plannedAgain(home)).toMatchObject({ day: "2026-12-04", state: "planned" });
    const mails = await sql()`
      select text from emails where kind = 'box_note' and to_address = ${home.user.email}`;
    expect(mails[0]!["text"]).toMatch(/no delivery on Thursday, December\s3/u);
    expect(await plannedAgain(home)).toMatchObject({ day: "2026-12-04", state: "planned" });
  });
});

describe("More lead days between a box's cut-off and its delivery", () => {
  test.each([["2026-12-01", null] as const, ["2026-12-03", "2026-12-03"] as const])(
    "do not immediately close the box for %s",
    async (day, chosen) => {
      const home = await begun();
      if (chosen) await home.move(chosen);
      const before = await home.box();
      await set("boxLeadDays", 14);
      expect(await plannedAgain(home)).toMatchObject({ day, dueAt: before.dueAt, isOpen: true });
    },
  );
});

describe("Another weekday", () => {
  test("moves the next box within its week, and back again, while that day's cut-off is ahead", async () => {
    const home = await begun();
    const firstOn = async (weekday: number) => {
      await changeNow(home, { weekday });
      return (await home.call((api) => api.boxes.own.read()))!.boxes[0]!.day;
    };
    expect(await firstOn(4)).toBe("2026-12-03");
    expect(await firstOn(2)).toBe("2026-12-01");
    expect(await firstOn(0)).toBe("2026-12-06");
    goTo(CLOSED);
    expect(await firstOn(4)).toBe("2026-12-03");
    expect(await firstOn(2)).toBe("2026-12-08");
  });
});

test("Another weekday charges nothing within an hour: the box comes a week later instead", async () => {
  const home = await begun();
  const first = async () => (await home.call((api) => api.boxes.own.read()))!.boxes[0]!;
  const on = async (weekday: number) => {
    await changeNow(home, { weekday });
    return (await first()).day;
  };
  expect(await on(2)).toBe("2026-12-01");
  const { dueAt } = await first();
  expect(await on(4)).toBe("2026-12-03");
  goTo(new Date(Date.parse(dueAt!) - 30 * 60_000).toISOString());
  expect(await on(2)).toBe("2026-12-08");
});

describe("A box whose donation is undone", () => {
  const BANK = {
    name: "Valley Table",
    street: "40 Granary Row",
    city: "Fresno",
    zipCode: "93721",
    phone: "(559) 555-0144",
  };
  beforeEach(async () => {
    await set("foodBank", BANK);
    await set("zones", [
      { name: "North", prefixes: ["949"], feeCents: 0, minimumCents: 0, weekdays: [2, 5] },
      { name: "South", prefixes: ["937"], feeCents: 0, minimumCents: 0 },
    ]);
  });

  test("is delivered on a day on which the household's zone is served", async () => {
    const home = await begun();
    await home.donate(true);
    await home.move("2026-12-03");
    await home.donate(false);
    expect(await home.box()).toMatchObject({ day: "2026-12-01", donatedTo: null });
    await home.donate(true);
    await home.move("2026-12-03");
    goTo(CLOSED);
    await home.donate(false);
    expect(await home.box()).toMatchObject({ day: "2026-12-04", donatedTo: null });
    expect(
      await sql()`select from emails where kind = 'box_note'
      and to_address = ${home.user.email}`,
    ).toHaveLength(0);
  });

  test("stays donated if its week has no such day left", async () => {
    const home = await begun();
    await home.donate(true);
    await home.move("2026-12-05");
    goTo("2026-11-30T18:00:00Z");
    await set("zones", [
      { name: "North", prefixes: ["949"], feeCents: 0, minimumCents: 0, weekdays: [2] },
    ]);
    await expect(home.donate(false)).rejects.toMatchObject(CONFLICT);
    expect(await home.box()).toMatchObject({ day: "2026-12-05", donatedTo: "Valley Table" });
  });
});
