import { moveCheckout } from "./checkout-row.ts";
import { receiptOf, receiptOutcome, refundSecond, writeReceipt } from "./receipts.ts";
import { type Outcome, paidQuote, type Settling } from "./settling.ts";

/** A plain amount was paid: its receipt is all that comes of it. */
export async function settlePayment(settling: Settling): Promise<Outcome> {
  const { tx, checkout } = settling;
  const known = await receiptOf(tx, checkout.id);
  if (known) {
    await refundSecond(settling, known);
    return receiptOutcome(known, "received");
  }
  const { delivery } = await paidQuote(settling);
  await moveCheckout(tx, checkout, "placed");
  return receiptOutcome(await writeReceipt(settling, delivery.email), "received");
}
