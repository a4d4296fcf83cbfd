import { ordersErrors as m } from "#messages/orders-errors.ts";
import { eq } from "drizzle-orm";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { deliveryDays, lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import type { DeliveryChange } from "#shared/orders/order-change.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit.ts";
import { moveLinkEnds, orderUrl } from "../../platform/order-links.ts";
import { checkAddress } from "../../platform/delivery-zone.ts";
import { queueMail } from "../../mail/outbox.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { getSettings } from "../../platform/settings.ts";
import { donatedTo } from "../donated.ts";
import { moveOrderSlot } from "../order-slot.ts";
import { checkMove } from "./change-terms.ts";
import {
  actorOf,
  type Holder,
  lockOwnOrder,
  type Order,
  ownOrder,
  requireChangeable,
} from "./own-order.ts";

/**
 * Changes day, window, address or instructions of the holder's order, all or nothing: the slot in the
 * new window is taken before the old one is given back. Another zip or day is held to the zone's terms
 * of today; a lower fee goes back, a higher one is refused (docs/decisions/027). Throws `not_found`,
 * `conflict` after the cut-off or when nothing of it would be paid for, `undeliverable`, `window_full`, `too_many`, and `invalid` for the zone's minimum or fee.
 */
export async function changeDelivery(
  deps: Deps,
  holder: Holder,
  input: DeliveryChange,
): Promise<{ back: Cents }> {
  const settings = await getSettings(deps);
  checkAddress(settings, input);
  if (holder.by !== "team") {
    const { id } = await ownOrder(deps, holder, input.number);
    await deps.throttle.take("order_change", id);
  }
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, input.number);
    requireChangeable(deps, order, settings);
    // It was agreed to when the box closed, and the food bank counts on it.
    const bank = await donatedTo(tx, order.id);
    if (bank) throw new DomainError("conflict", m.goesToBank(bank));
    const back = await checkMove(tx, settings, order, input);
    await changeSlot(deps, tx, { order, input, settings });
    if (back > 0) await giveFeeBack(deps, tx, { order, holder, back });
    await writeDelivery(deps, tx, { order, input, holder, settings, back });
    return { back };
  });
}

/** The change's own email says so. */
async function giveFeeBack(
  deps: Deps,
  tx: Tx,
  { order, holder, back }: { order: Order; holder: Holder; back: Cents },
): Promise<void> {
  const written = await writeRefund(deps, tx, {
    order,
    actor: actorOf(holder),
    wish: { lines: [], delivery: back },
    reason: "cheaper_zone",
    cause: "customer_changed",
    notifiedSeparately: true,
  });
  if (written?.isOver) throw new DomainError("conflict", m.onlyFreeGoods);
}

async function changeSlot(
  deps: Deps,
  tx: Tx,
  { order, input: to, settings }: Pick<Change, "order" | "input" | "settings">,
): Promise<void> {
  if (to.day === order.deliveryDay && to.window === order.deliveryWindow) return;
  const today = businessDayAt(deps.clock.now());
  if (to.day !== order.deliveryDay && !deliveryDays(today, calendarOf(settings)).includes(to.day)) {
    throw new DomainError("undeliverable", m.noDeliveryThatDay);
  }
  const slot = { day: to.day, window: to.window };
  if (!(await moveOrderSlot(tx, order, slot, settings.windowCapacities[slot.window]))) {
    throw new DomainError("window_full", m.windowFull);
  }
}

type Change = {
  order: Order;
  input: DeliveryChange;
  holder: Holder;
  settings: Settings;
  /** What of the fee goes back. */
  back: Cents;
};

/** Where and when an order comes from now on; its customer gets an email of what is new. */
export async function writeDelivery(deps: Deps, tx: Tx, change: Change): Promise<void> {
  const { order, input, holder, settings, back } = change;
  const { number: _, day, window, ...where } = input;
  const delivery = { ...order.delivery, deliveryDate: day, deliveryTime: window, ...where };
  const changes = changesBetween<Record<string, unknown>>(deliveryOf(order), {
    ...where,
    day,
    window,
  });
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(orders)
    .set({ deliveryDay: day, deliveryWindow: window, delivery })
    .where(eq(orders.id, order.id));
  await moveLinkEnds(tx, order.id, day);
  await recordAudit(deps, tx, actorOf(holder), {
    action: "order.delivery_changed",
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
      address: `${delivery.address}, ${delivery.city}, CA ${delivery.zipCode}`,
      feeBack: back,
      changeUntil: lastOrderDay(day, calendarOf(settings)),
      orderUrl: await orderUrl(deps, tx, { ...order, deliveryDay: day }),
    },
  });
}

function deliveryOf({ deliveryDay, deliveryWindow, delivery }: Order) {
  const { address, city, zipCode, phone, specialInstructions } = delivery;
  return {
    address,
    city,
    zipCode,
    phone,
    specialInstructions,
    day: deliveryDay,
    window: deliveryWindow,
  };
}
