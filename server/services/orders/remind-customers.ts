import { and, asc, eq, lt, not, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import { type DeliveryCalendar, firstOpenDay, lastOrderDay } from "#shared/checkout/delivery.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt, businessHourAt } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { mailChoicesUrl, orderUrl } from "../platform/links/order-links.ts";
import { isDeclined } from "../mail/declined.ts";
import { queueMail } from "../mail/outbox.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { eachDueOrder } from "./each-due-order.ts";
import { grownOf } from "./own/lines.ts";

/** The hour, in business time, from which reminders and review requests are sent; nobody should get them at night. */
export const REMIND_FROM_HOUR = 8;
/** Orders placed more recently than this need no reminder. */
const FRESH_MS = DAY_MS;

/**
 * Reminds customers on the last day before the cut-off that their order can still be changed: once per order, unless
 * their account opted out. Runs hourly; a missed run is made up for until the cut-off at midnight. A reminder that
 * fails does not stop the others; then it throws, and the job runs again. Returns the number of reminders queued.
 */
export async function remindCustomers(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (businessHourAt(now) < REMIND_FROM_HOUR) return 0;
  const calendar = calendarOf(await getSettings(deps));
  const day = firstOpenDay(businessDayAt(now), calendar);
  const isDue = and(
    eq(orders.state, "placed"),
    eq(orders.deliveryDay, day),
    lt(orders.placedAt, new Date(now.getTime() - FRESH_MS)),
    not(isDeclined("order_reminder")),
    sql`not exists (select from emails where dedupe_key = 'order_reminder:' || ${orders.id})`,
  );
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.id));
  return eachDueOrder(deps, "a customer could not be reminded", {
    due,
    isDue,
    ifLocked: "skip",
    act: async (tx, order) => {
      await remind(deps, tx, order, calendar);
      return true;
    },
  });
}

async function remind(
  deps: Deps,
  tx: Tx,
  order: typeof orders.$inferSelect,
  calendar: DeliveryCalendar,
): Promise<void> {
  const today = businessDayAt(deps.clock.now());
  const ordered = orderedOn(order, { calendar, today });
  await queueMail(deps, tx, {
    kind: "order_reminder",
    to: order.email,
    dedupeKey: `order_reminder:${order.id}`,
    data: {
      orderNumber: order.number,
      day: order.deliveryDay,
      window: order.deliveryWindow,
      items: await itemsOf(tx, order.id, ordered),
      changeUntil: lastOrderDay(order.deliveryDay, calendar),
      orderUrl: await orderUrl(deps, tx, order),
      choicesUrl: mailChoicesUrl(deps, order),
    },
  });
}

/** The goods of the order that are still to be delivered, with the day on which they are going to be harvested. */
async function itemsOf(tx: Tx, orderId: string, ordered: ReturnType<typeof orderedOn>) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.name), asc(orderLines.productId));
  const grown = await grownOf(tx, lines);
  return lines
    .map((line) => ({
      productId: line.productId,
      picture: line.picture,
      name: line.name,
      quantity: unitsToCome(line),
      harvest: harvestOf({ ...grown(line.productId), ...line }, ordered),
    }))
    .filter(({ quantity }) => quantity > 0);
}
