import { ordersErrors as m } from "#messages/orders/errors.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { DomainError } from "#shared/errors.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { lockOrder, soldOf } from "../../payments/refunds/sold.ts";
import { grownOf } from "../own/lines.ts";
import { changeUntilOf } from "../own/own-order.ts";

/**
 * Sends an order's confirmation again, only ever to the order's own email address. It lists the goods and prices as
 * bought, with the current day, window and address. Throws `not_found`, and `conflict` if the order is canceled or
 * refunded.
 */
export async function confirmAgain(
  deps: Deps,
  actor: Actor,
  number: string,
): Promise<{ to: string }> {
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { number });
    if (VOID_ORDER_STATES.some((state) => state === order.state)) {
      throw new DomainError("conflict", m.nothingToConfirm);
    }
    const { lines } = await soldOf(tx, order);
    const grown = await grownOf(tx, lines);
    const today = businessDayAt(deps.clock.now());
    const harvested = orderedOn(order, { calendar: calendarOf(settings), today });
    const { deliveryDay: day, deliveryWindow: window, delivery, email } = order;
    const { subtotal, tax, deliveryFee, discount, promotion, credit, total } = order;
    await queueMail(deps, tx, {
      kind: "order_placed",
      to: email,
      dedupeKey: `order_placed:${order.id}:${deps.clock.now().toISOString()}`,
      data: {
        orderNumber: order.number,
        lines: lines.map(({ productId, picture, name, pack, farmName, quantity, ...line }) => ({
          productId,
          picture,
          name,
          pack,
          farmName,
          quantity,
          lineTotal: line.lineTotal,
          mostWeight: line.mostWeight,
          harvest: harvestOf({ ...grown(productId), ...line, quantity }, harvested),
        })),
        totals: { subtotal, tax, delivery: deliveryFee, discount, promotion, credit, total },
        day,
        window,
        changeUntil: changeUntilOf(deps, order, settings),
        address: addressLine(delivery),
        orderUrl: await orderUrl(deps, tx, order),
      },
    });
    await recordAudit(deps, tx, actor, {
      action: "order.confirmation_sent",
      subject: { kind: "order", id: order.id, name: order.number },
      detail: { to: email },
    });
    return { to: email };
  });
}
