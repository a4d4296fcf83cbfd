import { eq } from "drizzle-orm";
import type { AdditionQuote, PlainQuote } from "#shared/checkout/checkout.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { lockGoods, releaseHolds, sellGoods } from "../../checkout/stock-holds.ts";
import { isDraftBought } from "../../payments/checkouts/drafts.ts";
import { moveCheckout } from "../../payments/checkouts/checkout-row.ts";
import { postFee } from "../../payments/provider/provider-fee.ts";
import type { Purpose } from "../../payments/purposes.ts";
import {
  goneOf,
  oweRefund,
  type Returned,
  returnPayment,
  returnSecond,
} from "../../payments/settling/late-payment.ts";
import {
  type Outcome,
  paidQuote,
  placedOutcome,
  type Settling,
} from "../../payments/settling/settling.ts";
import { isTaxAlike } from "../own/change-terms.ts";
import type { Order } from "../own/own-order.ts";
import { takesAddition, termsRefusal } from "./may-add.ts";
import { swapOut } from "./swap.ts";
import { writeAddition } from "./write.ts";

/** Adds the paid goods to their order, returns the order if that was already done, or refunds the payment. */
async function settleAddition(settling: Settling): Promise<Outcome> {
  const { deps, tx, checkout, intent } = settling;
  const known = await addedBy(tx, checkout.id);
  if (known) {
    const { order, paymentIntentId } = known;
    if (paymentIntentId === intent.id) await postFee(tx, order.id, intent, deps.clock.now());
    else {
      const { delivery } = order;
      await oweRefund(deps, tx, { intent, why: "second_payment", items: [], delivery });
    }
    return placedOutcome(order, checkout.id);
  }
  if (checkout.state === "refunded") return returnSecond(settling);
  if (await isDraftBought(tx, checkout)) return returnAddition(settling, { why: "second_payment" });
  const paid = await paidQuote(settling);
  if (!paid) return returnAddition(settling, { why: "amount_mismatch" });
  if (!isAddition(paid.quote)) throw new Error("An addition's quote names no order");
  return addOrRefund(settling, paid.quote);
}

function isAddition(quote: PlainQuote): quote is AdditionQuote {
  return "orderId" in quote && "day" in quote;
}

async function addOrRefund(settling: Settling, quote: AdditionQuote): Promise<Outcome> {
  const { deps, tx, checkout, intent, settings } = settling;
  // The order is locked before the stock, as everywhere that takes goods off an order, to avoid deadlocks.
  const [order] = await tx.select().from(orders).where(eq(orders.id, quote.orderId)).for("update");
  // A guest's order may have joined an account since.
  const isTheirs = checkout.userId === null || order?.userId === checkout.userId;
  if (!order || !isTheirs) return returnAddition(settling, { why: "order_closed" });
  if (!(await takesAddition(deps, tx, order, settings)))
    return returnAddition(settling, { why: "order_closed" });
  // Meanwhile another addition may have added the same goods at another price, or up to the limit.
  if (await termsRefusal(tx, order, quote.lines))
    return returnAddition(settling, { why: "order_closed" });
  if (!isTaxedAsQuoted(settings, order, quote))
    return returnAddition(settling, { why: "order_moved" });
  const shortages = await lockGoods(tx, checkout.id, quote.lines);
  if (shortages.length > 0)
    return returnAddition(settling, { why: "goods_gone", items: shortages.map(goneOf) });
  await sellGoods(tx, checkout.id, quote.lines, deps.clock.now());
  await writeAddition(deps, tx, { order, checkoutId: checkout.id, quote, intent, settings });
  await moveCheckout(tx, checkout, "place");
  const [now = order] = await tx.select().from(orders).where(eq(orders.id, order.id));
  if (quote.swap) await swapOut(deps, tx, now, quote.swap);
  return placedOutcome(now, checkout.id);
}

/** Whether the order still goes to where the addition owes the tax that was quoted: it may have moved meanwhile. */
function isTaxedAsQuoted(settings: Settings, order: Order, quote: AdditionQuote): boolean {
  const goods = quote.lines.map(({ lineTotal, promotion = NO_MONEY, taxCategory }) => ({
    amount: cents(lineTotal - promotion),
    taxCategory,
  }));
  const { zipCode, on } = quote.taxed;
  const places = [zipCode, order.delivery.zipCode] as const;
  return isTaxAlike(settings, on, places, { goods, fee: NO_MONEY });
}

/** Releases the held goods and refunds the whole payment. */
async function returnAddition(settling: Settling, returned: Returned): Promise<Outcome> {
  await releaseHolds(settling.tx, settling.checkout.id);
  return returnPayment(settling, returned);
}

async function addedBy(
  tx: Tx,
  checkoutId: string,
): Promise<{ order: Order; paymentIntentId: string } | null> {
  const [row] = await tx
    .select({ order: orders, paymentIntentId: orderAdditions.paymentIntentId })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .where(eq(orderAdditions.checkoutId, checkoutId));
  return row ?? null;
}

/** The purpose of a payment that adds goods to a paid order. Refunds and disputes are handled by the order. */
export const additionPurpose: Purpose = {
  settle: settleAddition,
  release: releaseHolds,
  giveUp: async () => null,
  followDispute: async () => {},
};
