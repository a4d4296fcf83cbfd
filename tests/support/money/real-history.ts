import fc from "fast-check";
import { disputes } from "#db/schema/payments/disputes.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { and, eq, inArray } from "drizzle-orm";
import { HOUR } from "../market/time/clock.ts";
import { AT_ONCE, approveAsShown, nextRun } from "../market/payments/payout-runs.ts";
import { histories } from "./acts.ts";
import { gifts, liveGift } from "./real-gifts.ts";
import { buyHistory, deliverLived, type Lived, type RealMarket } from "./real-market.ts";
import { performAct } from "./real-acts.ts";
import { unlessRefused } from "./unless-refused.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

const DISPUTED = "pm_card_createDispute";
const REFUND_FAILS = "pm_card_refundFail";

/**
 * A history of an order, with the points at which it is delivered or canceled and farms are paid, and the banks'
 * decisions.
 */
export const realHistories = fc.record({
  history: histories,
  card: fc.oneof(
    { weight: 6, arbitrary: fc.constant(AT_ONCE) },
    { weight: 1, arbitrary: fc.constantFrom(DISPUTED, REFUND_FAILS) },
  ),
  /** The number of acts before the order ends. */
  endsAfter: fc.nat({ max: 6 }),
  end: fc.oneof(
    { weight: 5, arbitrary: fc.constant("delivered" as const) },
    { weight: 1, arbitrary: fc.constant("canceled" as const) },
  ),
  isWon: fc.boolean(),
  /** The acts that are followed by a payout day. */
  paysAfter: fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 2 }),
  isTakenBack: fc.nat({ max: 4 }).map((roll) => roll === 0),
  isRefused: fc.nat({ max: 4 }).map((roll) => roll === 0),
  gift: fc.option(gifts, { freq: 2 }),
});
export type RealHistory = typeof realHistories extends fc.Arbitrary<infer One> ? One : never;

/** Plays one history through the services. Returns the order's number, or null if nothing was bought. */
export async function liveHistory(market: RealMarket, real: RealHistory): Promise<string | null> {
  const { history, endsAfter, paysAfter, card } = real;
  const lived = await buyHistory(market, history, card);
  if (!lived) return null;
  if (real.gift) await liveGift(market, lived.buyer, real.gift);
  if (card === DISPUTED) await processReportedEvents(market.world.deps);
  for (let at = 0; at <= Math.max(history.acts.length, endsAfter, ...paysAfter); at += 1) {
    const act = history.acts[at];
    if (at === endsAfter) await end(market, lived, real);
    if (act) await performAct(market, lived, act);
    await sweep(market);
    if (paysAfter.includes(at)) await payFarms(market, real);
  }
  await settle(market, lived, real);
  await payFarms(market, { isRefused: false, isTakenBack: false });
  return lived.number;
}

const sweep = async ({ world }: RealMarket) => {
  world.clock.pass(HOUR / 4);
  await sweepPayments(world.deps);
};

async function end(market: RealMarket, lived: Lived, real: RealHistory): Promise<void> {
  const { world, admin } = market;
  if (real.end === "delivered") return deliverLived(market, lived);
  await unlessRefused(cancelOrder(world.deps, admin.user, lived.number, "The van broke down"));
}

/** The next payout day: the run is approved, the provider may reject a farm, and a payout may be reversed. */
async function payFarms(
  market: RealMarket,
  { isRefused, isTakenBack }: Pick<RealHistory, "isRefused" | "isTakenBack">,
) {
  const { world, admin, accountIds } = market;
  const [accountId = ""] = accountIds;
  const { id, state } = await nextRun(world);
  if (isRefused) await world.market.control.setCapability(accountId, "transfers", false);
  if (state === "drafted") await unlessRefused(approveAsShown(world.deps, admin.user, id));
  await sweep(market);
  if (isRefused) await world.market.control.setCapability(accountId, "transfers", true);
  world.clock.pass(7 * HOUR);
  await sweep(market);
  if (!isTakenBack) return;
  const [paid] = await world.deps.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, id), eq(payouts.state, "paid")));
  if (paid)
    await reversePayout(world.deps, admin.user, { payoutId: paid.id, reason: "Sent in error" });
  await sweep(market);
}

/** The delay after which the provider reports a refund as failed, plus a second. */
const FAILED_SECONDS = 61;

/** Lets the bank decide the disputes, and late refund failures occur. */
async function settle(market: RealMarket, { intents }: Lived, { isWon, card }: RealHistory) {
  const { world } = market;
  if (card === REFUND_FAILS) await world.market.control.advanceClock(FAILED_SECONDS);
  const open = await world.deps.db
    .select()
    .from(disputes)
    .where(inArray(disputes.intentId, intents));
  for (const { id } of open) await world.market.control.settleDispute(id, isWon ? "won" : "lost");
  await processReportedEvents(world.deps);
  await sweep(market);
}
