import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { firstOpenDay, lastOrderDay } from "#shared/delivery.ts";
import { calendarOf, type Settings } from "#shared/settings.ts";
import { businessDayAt, businessHourAt } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../outbox.ts";
import { readSettings } from "../settings.ts";

/** Nobody is written to at night: on the last day reminders go from this hour on. */
export const REMIND_FROM_HOUR = 8;
/** Who ordered less than this long ago still knows. */
const FRESH_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Reminds customers on the last day before the cut-off that their order can still be changed, once
 * an order. Runs hourly; an hour that was missed is made up until midnight, after that it is too late.
 */
export async function remindCustomers(deps: Deps): Promise<number> {
  if (businessHourAt(deps.clock.now()) < REMIND_FROM_HOUR) return 0;
  const settings = await readSettings(deps);
  let reminded = 0;
  for (;;) {
    const count = await inTransaction(deps.db, (tx) => remindSome(deps, tx, settings));
    reminded += count;
    if (count < BATCH) return reminded;
  }
}

async function remindSome(deps: Deps, tx: Tx, settings: Settings): Promise<number> {
  const now = deps.clock.now();
  const day = firstOpenDay(businessDayAt(now), calendarOf(settings));
  const due = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, "placed"),
        eq(orders.deliveryDay, day),
        lt(orders.placedAt, new Date(now.getTime() - FRESH_MS)),
        sql`not exists (select from emails where dedupe_key = 'order_reminder:' || ${orders.id})`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const items = await itemsOf(
    tx,
    due.map(({ id }) => id),
  );
  for (const order of due) {
    await queueMail(deps, tx, {
      kind: "order_reminder",
      to: order.email,
      dedupeKey: `order_reminder:${order.id}`,
      data: {
        orderNumber: order.number,
        firstName: order.delivery.firstName ?? "",
        day,
        window: order.deliveryWindow,
        items: items.get(order.id) ?? [],
        changeUntil: lastOrderDay(day, calendarOf(settings)),
        orderUrl: order.userId
          ? `${deps.publicUrl}/dashboard/customer/orders/${order.number}`
          : null,
      },
    });
  }
  return due.length;
}

async function itemsOf(tx: Tx, orderIds: string[]): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.name));
  const byOrder = Map.groupBy(
    lines.filter(({ quantity, freed }) => quantity > freed),
    ({ orderId }) => orderId,
  );
  return new Map(
    [...byOrder].map(([id, own]) => [
      id,
      own.map(({ quantity, freed, name }) => `${quantity - freed} × ${name}`),
    ]),
  );
}
