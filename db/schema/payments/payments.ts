import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from "#shared/payments/ledger.ts";
import { BEARERS, REFUND_CAUSES } from "#shared/payments/refunds/refund-cause.ts";
import { NO_MONEY } from "#shared/money.ts";
import { paymentLifecycle, refundLifecycle } from "#shared/payments/payment-lifecycle.ts";
import { farms } from "../farms/farms.ts";
import { checkouts } from "../checkout/checkout.ts";
import { centsColumn, checked, citext, createdAt, instant, taxShares } from "../columns.ts";
import { orders } from "../orders/orders.ts";

export const paymentStateEnum = pgEnum("payment_state", paymentLifecycle.states);
export const refundStateEnum = pgEnum("refund_state", refundLifecycle.states);
export const refundCauseEnum = pgEnum("refund_cause", REFUND_CAUSES);
export const bearerEnum = pgEnum("bearer", BEARERS);
export const ledgerAccountEnum = pgEnum("ledger_account", LEDGER_ACCOUNTS);
export const ledgerKindEnum = pgEnum("ledger_kind", LEDGER_KINDS);

/** The latest status of each of our payment intents, as reported by the provider. */
export const payments = pgTable(
  "payments",
  {
    intentId: text("intent_id").primaryKey(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    state: paymentStateEnum("state").notNull().default(paymentLifecycle.initial),
    amount: centsColumn("amount_cents").notNull(),
    amountReceived: centsColumn("amount_received_cents").notNull(),
    livemode: boolean("livemode").notNull(),
    /**
     * When the provider first reported a payment attempt: a method, a challenge or a decline. It shows that the
     * shopper reached the payment step.
     */
    attemptedAt: instant("attempted_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("payments_checkout").on(table.checkoutId),
    index("payments_recent").on(table.createdAt, table.intentId),
    index("payments_by_amount").on(table.amount, table.intentId),
    index("payments_by_state").on(table.state, table.createdAt),
  ],
);

/**
 * Refunds. Ours are written before the provider is called, so that none is lost. Those made at the provider, and
 * money returned by a bank, are added when they are reported.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    intentId: text("intent_id")
      .notNull()
      .references(() => payments.intentId),
    /** Null if the payment is not for an order, such as a membership or gift card, or came too late to become one. */
    orderId: uuid("order_id").references(() => orders.id),
    /** The amount that the provider sends back. */
    amount: centsColumn("amount_cents").notNull(),
    /** Given as credit in addition, immediately. If the amount is zero, there is nothing to send. */
    credit: centsColumn("credit_cents").notNull().default(NO_MONEY),
    /** The part of both that refunds the delivery fee. */
    delivery: centsColumn("delivery_cents").notNull().default(NO_MONEY),
    /** The tax on that part, refunded in addition to it. */
    deliveryTaxes: taxShares("delivery_taxes"),
    /** One of our ids, or the team's own words. */
    reason: text("reason").notNull(),
    /** Why it is refunded and who bears it; null if it was not for an order. */
    cause: refundCauseEnum("cause"),
    bearer: bearerEnum("bearer"),
    /** The team's reason for a bearer other than the cause's default. */
    bearerReason: text("bearer_reason"),
    /** How often its bearer was changed; part of the ledger's key. */
    bearerChanges: integer("bearer_changes").notNull().default(0),
    state: refundStateEnum("state").notNull().default(refundLifecycle.initial),
    /** The part that is not for goods but the market's own loss; negative if it takes such a part back. */
    goodwill: centsColumn("goodwill_cents").notNull().default(NO_MONEY),
    /** Part of the idempotency key. Incremented after a final error, which the old key would only repeat. */
    attempt: integer("attempt").notNull().default(1),
    /** When its current idempotency key was first used; null before. */
    sentAt: instant("sent_at"),
    /** The failed refund that this one replaces. Each can be replaced only once. */
    replaces: uuid("replaces")
      .unique()
      .references((): AnyPgColumn => refunds.id),
    /**
     * For a failed refund: a later one that already refunded everything that was left of it, so it needs no
     * replacement.
     */
    overtakenBy: uuid("overtaken_by").references((): AnyPgColumn => refunds.id),
    /** Idempotency key from the form that created it; null if there was no form. */
    actKey: uuid("act_key"),
    providerRefundId: text("provider_refund_id").unique(),
    /** Who requested it; null if the product did so itself. */
    requestedBy: uuid("requested_by"),
    ...checked(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("refunds_intent").on(table.intentId),
    index("refunds_order").on(table.orderId),
    index("refunds_to_send")
      .on(table.createdAt)
      .where(sql`state = 'requested'`),
    // Goods that a code made free are refunded with an amount of zero.
    check(
      "refunds_amount",
      sql`amount_cents >= 0 and credit_cents >= 0 and (amount_cents + credit_cents > 0 or order_id is not null)`,
    ),
    check(
      "refunds_cause",
      sql`(order_id is null) = (cause is null) and (cause is null) = (bearer is null)`,
    ),
  ],
);

/**
 * Receipts for payments that are not orders: a membership's deposit, a gift card, or a plain amount. Written once,
 * when paid.
 */
export const receipts = pgTable("receipts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  /** Such as `R-7K3M-9QXT`. For display; never enough on its own to access a receipt. */
  number: text("number").notNull().unique(),
  checkoutId: uuid("checkout_id")
    .notNull()
    .unique()
    .references(() => checkouts.id),
  paymentIntentId: text("payment_intent_id")
    .notNull()
    .unique()
    .references(() => payments.intentId),
  email: citext("email").notNull(),
  amount: centsColumn("amount_cents").notNull(),
  paidAt: instant("paid_at").notNull(),
});

/** One business event in the ledger. The unique key makes each one happen only once. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** `sale:{order}`, `fee:{charge}`, `refund:{refund}`, and so on. */
    key: text("key").notNull().unique(),
    kind: ledgerKindEnum("kind").notNull(),
    orderId: uuid("order_id").references(() => orders.id),
    /** The payment it is about, for reconciliation with the provider. */
    intentId: text("intent_id"),
    createdAt: createdAt(),
  },
  (table) => [
    index("ledger_transactions_order").on(table.orderId),
    index("ledger_transactions_intent").on(table.intentId),
    index("ledger_transactions_recent").on(table.createdAt),
  ],
);

/** Ledger entries: append-only, and each transaction sums to zero (enforced by a trigger). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    account: ledgerAccountEnum("account").notNull(),
    farmId: integer("farm_id").references(() => farms.id),
    /** The tax authority; only for `tax_payable`. */
    authority: text("authority"),
    amount: centsColumn("amount_cents").notNull(),
  },
  (table) => [
    index("ledger_entries_transaction").on(table.transactionId),
    index("ledger_entries_account").on(table.account, table.farmId),
    check("ledger_entries_not_zero", sql`amount_cents <> 0`),
    check(
      "ledger_entries_authority",
      sql`authority is null or (account = 'tax_payable' and length(authority) between 1 and 60)`,
    ),
  ],
);

/** Raw events from the provider. We respond 2xx only after the body is committed here. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    payload: jsonb("payload").notNull(),
    receivedAt: instant("received_at").notNull(),
    processedAt: instant("processed_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (table) => [
    index("webhook_events_open")
      .on(table.receivedAt)
      .where(sql`processed_at is null`),
  ],
);
