import { and, asc, eq, exists, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { mailSuppressions } from "#db/schema/mail/emails.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import type { Db, Tx } from "#db/client.ts";
import {
  type Audience,
  isMarketing,
  type OrderAudience,
} from "#shared/subscribers/customer-update.ts";
import type { Deps } from "#server/deps.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { inZone } from "../../platform/zones/in-zone.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { isToCome, STANDS } from "../../platform/standing-orders.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

/** How many readers are shown to the team before it sends. */
const SAMPLE = 5;

/** A recipient: the address, and the order whose details the message mentions, if any. */
export type Reader = { email: string; orderId: string | null };

/**
 * How many people an audience reaches now, the first five by address, and how many more match but have a suppressed
 * address.
 */
export async function getReach(
  { db, clock }: Pick<Deps, "db" | "clock">,
  audience: Audience,
): Promise<{ people: number; suppressed: number; sample: Reader[] }> {
  const today = businessDayAt(clock.now());
  const [reached, everyone] = await Promise.all([
    peopleOf(db, audience, { today }),
    peopleOf(db, audience, { today, withSuppressed: true }),
  ]);
  const [counts] = await db.execute<{ people: number; matching: number }>(sql`
    select (select count(*) from (${reached}) reached)::int as people,
      (select count(*) from (${everyone}) everyone)::int as matching`);
  const { people = 0, matching = 0 } = counts ?? {};
  const sample = await db.execute<Reader>(sql`
    select email::text, order_id as "orderId" from (${reached}) reached order by email limit ${SAMPLE}`);
  return { people, suppressed: matching - people, sample: [...sample] };
}

/**
 * Selects the people of an audience as `email` and `order_id`, each person once even if several of their orders match;
 * `order_id` is the first of these by day, window and id. A person is an account or, for guests, an address. Never
 * includes erased addresses, and suppressed ones only if requested.
 */
export async function peopleOf(
  db: Db | Tx,
  audience: Audience,
  { today, withSuppressed = false }: { today: Day; withSuppressed?: boolean },
): Promise<SQL> {
  if (audience.kind === "subscribers") {
    return sql`select ${subscribers.email} as email, null::uuid as order_id from ${subscribers}
      where ${and(subscribersOf(audience), canHave(subscribers.email, audience, withSuppressed))}`;
  }
  const where = and(
    await ordersOf(db, audience, today),
    canHave(orders.email, audience, withSuppressed),
    audience.about === "news" ? HAS_CONFIRMED : undefined,
  );
  const person = sql`coalesce(${orders.userId}::text, lower(${orders.email}::text))`;
  const first = sql`${orders.deliveryDay}, ${orders.deliveryWindow}, ${orders.id}`;
  return sql`select distinct on (email) email, order_id from (
      select distinct on (${person}) ${orders.email} as email, ${orders.id} as order_id,
        ${orders.deliveryDay} as day, ${orders.deliveryWindow} as slot
      from ${orders} where ${where} order by ${person}, ${first}) person
    order by email, day, slot, order_id`;
}

const HAS_CONFIRMED = sql`exists (select from ${subscribers}
  where ${subscribers.email} = ${orders.email} and ${subscribers.state} = 'confirmed')`;

/**
 * Condition: the address may receive this audience's messages, because it is not erased and not suppressed
 * (`isSuppressed`).
 */
function canHave(
  address: typeof orders.email | typeof subscribers.email,
  audience: Audience,
  withSuppressed: boolean,
): SQL {
  const isSomeones = sql`${address}::text not ilike '%.invalid'`;
  if (withSuppressed) return isSomeones;
  return sql`${isSomeones} and not exists (select from ${mailSuppressions}
    where ${mailSuppressions.addressHash} = encode(sha256(convert_to(lower(${address}::text), 'UTF8')), 'hex')
      and (${isMarketing(audience)} or ${mailSuppressions.reason} = 'bounce'))`;
}

async function ordersOf(db: Db | Tx, audience: OrderAudience, today: Day) {
  const { day, windows, zone, zips } = audience;
  const goods = goodsOf(audience);
  return and(
    dayIs(day, today),
    windows.length > 0 ? inArray(orders.deliveryWindow, windows) : undefined,
    zone === null ? undefined : inZone(await getSettings({ db }), zone),
    goods &&
      exists(
        db
          .select({ one: sql`1` })
          .from(orderLines)
          .where(and(eq(orderLines.orderId, orders.id), goods)),
      ),
    zips.length > 0
      ? or(...zips.map((zip) => sql`${orders.delivery}->>'zipCode' like ${`${zip}%`}`))
      : undefined,
  );
}

/** Condition on `orders`: a day's orders that stand; without a day, those still to come. */
function dayIs(day: Day | null, today: Day): SQL | undefined {
  return day === null ? isToCome(today) : and(eq(orders.deliveryDay, day), STANDS);
}

/** Condition on the lines that a message is about, leaving out fully removed ones; undefined means all goods. */
export function goodsOf({ farmId, productId }: OrderAudience): SQL | undefined {
  if (farmId === null && productId === null) return undefined;
  return and(
    gt(orderLines.quantity, orderLines.freed),
    farmId === null ? undefined : eq(orderLines.farmId, farmId),
    productId === null ? undefined : eq(orderLines.productId, productId),
  );
}

function subscribersOf({ source, tag }: Extract<Audience, { kind: "subscribers" }>) {
  return and(
    eq(subscribers.state, "confirmed"),
    // Compared as text, so that a source that no longer exists matches no one.
    source === null ? undefined : sql`${subscribers.source}::text = ${source}`,
    tag ? sql`${subscribers.tags} @> array[${tag}]::text[]` : undefined,
  );
}

/** The farms and products in the orders of a day, or in all open orders, by which an audience can be chosen. */
export async function listGoodsToChoose(
  { db, clock }: Pick<Deps, "db" | "clock">,
  day: Day | null,
) {
  const today = businessDayAt(clock.now());
  const goods = await db
    .selectDistinct({
      productId: products.id,
      name: shownNameOf(),
      farmId: farms.id,
      farmName: farms.name,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(farms, eq(farms.id, orderLines.farmId))
    .where(and(dayIs(day, today), gt(orderLines.quantity, orderLines.freed)))
    .orderBy(asc(farms.name), asc(shownNameOf()), asc(products.id), asc(farms.id));
  const farmsById = new Map(goods.map(({ farmId, farmName }) => [farmId, farmName]));
  return {
    farms: [...farmsById].map(([id, name]) => ({ id, name })),
    products: goods.map(({ productId: id, name, farmId }) => ({ id, name, farmId })),
  };
}
