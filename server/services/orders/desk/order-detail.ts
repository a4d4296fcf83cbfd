import { ordersErrors as m } from "#messages/orders/errors.ts";
import { vanName } from "#shared/logistics/van-name.ts";
import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, sumCents } from "#shared/money.ts";
import { stopsOrder } from "#shared/payments/disputes/dispute.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { deliveryRoutes, routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { stopNote } from "#shared/logistics/stop-progress.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { mailsAbout } from "../../payments/disputes/mails-about.ts";
import { additionsOf } from "../../payments/refunds/sold.ts";
import { withShownNames } from "../../platform/audit/audit-names.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { canChange, type Order } from "../own/own-order.ts";
import { redeliveryOf } from "../own/redelivery.ts";
import { photosOf } from "../problems/photos.ts";
import { withNote } from "../problems/problem-note.ts";
import { linesOf } from "../own/lines.ts";

/**
 * Everything the team can see about an order: customer, delivery, lines, payments, refunds, disputes, problems,
 * emails, history, audit log and delivery attempts. Throws `not_found`.
 */
export async function getOrderForTeam(deps: Pick<Deps, "db" | "clock">, number: string) {
  const { db } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new DomainError("not_found", m.noSuchNumber);
  const [payments, settings] = await Promise.all([paymentsOf(db, order), getSettings(deps)]);
  const intentIds = payments.map(({ intentId }) => intentId);
  const [
    customer,
    lines,
    money,
    disputed,
    problems,
    mails,
    history,
    entries,
    stops,
    box,
    redelivery,
  ] = await Promise.all([
    customerOf(db, order),
    linesOf(db, order.id),
    refundsOf(db, order),
    disputesOf(db, intentIds),
    problemsOf(db, order),
    mailsAbout(db, { email: order.email, intentIds, orderId: order.id }),
    historyOf(db, order),
    entriesOf(db, order, intentIds),
    stopsOf(db, order),
    db.select({ id: boxes.id }).from(boxes).where(eq(boxes.checkoutId, order.checkoutId)),
    redeliveryOf(deps, "team", order, settings),
  ]);
  const { id: _, checkoutId: __, ...shown } = order;
  return {
    ...shown,
    customer,
    lines,
    payments,
    refunds: money,
    disputes: disputed,
    problems,
    mails,
    history,
    entries,
    stops,
    /** Options for another delivery after a failed one; null for any other order. */
    redelivery,
    isBox: box.length > 0,
    /** Whether a dispute of one of its payments blocks it. */
    isStopped: disputed.some(({ status }) => stopsOrder(status)),
    canChange: canChange(deps, order, settings),
    changeUntil: lastOrderDay(order.deliveryDay, calendarOf(settings)),
  };
}

/** The account that owns the order; null for a guest's. */
async function customerOf(db: Db, { userId }: Order) {
  if (userId === null) return null;
  const [user] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

/** The name of an account, or its username if it has none; null if there is no account with that id. */
const nameOf = (userId: SQL) => sql<string | null>`(select coalesce(
    nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username::text)
  from users u where u.id = ${userId})`;

/** The account that moved an order; null for the system or a guest. The cast lets the lookup use the primary key. */
const MOVER = sql`case when pg_input_is_valid(order_history.actor, 'uuid') then order_history.actor::uuid end`;

async function refundsOf(db: Db, { id }: Order) {
  return db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      credit: refunds.credit,
      delivery: refunds.delivery,
      state: refunds.state,
      reason: refunds.reason,
      at: refunds.createdAt,
      by: nameOf(sql`refunds.requested_by`),
    })
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

/** The order's payments with the amounts charged: the original one, then one for each addition. */
async function paymentsOf(db: Db, order: Order) {
  const added = await additionsOf(db, order.id);
  const later = sumCents(added.map(({ total }) => total));
  return [
    { intentId: order.paymentIntentId, amount: cents(order.total - later) },
    ...added.map(({ paymentIntentId: intentId, total: amount }) => ({ intentId, amount })),
  ];
}

function disputesOf(db: Db, intentIds: readonly string[]) {
  return db
    .select({ id: disputes.id, status: disputes.status, amount: disputes.amount })
    .from(disputes)
    .where(inArray(disputes.intentId, [...intentIds]))
    .orderBy(desc(disputes.createdAt), desc(disputes.id));
}

async function problemsOf(db: Db, { id }: Order) {
  const rows = await db
    .select({
      id: orderProblems.id,
      productId: orderProblems.productId,
      kind: orderProblems.kind,
      quantity: orderProblems.quantity,
      note: orderProblems.note,
      byDriver: orderProblems.byDriver,
      state: orderProblems.state,
      answer: orderProblems.answer,
      at: orderProblems.createdAt,
    })
    .from(orderProblems)
    .where(eq(orderProblems.orderId, id))
    .orderBy(asc(orderProblems.createdAt), asc(orderProblems.id));
  const photos = await photosOf(
    db,
    rows.map((problem) => problem.id),
  );
  return rows.map(withNote).map((problem) => ({
    ...problem,
    /** Ids of its photos. */
    photos: photos(problem.id),
  }));
}

/** The order's history; `by` is null for moves by the system or a guest. */
function historyOf(db: Db, { id }: Order) {
  return db
    .select({
      id: orderHistory.id,
      to: orderHistory.to,
      cause: orderHistory.cause,
      at: orderHistory.createdAt,
      by: nameOf(MOVER),
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(asc(orderHistory.id));
}

/** Audit log entries about the order or its payments. */
async function entriesOf(db: Db, { id }: Order, intentIds: readonly string[]) {
  const about = sql.join(
    [sql`('order', ${id})`, ...intentIds.map((one) => sql`('payment', ${one})`)],
    sql`, `,
  );
  const isAbout = sql`(${auditLog.subjectKind}, ${auditLog.subjectId}) in (${about})`;
  const entries = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      by: auditLog.actorName,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(isAbout)
    .orderBy(asc(auditLog.at), asc(auditLog.id));
  return withShownNames(db, entries);
}

/** The order's stops on routes, latest route first, each with the driver's reports. */
async function stopsOf(db: Db, { id }: Order) {
  const rows = await db
    .select({
      id: routeStops.id,
      route: deliveryRoutes.name,
      day: deliveryRoutes.day,
      window: deliveryRoutes.window,
      position: routeStops.position,
      state: routeStops.state,
      remark: routeStops.remark,
      note: routeStops.note,
      arrivedAt: routeStops.arrivedAt,
      doneAt: routeStops.doneAt,
      driver: nameOf(sql`delivery_routes.driver_id`),
    })
    .from(routeStops)
    .innerJoin(deliveryRoutes, eq(deliveryRoutes.id, routeStops.routeId))
    .where(eq(routeStops.orderId, id))
    .orderBy(desc(deliveryRoutes.createdAt), desc(routeStops.id));
  const reports = await db
    .select({
      id: stopEvents.id,
      stopId: stopEvents.stopId,
      kind: stopEvents.kind,
      remark: stopEvents.remark,
      note: stopEvents.note,
      at: stopEvents.happenedAt,
      byHand: stopEvents.byHand,
      by: nameOf(sql`stop_events.driver_id`),
    })
    .from(stopEvents)
    .where(
      inArray(
        stopEvents.stopId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(stopEvents.happenedAt), asc(stopEvents.id));
  return rows.map(({ remark: stood, ...row }) => ({
    ...row,
    route: vanName(row.route),
    note: stopNote({ remark: stood, note: row.note }),
    reports: reports
      .filter(({ stopId }) => stopId === row.id)
      .map(({ remark, ...report }) => ({
        ...report,
        note: stopNote({ remark, note: report.note }),
      })),
  }));
}
