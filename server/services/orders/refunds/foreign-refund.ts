import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { cardLeft, planRefund, remainingOf } from "#shared/payments/refunds/refund.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Foreign, MADE_AT_PROVIDER } from "../../payments/refunds/foreign-refund.ts";
import { type Order, purchasesOf } from "../../payments/refunds/sold.ts";
import { cancelIfOver, moverOf, writeRefund } from "./refund-order.ts";
import { refundedLines } from "./refunded-lines.ts";

/**
 * Books a refund of an order that was made at the provider, and returns its id. If it covers everything left on the
 * card, it is for the goods: their sale is undone if they were never dispatched, otherwise the market bears it. A
 * partial refund names no goods and is goodwill. One that replaces a failed refund keeps that refund's goods, if the
 * amount matches, and its fault.
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
    what: {
      wish,
      intentId,
      reason: MADE_AT_PROVIDER,
      ...faultOf(order, replaces),
      money: { kind: "done", replaces: replaces?.id },
    },
    by: { actor: null },
    notice: "by_caller",
  });
  if (!written) throw new Error("A refund at the provider left nothing to book");
  const mover = moverOf(deps, null, MADE_AT_PROVIDER);
  await cancelIfOver(deps, tx, { order, written, mover });
  return written.refundId;
}

/** The fault of the failed refund it replaces, if any; otherwise only goods never dispatched count as not sold. */
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
  const isAll = cardLeft(sold, given) === amount && fits(remainingOf(sold, given));
  return isAll ? ("remaining" as const) : { goodwill: amount };
}
