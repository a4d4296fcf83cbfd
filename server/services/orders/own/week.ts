import { and, asc, desc, eq, gt, gte, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt, monthOf } from "#shared/time.ts";
import { savedFarms, savedProducts } from "#db/schema/accounts/accounts.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { cardsOf } from "../../catalog/cards/cards-of.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { listUndelivered } from "../units/comes-again.ts";
import { boughtLately } from "./again.ts";
import { canChange } from "./own-order.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";
import { comesTo } from "./read.ts";

type Read = Pick<Deps, "db" | "clock">;

/** How many new or returning products are considered, before unavailable ones are dropped. */
const LATEST_NEWS = 24;
/** The maximum number of entries in each section of the page. */
const OFFERED = 4;
/** How long a product counts as new, or a farm as back. */
const NEWS_DAYS = 28;
/**
 * The start of a customer's first page: the next delivery, failed deliveries, recently bought goods, and what is new
 * or back among their saved products and farms. The cost does not grow with the number of a customer's orders.
 */
export async function ownWeek(deps: Read, userId: string) {
  const [next, undelivered, bought, news, farmsBack] = await Promise.all([
    nextDelivery(deps, userId),
    listUndelivered(deps, userId),
    boughtLately(deps, userId),
    newsOf(deps, userId),
    listFarmsBack(deps, userId),
  ]);
  const cards = await cardsOf(deps, [...bought.map(({ id }) => id), ...news]);
  const had = bought.flatMap(({ id, visible }) => {
    const card = cards.get(id);
    return card ? [{ card, canBeHad: visible && card.available, visible }] : [];
  });
  return {
    next,
    undelivered,
    again: had
      .filter(({ canBeHad }) => canBeHad)
      .map(({ card }) => card)
      .slice(0, OFFERED),
    /** Recently bought products that are not available now; `returnsIn` is a month from 1 to 12, or null. */
    gone: had
      .filter(({ canBeHad }) => !canBeHad)
      .slice(0, OFFERED)
      .map(({ card: { id, name, returnsIn }, visible }) => ({ id, name, returnsIn, visible })),
    news: news
      .flatMap((id): ProductCardData[] => {
        const card = cards.get(id);
        return card?.available ? [card] : [];
      })
      .slice(0, OFFERED),
    farmsBack,
  };
}

/** The next order to be delivered, with its goods; null if there is none. */
async function nextDelivery(deps: Read, userId: string) {
  const [row] = await deps.db
    .select({ order: orders, isStopped, box: boxes.id })
    .from(orders)
    .leftJoin(boxes, eq(boxes.orderId, orders.id))
    .where(comesTo(deps, userId))
    .orderBy(asc(orders.deliveryDay), asc(orders.placedAt), asc(orders.id))
    .limit(1);
  if (!row) return null;
  const { order } = row;
  const [settings, lines] = await Promise.all([
    getSettings(deps),
    deps.db
      .select({ line: orderLines, name: shownLineNameOf() })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(shownLineNameOf()), asc(orderLines.productId)),
  ]);
  const isOpen = canChange(deps, order, settings);
  const left = cutOffOf(order.deliveryDay, calendarOf(settings)).getTime() - +deps.clock.now();
  return {
    number: order.number,
    state: order.state,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    /** Whole minutes left in which the order can be changed; null if it can no longer be changed. */
    minutesLeft: isOpen ? Math.max(Math.floor(left / MINUTE_MS), 0) : null,
    canAdd: isOpen && !row.isStopped && row.box === null,
    goods: lines
      .filter(({ line }) => unitsToCome(line) > 0)
      .map(({ line: { productId, picture }, name }) => ({ id: productId, name, picture })),
  };
}

/**
 * Ids of saved products whose season began this month, and of products that a saved farm has listed within the last
 * `NEWS_DAYS` days and after the customer saved the farm.
 */
async function newsOf({ db, clock }: Read, userId: string): Promise<number[]> {
  const now = clock.now();
  const month = monthOf(businessDayAt(now));
  const before = month === 1 ? 12 : month - 1;
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const isBack = sql`(${savedProducts.userId} is not null
    and ${month} = any(${products.seasonMonths}) and ${before} <> all(${products.seasonMonths}))`;
  const isNew = sql`(${savedFarms.userId} is not null
    and ${and(gt(products.createdAt, savedFarms.createdAt), gte(products.createdAt, since))})`;
  const isMarked = sql`(${products.id} in (select product_id from saved_products where user_id = ${userId})
    or ${products.farmId} in (select farm_id from saved_farms where user_id = ${userId}))`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(
      savedProducts,
      and(eq(savedProducts.productId, products.id), eq(savedProducts.userId, userId)),
    )
    .leftJoin(
      savedFarms,
      and(eq(savedFarms.farmId, products.farmId), eq(savedFarms.userId, userId)),
    )
    .where(and(products.visible, isMarked, sql`(${isBack} or ${isNew})`))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(LATEST_NEWS);
  return rows.map(({ id }) => id);
}

/** Saved farms that went live again within the last `NEWS_DAYS` days, after the customer saved them. */
async function listFarmsBack({ db, clock }: Read, userId: string) {
  const since = new Date(clock.now().getTime() - NEWS_DAYS * DAY_MS);
  return db
    .select({ id: farms.id, name: farms.name, town: farms.town })
    .from(savedFarms)
    .innerJoin(farms, eq(farms.id, savedFarms.farmId))
    .where(
      and(
        eq(savedFarms.userId, userId),
        eq(farms.status, "live"),
        gt(farms.statusSince, savedFarms.createdAt),
        gte(farms.statusSince, since),
      ),
    )
    .orderBy(desc(farms.statusSince), asc(farms.id))
    .limit(OFFERED);
}
