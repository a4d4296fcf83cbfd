import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { cardLeft, planRefund, restOf } from "#shared/payments/refunds/refund.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Foreign, MADE_AT_PROVIDER } from "../../payments/refunds/foreign-refund.ts";
import { type Order, purchasesOf } from "../../payments/refunds/sold.ts";
import { cancelIfOver, moverOf, writeRefund } from "./refund-order.ts";
import { refundedLines } from "./refunded-lines.ts";

/**
 * Writes a refund of an order that was made at the provider. One of everything the card has left is
 * for the goods: unsold where they never left, else at the market's loss. A part names no goods and is goodwill.
 */
export async function writeForOrder(
  deps: Deps,
  tx: Tx,
  order: Order,
  foreign: Foreign,
): Promise<string> {
  const { intentId, replaces } = foreign;
  const wish = await wishOf(tx, order, foreign);
  const written = await writeRefund(deps, tx, {
    order,
    intentId,
    actor: null,
    wish,
    reason: MADE_AT_PROVIDER,
    ...faultOf(order, replaces),
    replaces: replaces?.id,
    notifiedSeparately: true,
    isDone: true,
  });
  if (!written) throw new Error("A refund at the provider left nothing to book");
  const mover = moverOf(deps, null, MADE_AT_PROVIDER);
  await cancelIfOver(deps, tx, { order, written, mover });
  return written.refundId;
}

/** What it was for was said when it failed; else nobody said why, and only goods that never left are unsold. */
function faultOf({ state }: Order, replaces: Foreign["replaces"]): Fault {
  if (!replaces?.cause) return { cause: hasNotLeft(state) ? "order_canceled" : MADE_AT_PROVIDER };
  const { cause, bearer, bearerReason } = replaces;
  return { cause, bearer: bearer ?? undefined, bearerReason: bearerReason ?? undefined };
}

async function wishOf(tx: Tx, order: Order, { intentId, amount, replaces }: Foreign) {
  const purchase = (await purchasesOf(tx, order)).find((one) => one.intentId === intentId);
  if (!purchase) throw new Error("A refund at the provider is of another order");
  const { sold, given } = purchase;
  const fits = (wish: Parameters<typeof planRefund>[2]) => {
    try {
      return planRefund(sold, given, wish).card === amount;
    } catch {
      return false;
    }
  };
  if (replaces) {
    const lines = await refundedLines(tx, order, replaces.id);
    const same = { lines, delivery: replaces.delivery };
    if (fits(same)) return same;
  }
  const isAll = cardLeft(sold, given) === amount && fits(restOf(sold, given));
  return isAll ? ("rest" as const) : { goodwill: amount };
}
