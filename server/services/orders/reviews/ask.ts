import { and, asc, eq, gt, lte, not, notExists, sql } from "drizzle-orm";
import { HOUR_MS } from "#shared/durations.ts";
import { REVIEW_AFTER_HOURS } from "#shared/catalog/review.ts";
import { businessHourAt } from "#shared/time.ts";
import { users } from "#db/schema/accounts/users.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { IS_OPEN_ACCOUNT } from "../../platform/people/open-account.ts";
import { mailChoicesUrl, orderUrl } from "../../platform/links/order-links.ts";
import { isDeclined } from "../../mail/declined.ts";
import { queueMail } from "../../mail/outbox.ts";
import { WAS_DONATED } from "../donated.ts";
import { eachDueOrder } from "../each-due-order.ts";
import { HANDED_OVER } from "../lifecycle/handed-over.ts";
import { REMIND_FROM_HOUR } from "../remind-customers.ts";
import { unitsCameOfLine } from "../units/units-came.ts";
import { isOfOwnFarm } from "./own-farm.ts";

/** Days after delivery during which a review is requested; later, customers no longer remember the goods. */
const UNTIL_DAYS = 7;

/**
 * Asks customers to review the goods of an order, once per order, from `REVIEW_AFTER_HOURS` after its delivery. Skips
 * guests, accounts that opted out, products already reviewed, donated boxes and orders with an open problem. Runs
 * hourly. A request that fails does not stop the others; then it throws, and the job runs again. Returns the number
 * of requests queued.
 */
export async function askForReviews(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (businessHourAt(now) < REMIND_FROM_HOUR) return 0;
  const isDue = and(
    eq(orders.state, "delivered"),
    HANDED_OVER,
    lte(orderHistory.createdAt, new Date(now.getTime() - REVIEW_AFTER_HOURS * HOUR_MS)),
    gt(orderHistory.createdAt, new Date(now.getTime() - UNTIL_DAYS * 24 * HOUR_MS)),
    not(isDeclined("review_request")),
    not(WAS_DONATED),
    IS_OPEN_ACCOUNT,
    sql`not exists (select from emails where dedupe_key = 'review_request:' || ${orders.id})`,
    sql`not exists (select from order_problems p where p.order_id = ${orders.id} and p.state = 'open')`,
  );
  const due = await deps.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isDue)
    .orderBy(asc(orders.id));
  return eachDueOrder(deps, "a customer could not be asked for a review", {
    due,
    isDue: eq(orders.state, "delivered"),
    ifLocked: "skip",
    act: (tx, order) => ask(deps, tx, order),
  });
}

/** Queues the request. Returns false if every product that came with the order is already reviewed. */
async function ask(deps: Deps, tx: Tx, order: typeof orders.$inferSelect): Promise<boolean> {
  const reviewed = tx
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(
      and(
        eq(productReviews.productId, orderLines.productId),
        sql`${productReviews.userId} = ${order.userId}`,
      ),
    );
  const items = await tx
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      quantity: unitsCameOfLine,
    })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, order.id),
        gt(unitsCameOfLine, 0),
        notExists(reviewed),
        not(isOfOwnFarm(order.userId)),
      ),
    )
    .orderBy(asc(orderLines.name), asc(orderLines.productId));
  if (items.length === 0) return false;
  await queueMail(deps, tx, {
    kind: "review_request",
    to: order.email,
    dedupeKey: `review_request:${order.id}`,
    data: {
      orderNumber: order.number,
      items,
      orderUrl: await orderUrl(deps, tx, order),
      choicesUrl: mailChoicesUrl(deps, order),
    },
  });
  return true;
}
