import { eq } from "drizzle-orm";
import { giftCardSoldEntries } from "#shared/payments/gift-cards/gift-ledger.ts";
import { priceReturnedEntries } from "#shared/payments/ledger.ts";
import { businessDayAt } from "#shared/time.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import type { Tx } from "#db/client.ts";
import { queueMail } from "../../mail/outbox.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { moveCheckout } from "../checkouts/checkout-row.ts";
import { post } from "../ledger.ts";
import { postFee } from "../provider/provider-fee.ts";
import type { Purpose } from "../purposes.ts";
import { wholePriceBack } from "../refunds/paid-back.ts";
import { returnPayment, returnSecond } from "../settling/late-payment.ts";
import { receiptOf, receiptOutcome, refundSecond, writeReceipt } from "../settling/receipts.ts";
import { type Outcome, paidQuote, type Settling } from "../settling/settling.ts";
import { followGiftDispute } from "./follow-dispute.ts";
import { sendIfDue } from "./send.ts";

type GiftCard = typeof giftCards.$inferSelect;

/** Activates the gift card that was paid for, once; refunds a payment that does not match its price. */
async function settleGiftCard(settling: Settling): Promise<Outcome> {
  const { deps, tx, checkout, intent } = settling;
  const receipt = await receiptOf(tx, checkout.id);
  if (receipt) {
    await refundSecond(settling, receipt);
    if (receipt.paymentIntentId === intent.id) await postFee(tx, null, intent, deps.clock.now());
    return receiptOutcome(receipt, "received");
  }
  if (checkout.state === "refunded") return returnSecond(settling);
  const card = await lockCardOf(tx, checkout.id);
  if (!card) throw new Error("A gift card's checkout has no gift card");
  if (!(await paidQuote(settling))) return returnGiftCard(settling, card);
  return activate(settling, card);
}

/** Voids the gift card and refunds the whole payment. */
async function returnGiftCard(settling: Settling, card: GiftCard): Promise<Outcome> {
  const { deps, tx } = settling;
  const why = "amount_mismatch";
  const by = { actor: "system", cause: why, at: deps.clock.now() };
  await advance(tx, lifecycles.giftCard, card, "void", { by });
  return returnPayment(settling, { why });
}

async function activate(settling: Settling, card: GiftCard): Promise<Outcome> {
  const { deps, tx, checkout, intent } = settling;
  const now = deps.clock.now();
  const amount = intent.amountReceived;
  const by = { actor: "system", cause: "paid", at: now };
  const active = await advance(tx, lifecycles.giftCard, card, "pay", { by, set: { amount } });
  await moveCheckout(tx, checkout, "place");
  const receipt = await writeReceipt(settling, active.buyerEmail);
  await post(tx, {
    at: now,
    key: `gift_card_sold:${active.id}`,
    kind: "gift_card_sold",
    orderId: null,
    intentId: intent.id,
    lines: giftCardSoldEntries(amount),
  });
  await postFee(tx, null, intent, now);
  const { recipientName, recipientEmail, sendOn } = active;
  await queueMail(deps, tx, {
    kind: "gift_card_bought",
    to: active.buyerEmail,
    language: checkout.language,
    dedupeKey: `gift_card_bought:${active.id}`,
    data: {
      amount,
      number: receipt.number,
      recipientName,
      recipientEmail: recipientEmail ?? "",
      day: sendOn > businessDayAt(now) ? sendOn : null,
      url: `${deps.publicUrl}/gift-cards`,
    },
  });
  await sendIfDue(deps, tx, active);
  return receiptOutcome(receipt, "received");
}

/** Locks and returns a checkout's gift card. */
async function lockCardOf(tx: Tx, checkoutId: string): Promise<GiftCard | null> {
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.checkoutId, checkoutId))
    .for("update");
  return card ?? null;
}

/**
 * Voids an unredeemed gift card once refunds add up to its full price. A partial refund, or one for a redeemed
 * card, takes nothing from the holder: it is goodwill.
 */
const giveUpGiftCard: Purpose["giveUp"] = async (tx, { checkoutId, intentId, amount, at }) => {
  const card = await lockCardOf(tx, checkoutId);
  if (!card || (card.state !== "active" && card.state !== "frozen")) return null;
  const price = card.amount;
  const whole = await wholePriceBack(tx, { intentId, price, amount });
  if (!whole) return null;
  const by = { actor: "system", cause: "refunded", at };
  await advance(tx, lifecycles.giftCard, card, "void", { by });
  return { kind: "gift_card_returned", lines: priceReturnedEntries("gift_cards", price, whole) };
};

/** A gift card: it holds no goods while being paid for, and a late payment still buys it. */
export const giftCardPurpose: Purpose = {
  settle: settleGiftCard,
  release: async () => {},
  giveUp: giveUpGiftCard,
  followDispute: followGiftDispute,
};
