import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, count, eq, getTableColumns, inArray, like, not, type SQL, sql } from "drizzle-orm";
import { windowOf } from "#shared/checkout/delivery.ts";
import {
  type OrderQuery,
  PAID_BY_WORDS,
  type PaidBy,
  searchedWords,
} from "#shared/orders/order-desk.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { businessDayAt } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orders, orderWords, orderZip } from "#db/schema/orders/orders.ts";
import { users, userWords } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { csvDollars } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { withinDays } from "../../platform/database/days.ts";
import { inZone } from "../../platform/zones/in-zone.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import {
  containing,
  ordered,
  pageOfFound,
  pageOfKeys,
  TOTAL,
} from "../../platform/database/table-query.ts";
import { hasStatus } from "./order-filter.ts";

const { id, number, state, email, total, deliveryDay, deliveryWindow, placedAt, userId } =
  getTableColumns(orders);

// `orders.` is written out: Drizzle drops the table name from columns in a selection, so they would refer to the
// subquery's own table.
const IS_BOX = sql<boolean>`exists (select from ${boxes} b where b.checkout_id = orders.checkout_id)`;
const HAS_PROBLEM = sql<boolean>`exists (select from ${orderProblems} p where p.order_id = orders.id)`;
const HAS_OPEN_PROBLEM = sql<boolean>`exists (
  select from ${orderProblems} p where p.order_id = orders.id and p.state = 'open')`;

/** No earlier order of the same address stands: as new customers are counted in the figures. */
const IS_FIRST = sql`not exists (select from ${orders} earlier
  where earlier.email = orders.email and earlier.placed_at <= orders.placed_at
    and (earlier.placed_at, earlier.id) < (orders.placed_at, orders.id)
    and earlier.state not in (${sql.join(
      VOID_ORDER_STATES.map((isVoid) => sql`${isVoid}`),
      sql`, `,
    )}))`;
/** What the fill rate counts as missing. */
const HAS_MISSING = sql`exists (
  select from ${refundLines} back join ${refunds} r on r.id = back.refund_id
  where back.order_id = orders.id and back.quantity > 0
    and r.cause <> 'customer_changed' and r.state <> 'failed')`;

const PAID: Readonly<Record<PaidBy, SQL>> = {
  card: sql`${orders.credit} = 0 and not ${IS_BOX}`,
  credit: sql`${orders.credit} > 0 and not ${IS_BOX}`,
  box: IS_BOX,
};

const LISTED = {
  id,
  number,
  state,
  email,
  total,
  credit: orders.credit,
  day: deliveryDay,
  window: deliveryWindow,
  placedAt,
  userId,
  name: sql<string>`trim(coalesce(${orders.delivery}->>'firstName', '') || ' ' || coalesce(${orders.delivery}->>'lastName', ''))`,
  zip: sql<string>`coalesce(${orderZip}, '')`,
  city: sql<string>`coalesce(${orders.delivery}->>'city', '')`,
  isBox: IS_BOX,
  hasOpenProblem: HAS_OPEN_PROBLEM,
};

/**
 * One page of the orders that match the query. Words are searched in the number, name, email, phone and address of
 * the order, and in the customer's account.
 */
export async function listAllOrders(deps: Pick<Deps, "db" | "clock">, query: OrderQuery) {
  const { db } = deps;
  const where = matching(deps, query, query.zone ? await getSettings({ db }) : null);
  const order = orderOf(query);
  if (query.q) {
    const keys = db.select({ key: orders.id, total: TOTAL }).from(orders);
    return pageOfFound(query, { keys: keys.where(where).orderBy(...order), ...listed(db) });
  }
  const keys = db.select({ key: orders.id }).from(orders);
  return pageOfKeys(query, {
    keys: keys.where(where).orderBy(...order),
    total: db.select({ total: count() }).from(orders).where(where),
    ...listed(db),
  });
}

/** Reads the rows of a page by their keys. */
const listed = (db: Db) => ({
  rows: (keys: string[]) => db.select(LISTED).from(orders).where(inArray(orders.id, keys)),
  keyOf: (row: { id: string }) => row.id,
});

type OrderRow =
  Awaited<ReturnType<typeof listAllOrders>> extends TablePage<infer Row> ? Row : never;

function orderOf({ sort, dir }: OrderQuery): SQL[] {
  return sort === "deliveryDay"
    ? ordered(dir, orders.deliveryDay, orders.deliveryWindow, orders.id)
    : ordered(dir, orders[sort], orders.id);
}

function matching(
  { db, clock }: Pick<Deps, "db" | "clock">,
  query: OrderQuery,
  settings: Settings | null,
) {
  const { q, state: wanted, placed, day, window, zip, zone, problem, paidBy, buyer, goods } = query;
  return and(
    q ? inArray(orders.id, foundBy(db, q)) : undefined,
    wanted && hasStatus(wanted, businessDayAt(clock.now())),
    placed && withinDays(orders.placedAt, placed),
    day ? eq(orders.deliveryDay, day) : undefined,
    window && eq(orders.deliveryWindow, window),
    zip ? eq(orderZip, zip) : undefined,
    zone !== undefined && settings ? inZone(settings, zone) : undefined,
    problem && (problem === "open" ? HAS_OPEN_PROBLEM : HAS_PROBLEM),
    paidBy && PAID[paidBy],
    buyer && (buyer === "first" ? IS_FIRST : not(IS_FIRST)),
    goods && HAS_MISSING,
  );
}

/** Ids of orders that contain the words or whose account does. A union, so that each half can use its own index. */
function foundBy(db: Db, q: string) {
  const words = searchedWords(q).map(containing);
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(...words.map((word) => like(orderWords, word))));
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(and(...words.map((word) => like(userWords, word))));
  const theirs = db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, people));
  return own.union(theirs);
}

/** The names of the current zones, sorted. */
export async function listZones({ db }: Pick<Deps, "db">): Promise<string[]> {
  const { zones } = await getSettings({ db });
  return zones.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en-US"));
}

/** The orders that match the query as CSV. The export is recorded in the audit log. */
export function exportOrders(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: OrderQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "orders",
    list: (whole) => listAllOrders(deps, { ...query, ...whole }),
    columns: [
      { heading: m.csv.number, value: (row) => row.number },
      { heading: m.csv.placed, value: (row) => row.placedAt },
      { heading: m.csv.state, value: (row) => ORDER_STATE_WORDS[row.state] },
      { heading: m.csv.name, value: (row) => row.name },
      { heading: m.csv.email, value: (row) => row.email },
      { heading: m.csv.day, value: (row) => row.day },
      { heading: m.csv.window, value: (row) => windowOf(row.window).label },
      { heading: m.csv.zipCode, value: (row) => row.zip },
      { heading: m.csv.total, value: (row) => csvDollars(row.total) },
      { heading: m.csv.paidBy, value: (row) => paidByWords(row) },
    ],
  });
}

function paidByWords({ isBox, credit }: Pick<OrderRow, "isBox" | "credit">): string {
  return PAID_BY_WORDS[isBox ? "box" : credit > 0 ? "credit" : "card"];
}
