import { and, countDistinct, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import type { Deps } from "#server/deps.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";

/** Orders that are still to come, or came: not those that were called off. */
const LIVE_STATES = orderLifecycle.states.filter(
  (state) => state !== "canceled" && state !== "refunded",
);

/** How many people an audience reaches now. */
export async function countAudience({ db }: Pick<Deps, "db">, audience: Audience): Promise<number> {
  const [found] =
    audience.kind === "orders"
      ? await db
          .select({ people: countDistinct(orders.email) })
          .from(orders)
          .where(ordersOf(db, audience))
      : await db
          .select({ people: countDistinct(subscribers.email) })
          .from(subscribers)
          .where(subscribersOf(audience));
  return found?.people ?? 0;
}

/** The people of an audience as the rows of `customer_update_recipients`: update and address. */
export function recipientsOf(tx: Tx, updateId: string, audience: Audience): SQL {
  const update = sql`${updateId}::uuid`;
  return audience.kind === "orders"
    ? sql`select distinct ${update}, ${orders.email} from ${orders} where ${ordersOf(tx, audience)}`
    : sql`select ${update}, ${subscribers.email} from ${subscribers} where ${subscribersOf(audience)}`;
}

function ordersOf(db: Db | Tx, audience: Extract<Audience, { kind: "orders" }>) {
  const { day, windows, farmId, productId, zips } = audience;
  const lines = (which: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), which)),
    );
  return and(
    eq(orders.deliveryDay, day),
    inArray(orders.state, LIVE_STATES),
    windows.length > 0 ? inArray(orders.deliveryWindow, windows) : undefined,
    farmId === null ? undefined : lines(eq(orderLines.farmId, farmId)),
    productId === null ? undefined : lines(eq(orderLines.productId, productId)),
    zips.length > 0
      ? or(...zips.map((zip) => sql`${orders.delivery}->>'zipCode' like ${`${zip}%`}`))
      : undefined,
  );
}

function subscribersOf({ source, tag }: Extract<Audience, { kind: "subscribers" }>) {
  const known = SUBSCRIBER_SOURCES.find((one) => one === source);
  return and(
    isNotNull(subscribers.email),
    eq(subscribers.state, "confirmed"),
    known && eq(subscribers.source, known),
    tag ? sql`${subscribers.tags} @> array[${tag}]::text[]` : undefined,
  );
}
