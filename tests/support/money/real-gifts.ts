import { eq } from "drizzle-orm";
import fc from "fast-check";
import { disputes } from "#db/schema/payments/disputes.ts";
import { voidGiftCard } from "#server/services/payments/gift-cards/admin.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { GIFT_LEAST, GIFT_MOST } from "#shared/payments/gift-cards/gift-values.ts";
import { boughtGift } from "../market/payments/gift-cards.ts";
import { AT_ONCE } from "../market/payments/payout-runs.ts";
import type { Person } from "../powers/world.ts";
import type { RealMarket } from "./real-market.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

const DISPUTED = "pm_card_createDispute";

/** A gift card, and what becomes of it. */
export const gifts = fc.record({
  /** In cents; gift cards are bought in whole dollars. */
  amount: fc.integer({ min: GIFT_LEAST / 100, max: GIFT_MOST / 100 }).map((usd) => usd * 100),
  end: fc.constantFrom("kept", "redeemed", "taken back", "won", "lost", "redeemed, then lost"),
});
export type GiftLife = typeof gifts extends fc.Arbitrary<infer One> ? One : never;

/** Buys a gift card and plays what becomes of it. Returns its id. */
export async function liveGift(
  { world, admin }: RealMarket,
  holder: Person,
  { amount, end }: GiftLife,
): Promise<string> {
  const { deps, market } = world;
  const isDisputed = /won|lost/.test(end);
  const card = isDisputed ? DISPUTED : AT_ONCE;
  const { id, code, intentId } = await boughtGift(market, deps, { amount, card });
  if (end.startsWith("redeemed"))
    await holder.call((api) => api.payments.giftCards.redeem({ code }));
  if (end === "taken back") await voidGiftCard(deps, admin.user, { id, reason: "Bought twice" });
  if (isDisputed) {
    await processReportedEvents(world.deps);
    const open = await deps.db.select().from(disputes).where(eq(disputes.intentId, intentId));
    const outcome = end === "won" ? "won" : "lost";
    for (const dispute of open) await market.control.settleDispute(dispute.id, outcome);
    await processReportedEvents(world.deps);
  }
  await sweepPayments(deps);
  return id;
}
