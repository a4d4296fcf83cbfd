import { eq } from "drizzle-orm";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import type { Cents } from "#shared/money.ts";
import type { DeliveryChange } from "#shared/orders/order-change.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { moveLinkEnds, orderUrl } from "../../platform/links/order-links.ts";
import { actorOf, changeUntilOf, type Holder, type Order } from "./own-order.ts";

type When = Pick<DeliveryChange, "day" | "window">;

type Writing = {
  order: Order;
  holder: Holder;
  settings: Settings;
  /** The new place and time; omitted fields stay as they are. */
  to: When & Partial<Omit<DeliveryChange, "number" | "shown">>;
  /** The refunded part of the delivery fee. */
  back: Cents;
  /** Whether this is a redelivery. The goods were then harvested for the original day. */
  isAgain?: boolean;
  /** Whether it answers a request, so that the customer is told even if nothing changes. */
  isAnswer?: boolean;
};

/**
 * Changes where and when an order is delivered: extends its links, writes the audit log and emails the customer.
 * Returns false, without writing or sending anything, if nothing changes.
 */
export async function writeDelivery(deps: Deps, tx: Tx, writing: Writing): Promise<boolean> {
  const { order, holder, settings, to, back, isAgain = false, isAnswer = false } = writing;
  const { day, window, ...where } = to;
  const changes = changesBetween<Record<string, unknown>>(deliveryOf(order), to);
  if (Object.keys(changes).length === 0 && !isAnswer) return false;
  const delivery = { ...order.delivery, deliveryDate: day, deliveryTime: window, ...where };
  const harvestedFor = isAgain ? (order.harvestedFor ?? order.deliveryDay) : order.harvestedFor;
  const now = { ...order, deliveryDay: day, deliveryWindow: window, delivery, harvestedFor };
  await tx
    .update(orders)
    .set({ deliveryDay: day, deliveryWindow: window, delivery, harvestedFor })
    .where(eq(orders.id, order.id));
  await moveLinkEnds(tx, order.id, day);
  await recordAudit(deps, tx, actorOf(holder), {
    action: isAgain ? "order.redelivery_chosen" : "order.delivery_changed",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: holder.by === "team" ? { ...changes, reason: holder.reason } : changes,
  });
  await queueMail(deps, tx, {
    kind: "order_changed",
    to: order.email,
    dedupeKey: `order_changed:${order.id}:${deps.clock.now().toISOString()}`,
    data: {
      orderNumber: order.number,
      day,
      window,
      address: addressLine(delivery),
      feeBack: back,
      isAgain,
      changeUntil: changeUntilOf(deps, now, settings),
      orderUrl: await orderUrl(deps, tx, now),
    },
  });
  return true;
}

/** Where and when an order is delivered, as a form shows it. */
export function deliveryOf({ deliveryDay: day, deliveryWindow: window, delivery }: Order) {
  const { address, city, zipCode, phone, specialInstructions } = delivery;
  return { address, city, zipCode, phone, specialInstructions, day, window };
}
