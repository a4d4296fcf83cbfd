import {
  and,
  between,
  countDistinct,
  eq,
  exists,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import type { Deps } from "#server/deps.ts";
import { inZone } from "../../platform/in-zone.ts";
import { getSettings } from "../../platform/settings.ts";
import { orderLifecycle, type OrderState } from "#shared/orders/order.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";

/** Orders that are still to come, or came: not those that were called off. */
const LIVE_STATES = orderLifecycle.states.filter(
  (state) => state !== "canceled" && state !== "refunded",
);

/** Orders that are still to come. */
const COMING_STATES = [
  "placed",
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
] as const satisfies readonly OrderState[];

/** How many people an audience reaches now. */
export async function countAudience({ db }: Pick<Deps, "db">, audience: Audience): Promise<number> {
  const [found] =
    audience.kind === "orders"
      ? await db
          .select({ people: countDistinct(orders.email) })
          .from(orders)
          .where(await ordersOf(db, audience))
      : await db
          .select({ people: countDistinct(subscribers.email) })
          .from(subscribers)
          .where(subscribersOf(audience));
  return found?.people ?? 0;
}

/** The people of an audience as the rows of `customer_update_recipients`: update and address. */
export async function recipientsOf(tx: Tx, updateId: string, audience: Audience): Promise<SQL> {
  const update = sql`${updateId}::uuid`;
  return audience.kind === "orders"
    ? sql`select distinct ${update}, ${orders.email} from ${orders} where ${await ordersOf(tx, audience)}`
    : sql`select ${update}, ${subscribers.email} from ${subscribers} where ${subscribersOf(audience)}`;
}

async function ordersOf(db: Db | Tx, audience: Extract<Audience, { kind: "orders" }>) {
  const { day, lastDay, zone, windows, farmId, productId, zips } = audience;
  const settings = zone === null ? null : await getSettings({ db });
  const lines = (which: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), which)),
    );
  return and(
    day === null
      ? inArray(orders.state, COMING_STATES)
      : and(between(orders.deliveryDay, day, lastDay ?? day), inArray(orders.state, LIVE_STATES)),
    zone !== null && settings ? inZone(settings, zone) : undefined,
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
