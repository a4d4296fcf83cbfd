import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { type BuyGiftInput, lastGiftDay } from "#shared/payments/gift-cards/gift-card.ts";
import { businessDayAt, type Day, formatDayFull } from "#shared/time.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import {
  type Checkout,
  openOrKnown,
  recordQuote,
  type Shopper,
} from "../checkouts/checkout-row.ts";
import { takingHolds } from "../checkouts/give-way.ts";
import { intentFor } from "../intents/intents.ts";
import { quoteOfAmount } from "../intents/pay-amount.ts";

/**
 * Opens the payment for a gift card. Called again before it is paid, returns the same payment with its amount
 * updated. A card with a different message, recipient or day gets its own payment, because the form in another
 * tab may still pay for the earlier one, and only the latest is looked up. Throws `invalid` for a day that is
 * past or too far ahead, `already_paid` while a payment is processing, `too_many` and `provider_unavailable`.
 */
export async function buyGiftCard(deps: Deps, shopper: Shopper, input: BuyGiftInput) {
  refuseDay(input.sendOn, businessDayAt(deps.clock.now()));
  const settings = await getSettings(deps);
  const { amount, buyerEmail: email, buyerName: firstName } = input;
  const checkout = await takingHolds(deps, shopper, async (tx) => {
    const now = deps.clock.now();
    const fits = ({ id }: Checkout) => isSameCard(tx, id, input);
    const open = await openOrKnown(tx, shopper, "gift_card", { settings, now, fits });
    await writeCard(tx, open, input, now);
    const quoted = { quote: quoteOfAmount(amount), delivery: { email, firstName }, now };
    return recordQuote(tx, open, quoted, shopper);
  });
  const { id, clientSecret } = await intentFor(deps, checkout.id);
  const { id: checkoutId, revision } = checkout;
  return { clientSecret, paymentIntentId: id, checkoutId, revision, total: amount };
}

function refuseDay(sendOn: Day, today: Day): void {
  const last = lastGiftDay(today);
  if (sendOn >= today && sendOn <= last) return;
  const message = m.sendWithin(formatDayFull(today), formatDayFull(last));
  throw new DomainError("invalid", message, { field: "sendOn" });
}

/** Whether a checkout's unpaid gift card matches the input, regardless of amount. */
async function isSameCard(
  tx: Tx,
  checkoutId: string,
  { amount: _, ...wanted }: BuyGiftInput,
): Promise<boolean> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.checkoutId, checkoutId));
  if (card?.state !== "pending") return false;
  const { recipientName, recipientEmail, message, sendOn, buyerName, buyerEmail } = card;
  return isDeepStrictEqual(
    { recipientName, recipientEmail, message, sendOn, buyerName, buyerEmail },
    wanted,
  );
}

/** Saves the unpaid gift card of an open checkout; on an existing one, only the amount can change. */
async function writeCard(
  tx: Tx,
  { id: checkoutId, userId }: Checkout,
  input: BuyGiftInput,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(giftCards)
    .values({ ...input, userId, checkoutId, createdAt })
    .onConflictDoUpdate({
      target: giftCards.checkoutId,
      set: { amount: input.amount },
      setWhere: eq(giftCards.state, "pending"),
    });
}
