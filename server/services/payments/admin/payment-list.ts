import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import {
  PAYMENT_WORDS,
  type PaymentQuery,
  type RefundsOf,
} from "#shared/payments/payment-admin.ts";
import { cents } from "#shared/money.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orders, orderWords } from "#db/schema/orders/orders.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import { businessDayAt } from "#shared/time.ts";
import { csvDollars } from "#server/csv/csv.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { paidFor } from "../refunds/sold.ts";
import { FAVORABLE } from "../refunds/stopped.ts";
import { withinDays } from "../../platform/database/days.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { containing, ordered, pageOfKeys } from "../../platform/database/table-query.ts";

/** A payment's columns; with days, `refunded` counts only refunds on them. */
const listed = (days: Period | undefined) => ({
  intentId: payments.intentId,
  state: payments.state,
  amount: payments.amount,
  refunded: sql<number>`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${and(
    eq(refunds.intentId, payments.intentId),
    ne(refunds.state, "failed"),
    days && withinDays(refunds.createdAt, days),
  )})`.mapWith(cents),
  /** Whether the payment has an open or lost dispute. */
  disputed: sql<boolean>`exists (select from disputes d
    where d.intent_id = ${payments.intentId} and d.status not in (${FAVORABLE}))`,
  /** The number of the order or receipt. */
  number: sql<string | null>`coalesce(${orders.number}, ${receipts.number})`,
  email: sql<string | null>`coalesce(${orders.email}, ${receipts.email})::text`,
  createdAt: payments.createdAt,
});

/**
 * Payments, newest first by default. Searches by order or receipt number, email or the provider's payment id.
 */
export function listPayments({ db }: Pick<Deps, "db">, query: PaymentQuery) {
  const where = and(
    query.state && eq(payments.state, query.state),
    query.refunds && inArray(payments.intentId, refundedIntents(db, query.refunds, query.refunded)),
    query.q ? inArray(payments.intentId, intentsOf(query.q)) : undefined,
  );
  const keys = db
    .select({ key: payments.intentId })
    .from(payments)
    .where(where)
    .orderBy(...ordered(query.dir, payments[query.sort], payments.intentId));
  return pageOfKeys(query, {
    keys,
    rows: (page) =>
      db
        .select(listed(query.refunds && query.refunded))
        .from(payments)
        .leftJoin(orders, paidFor(payments.intentId))
        .leftJoin(receipts, eq(receipts.paymentIntentId, payments.intentId))
        .where(inArray(payments.intentId, page)),
    keyOf: (row) => row.intentId,
    total: db.select({ total: count() }).from(payments).where(where),
  });
}

/** Payments with a refund that did not fail; only of orders that stand, or on these days, where that is asked. */
function refundedIntents(db: Db, of: RefundsOf, days: Period | undefined) {
  return db
    .select({ id: refunds.intentId })
    .from(refunds)
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        ne(refunds.state, "failed"),
        of === "standing" ? STANDS : undefined,
        days && withinDays(refunds.createdAt, days),
      ),
    );
}

/** A union, so that each branch can use its own index. */
function intentsOf(words: string) {
  return sql`(
    select payment_intent_id from ${orders} where ${orderWords} like ${containing(words.toLowerCase())}
    union select a.payment_intent_id from ${orderAdditions} a join ${orders} on ${orders.id} = a.order_id
      where ${orderWords} like ${containing(words.toLowerCase())}
    union select payment_intent_id from ${receipts} where number = ${words.toUpperCase()}
    union select ${words})`;
}

/** Exports the payments matching `query` as CSV; the audit log records who exported them. */
export function exportPayments(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: PaymentQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "payments",
    list: (whole) => listPayments(deps, { ...query, ...whole }),
    columns: [
      { heading: m.csvDay, value: (row) => businessDayAt(row.createdAt) },
      { heading: m.csvNumber, value: (row) => row.number },
      { heading: m.csvEmail, value: (row) => row.email },
      { heading: m.csvState, value: (row) => PAYMENT_WORDS[row.state] },
      { heading: m.amount, value: (row) => csvDollars(row.amount) },
      { heading: m.refunded, value: (row) => csvDollars(row.refunded) },
      { heading: m.csvProviderId, value: (row) => row.intentId },
    ],
  });
}
