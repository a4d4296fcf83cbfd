import { plainPaymentEntries } from "#shared/payments/ledger.ts";
import { paymentReturnedEntries } from "#shared/payments/refunds/refund-entries.ts";
import { moveCheckout } from "../checkouts/checkout-row.ts";
import { returnPayment, returnSecond } from "./late-payment.ts";
import { post } from "../ledger.ts";
import { postFee } from "../provider/provider-fee.ts";
import { receiptOf, receiptOutcome, refundSecond, writeReceipt } from "./receipts.ts";
import type { Purpose } from "../purposes.ts";
import { type Outcome, paidQuote, payerOf, type Settling } from "./settling.ts";

/** For a plain amount, the receipt is all there is to do. */
async function settlePayment(settling: Settling): Promise<Outcome> {
  const { deps, tx, checkout, intent } = settling;
  const now = deps.clock.now();
  const known = await receiptOf(tx, checkout.id);
  if (known) {
    await refundSecond(settling, known);
    if (known.paymentIntentId === intent.id) await postFee(tx, null, intent, now);
    return receiptOutcome(known, "received");
  }
  if (checkout.state === "refunded") return returnSecond(settling);
  if (!(await paidQuote(settling))) return returnPayment(settling, { why: "amount_mismatch" });
  const delivery = await payerOf(tx, checkout.id);
  await moveCheckout(tx, checkout, "place");
  await post(tx, {
    at: now,
    key: `payment:${intent.id}`,
    kind: "payment",
    orderId: null,
    intentId: intent.id,
    lines: plainPaymentEntries(intent.amountReceived),
  });
  await postFee(tx, null, intent, now);
  return receiptOutcome(await writeReceipt(settling, delivery.email), "received");
}

/** A plain amount: it holds nothing, and a refund takes it back. */
export const plainPayment: Purpose = {
  settle: settlePayment,
  release: async () => {},
  followDispute: async () => {},
  giveUp: async (_tx, { amount }) => ({
    kind: "payment_returned",
    lines: paymentReturnedEntries(amount),
  }),
};
