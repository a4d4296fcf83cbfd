import { eq } from "drizzle-orm";
import { boxes } from "#db/schema/boxes.ts";
import type { Deps } from "#server/deps.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

/** Of a Monday; the first Tuesday whose box can still be had is a week later. */
const MONDAY = "2026-11-23T18:00:00Z";
/** A card that pays once, and no later charge. */
export const LATER_DECLINED = "pm_card_chargeCustomerFail";

export type ChargedBoxes = ReturnType<typeof chargedBoxes>;

/** A Monday of its own in this market: households begin a box, and the clock goes to where it is charged. */
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
    /** Payments that the provider has taken for a box. */
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
    /** The books add up, and no box is left for the test that follows. */
    end: async () => {
      await assertInvariants(sql);
      await sql`update box_subscriptions set state = 'canceled'`;
      await sql`
        update boxes set state = 'canceled', due_at = null where state in ('planned', 'skipped')`;
    },
  };
}
