import { eq } from "drizzle-orm";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { begin as beginBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

/** The food bank that receives donated boxes. */
export const BANK = {
  name: "Valley Table",
  street: "40 Granary Row",
  city: "Fresno",
  zipCode: "93721",
  phone: "(559) 555-0144",
};

type Market = Awaited<ReturnType<typeof openBoxChoices>>;
export type BoxChoices = Awaited<ReturnType<Market["begin"]>>;
export type BoxHome = Awaited<ReturnType<BoxChoices["begun"]>>;

const MONDAY = "2026-11-23T18:00:00Z";

/**
 * A market with a food bank. For each test `begin` sets the clock to a Monday: boxes are delivered on Tuesdays and
 * close four days before. `end` ends all boxes and settings of the test.
 */
export async function openBoxChoices() {
  const market = await openMarketPlace();
  let clock = movableClock(MONDAY);
  const begin = async () => {
    clock = movableClock(MONDAY);
    const deps: Deps = { ...market.deps, clock };
    const set = async (key: string, value: unknown) => {
      const row = { key, value, updatedAt: clock.now() };
      await market.database.db
        .insert(settings)
        .values(row)
        .onConflictDoUpdate({ target: settings.key, set: row });
    };
    await set("foodBank", BANK);
    return {
      clock,
      deps,
      set,
      goTo: (instant: string) => clock.pass(new Date(instant).getTime() - clock.now().getTime()),
      begun: () => begunHome(market, deps),
    };
  };
  const end = async () => {
    await assertInvariants(market.database.sql, clock.now());
    await market.database.sql`update box_subscriptions set state = 'canceled'`;
    await market.database
      .sql`update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
    for (const key of ["foodBank", "zones", "holidays", "unservedPrefixes"]) {
      await market.database.db.delete(settings).where(eq(settings.key, key));
    }
  };
  return { ...market, begin, end };
}

/** A household whose weekly box has begun, and what it does with the first one. */
async function begunHome(market: MarketPlace, deps: Deps) {
  const home = await household(market, deps);
  await beginBox(home);
  const boxes = async () => (await home.call((api) => api.boxes.own.read()))!.boxes;
  const [first] = await boxes();
  const id = first!.id;
  return {
    ...home,
    id,
    boxes,
    box: async () => (await boxes()).find((box) => box.id === id)!,
    move: (day: string | null, which = id) =>
      home.call((api) => api.boxes.own.move({ id: which, day })),
    donate: (donated: boolean) => home.call((api) => api.boxes.own.donate({ id, donated })),
  };
}
