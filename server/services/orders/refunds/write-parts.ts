import { bearerOf } from "#shared/payments/refunds/refund-cause.ts";
import { sumWeights } from "#shared/catalog/weights/weight.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import type { Tx } from "#db/client.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import type { Deps } from "#server/deps.ts";
import type { MailGoods } from "#server/mail/mail-goods.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import {
  lockForRefund,
  type Order,
  type Purchase,
  purchasesOf,
} from "../../payments/refunds/sold.ts";
import { insertRefund } from "./insert-refund.ts";
import { noteOvertaken } from "./still-owed.ts";
import { isGoodwill, partsOf, planOf, type Refunded, type Refunding } from "./refunding.ts";
import { shareByHarvest } from "./unharvested.ts";

/** Locks the payments that are to be refunded. */
export async function lockParts(tx: Tx, order: Order, what: Refunded): Promise<void> {
  const isDone = what.money.kind === "done";
  const isForGoods = !isGoodwill(what.wish);
  for (const { purchase } of partsOf(await purchasesOf(tx, order), what)) {
    await lockForRefund(tx, purchase.intentId, { isDone, isForGoods });
  }
}

type Writing = Omit<Refunding, "notice">;

/**
 * Undoes the sale of the remaining goods of an order not yet dispatched that has no money left: they were free with a
 * code, or their price was refunded as goodwill. They will not be delivered, so they are returned without money.
 */
export async function unsellRemaining(
  deps: Deps,
  tx: Tx,
  { order, what: { reason }, by: { actor } }: Writing,
): Promise<void> {
  // No money moves, so a dispute does not prevent it.
  const what: Refunded = {
    wish: "remaining",
    cause: "order_canceled",
    reason,
    money: { kind: "done" },
  };
  await lockParts(tx, order, what);
  await writeParts(deps, tx, { order, what, by: { actor } }, await purchasesOf(tx, order));
}

/**
 * Writes separate refunds for units that were not harvested, whose sale is undone. A refund already done at the
 * provider, or one that makes good a failed refund, is not split.
 */
export async function writeByHarvest(
  deps: Deps,
  tx: Tx,
  writing: Writing,
  purchases: readonly Purchase[],
) {
  const { order, what } = writing;
  if (what.money.kind !== "new") return writeParts(deps, tx, writing, purchases);
  const goods = partsOf(purchases, what).flatMap(({ wish }) =>
    isGoodwill(wish) ? [] : wish.lines,
  );
  const written = [];
  for (const share of await shareByHarvest(tx, { ...what, order }, goods)) {
    // Read again, since the previous part reduces what is left.
    const now = await purchasesOf(tx, order);
    const part = { ...writing, what: { ...what, ...share } };
    written.push(...(await writeParts(deps, tx, part, now)));
  }
  return written;
}

/** Writes a refund for each payment that paid for what is refunded, with ledger entries and audit log. */
async function writeParts(
  deps: Deps,
  tx: Tx,
  { order, what, by: { actor, key } }: Writing,
  purchases: readonly Purchase[],
) {
  const { reason, cause, bearer, bearerReason, money } = what;
  const written = [];
  for (const part of partsOf(purchases, what)) {
    const planned = planOf(part, money);
    const { intentId } = part.purchase;
    const { id } = await insertRefund(tx, { ...order, paymentIntentId: intentId }, planned, {
      at: deps.clock.now(),
      reason,
      cause,
      bearer,
      bearerReason,
      requestedBy: actor?.id ?? null,
      replaces: money.kind === "new" ? undefined : money.replaces,
      actKey: key,
    });
    await recordAudit(deps, tx, actor, {
      action: "refund.requested",
      subject: { kind: "payment", id: intentId, name: order.number },
      detail: {
        amount: planned.amount,
        ...(planned.credit > 0 && { credit: planned.credit }),
        delivery: planned.delivery,
        goods: goodsOf(purchases, planned).map(goodsWords).join(", "),
        reason,
        cause,
        bearer: bearer ?? bearerOf(cause),
        ...(bearerReason && { bearerReason }),
      },
    });
    await noteOvertaken(tx, order, id);
    written.push({ id, planned });
  }
  return written;
}

/** The refunded goods, summed per product over all payments. */
export function goodsOf(purchases: readonly Purchase[], { lines }: RefundPlan): MailGoods[] {
  const names = new Map(
    purchases.flatMap(({ sold }) => sold.lines.map(({ productId, name }) => [productId, name])),
  );
  return [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    name: names.get(productId) ?? "",
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: sumWeights(same.map(({ weight }) => weight)),
  }));
}
