import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { boxes } from "#db/schema/boxes/boxes.ts";
import type { Deps } from "#server/deps.ts";
import { endCheckoutOf } from "#server/services/payments/checkouts/expire-checkout.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

/** A Monday. The first Tuesday for which a box can still be ordered is eight days later. */
const MONDAY = "2026-11-23T18:00:00Z";
/** A test card whose first charge succeeds and later ones are declined. */
export const LATER_DECLINED = "pm_card_chargeCustomerFail";

export type ChargedBoxes = ReturnType<typeof chargedBoxes>;

/**
 * A Monday in this market, on a separate clock: households subscribe to a box, and tests move the clock to its
 * charge.
 */
export function chargedBoxes(market: MarketPlace) {
  const clock = movableClock(MONDAY);
  const deps: Deps = { ...market.deps, clock };
  const { sql } = market.database;
  const boxOf = async (id: string) => {
    const [box] = await deps.db.select().from(boxes).where(eq(boxes.id, id));
    return box!;
  };
  return {
    clock,
    deps,
    boxOf,
    goTo: (instant: Date | string) =>
      clock.pass(new Date(instant).getTime() - clock.now().getTime()),
    mailsAbout: async (id: string) => {
      const rows = await sql<{ kind: string }[]>`
        select kind from emails where dedupe_key like ${`%${id}%`} order by created_at, kind`;
      return rows.map(({ kind }) => kind);
    },
    /** The number of payments for a box that succeeded at the provider. */
    takenFor: async (boxId: string): Promise<number> => {
      const { checkoutId } = await boxOf(boxId);
      const rows = await sql<{ id: string }[]>`
        select intent_id as id from payments where checkout_id = ${checkoutId}`;
      const intents = await Promise.all(rows.map(({ id }) => deps.payments.readIntent(id)));
      return intents.filter((intent) => intent?.state === "succeeded").length;
    },
    begun: async (wishes: Parameters<typeof household>[2] = {}) => {
      const home = await household(market, deps, wishes);
      const terms = await begin(home);
      return { home, terms, box: await firstBox({ deps, call: home.call }) };
    },
    /** A household that has subscribed, and what it reads of its boxes. */
    subscribed: async (wishes: Parameters<typeof household>[2] = {}) => {
      const home = await household(market, deps, wishes);
      const terms = await begin(home);
      const read = async () => (await home.call((api) => api.boxes.own.read()))!;
      return { ...home, terms, read };
    },
    /** Asserts that all invariants hold, and leaves no box and no hold for the next test, whose clock starts anew. */
    end: async () => {
      await assertInvariants(sql, clock.now());
      const held = await sql<{ id: string }[]>`select id from checkouts where state = 'held'`;
      for (const { id } of held) await endCheckoutOf(deps, id);
      await sql`update box_subscriptions set state = 'canceled'`;
      await sql`
        update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
    },
  };
}

/**
 * Opens a market for the file and begins each test with charged boxes of its own; afterward the invariants hold and
 * no box is left.
 */
export function withChargedBoxes(
  onOpened: (opened: { market: MarketPlace; at: ChargedBoxes }) => void,
): void {
  let market: MarketPlace;
  let at: ChargedBoxes;
  beforeAll(async () => {
    market = await openMarketPlace();
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(() => {
    at = chargedBoxes(market);
    onOpened({ market, at });
  });
  afterEach(() => at.end());
}
