import { hasNotLeft } from "#shared/orders/order.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { DISPUTE_OVER } from "#shared/orders/words/cause-words.ts";
import { weightOwed } from "#shared/farms/harvest/weighing.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { NONE_BACK, unitsBackOf } from "../../payments/refunds/undone.ts";
import { isDisputed } from "../../payments/refunds/held.ts";
import {
  givenOfOrder,
  intentsOf,
  lockOrder,
  type Order,
  soldOf,
} from "../../payments/refunds/sold.ts";
import { cancelIfOver, moverOf, writeRefund } from "./refund-order.ts";
import { AS_PAID } from "./refunding.ts";

type Lines = RefundWish["lines"];

/**
 * Refunds what could not be refunded while the bank held the money of an order: short units, and weight below what
 * was paid for. Does nothing while a payment is still disputed or once the order is dispatched. Idempotent, since
 * refunded units and weight are no longer left to refund.
 */
export async function settleMissing(deps: Deps, tx: Tx, order: Order): Promise<void> {
  if (await isDisputed(tx, ...(await intentsOf(tx, order)))) return;
  await refundMissing(deps, tx, order, {
    lines: await shortOf(tx, order),
    cause: "missing_at_harvest",
  });
  // Computed afterward, since units that were just refunded included their weight.
  await refundMissing(deps, tx, order, { lines: await underweightOf(tx, order), cause: "weight" });
}

async function refundMissing(
  deps: Deps,
  tx: Tx,
  { number }: Order,
  { lines, cause }: { lines: Lines; cause: RefundCause },
): Promise<void> {
  if (lines.length === 0) return;
  const order = await lockOrder(tx, { number });
  if (!hasNotLeft(order.state)) return;
  const reason = DISPUTE_OVER;
  const wish = { lines, delivery: false };
  const what = { wish, reason, cause, money: AS_PAID };
  const by = { actor: null };
  const written = await writeRefund(deps, tx, { order, what, by, notice: "refund" });
  const mover = moverOf(deps, null, reason);
  if (written) await cancelIfOver(deps, tx, { order, written, mover });
}

/** Short units not refunded yet, except those of failed refunds, which are made good separately. */
async function shortOf(tx: Tx, order: Order): Promise<Lines> {
  const { sold, left } = await stateOf(tx, order);
  const back = await unitsBackOf(tx, order.id);
  return sold.lines.flatMap((line) => {
    const rest = left.lines.find(({ productId }) => productId === line.productId);
    const { toMakeGood } = back.get(line.productId) ?? NONE_BACK;
    const unrefunded = (rest?.quantity ?? 0) - unitsToCome(line) - toMakeGood.units;
    const quantity = Math.min(line.short, unrefunded);
    return quantity > 0 ? [{ productId: line.productId, quantity }] : [];
  });
}

/** Weight paid for but not delivered, except that of failed refunds, which are made good separately. */
async function underweightOf(tx: Tx, order: Order): Promise<Lines> {
  const { sold, left } = await stateOf(tx, order);
  const back = await unitsBackOf(tx, order.id);
  return sold.lines.flatMap((line) => {
    const rest = left.lines.find(({ productId }) => productId === line.productId);
    if (line.weighed === null || !rest) return [];
    const { toMakeGood } = back.get(line.productId) ?? NONE_BACK;
    const owed = weightOwed(rest, unitsToCome(line), line.weighed);
    const lighter = weight(Math.max(0, owed - toMakeGood.weight));
    return lighter > 0 ? [{ productId: line.productId, quantity: 0, weight: lighter }] : [];
  });
}

async function stateOf(tx: Tx, order: Order) {
  const sold = await soldOf(tx, order);
  return { sold, left: leftOf(sold, await givenOfOrder(tx, order)) };
}
