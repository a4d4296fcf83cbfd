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
import { paymentLifecycle, refundLifecycle } from "#shared/orders/order.ts";
import { farms } from "../catalog/catalog.ts";
import { checkouts } from "../checkout.ts";
import { centsColumn, checked, citext, createdAt, instant, taxShares } from "../columns.ts";
import { orders } from "../orders/orders.ts";

export const paymentStateEnum = pgEnum("payment_state", paymentLifecycle.states);
export const refundStateEnum = pgEnum("refund_state", refundLifecycle.states);
export const refundCauseEnum = pgEnum("refund_cause", REFUND_CAUSES);
export const bearerEnum = pgEnum("bearer", BEARERS);
export const ledgerAccountEnum = pgEnum("ledger_account", LEDGER_ACCOUNTS);
export const ledgerKindEnum = pgEnum("ledger_kind", LEDGER_KINDS);

/** The provider's last word on each payment intent of ours. */
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
     * When the provider first reported an attempt to pay it: a method, a challenge or a decline. From
     * then on the shopper has reached the payment step.
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
 * Refunds. Those we ask for are written before the provider is asked, so that none is lost; those made at the
 * provider itself, and what a bank gave back, once they are reported.
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
    /** Null for a payment that is no order, such as a membership or a gift card, or that came too late to become one. */
    orderId: uuid("order_id").references(() => orders.id),
    /** What the provider sends back. */
    amount: centsColumn("amount_cents").notNull(),
    /** What was given as credit beside it, at once; with no amount there is nothing to send. */
    credit: centsColumn("credit_cents").notNull().default(NO_MONEY),
    /** The part of both that gives the delivery's fee back. */
    delivery: centsColumn("delivery_cents").notNull().default(NO_MONEY),
    /** The tax on that part, which goes back beside it. */
    deliveryTaxes: taxShares("delivery_taxes"),
    /** An id of ours, or the team's words. */
    reason: text("reason").notNull(),
    /** Why it goes back and who bears it; null for money that was for no order. */
    cause: refundCauseEnum("cause"),
    bearer: bearerEnum("bearer"),
    /** The team's words for another bearer than the cause's. */
    bearerReason: text("bearer_reason"),
    /** How often its bearer was changed: part of the ledger's key. */
    bearerChanges: integer("bearer_changes").notNull().default(0),
    state: refundStateEnum("state").notNull().default(refundLifecycle.initial),
    /** The part that is for no goods but the market's own loss; below zero it takes such a part back. */
    goodwill: centsColumn("goodwill_cents").notNull().default(NO_MONEY),
    /** Part of the idempotency key: raised after an answer that is final for its key. */
    attempt: integer("attempt").notNull().default(1),
    /** When its present key was used first; null before. */
    sentAt: instant("sent_at"),
    /** The failed refund that this one makes good; each is made good once. */
    replaces: uuid("replaces")
      .unique()
      .references((): AnyPgColumn => refunds.id),
    /** Of a failed refund: a later one that gave all that was left of it, so that it is not to be made good any more. */
    overtakenBy: uuid("overtaken_by").references((): AnyPgColumn => refunds.id),
    /** Made by the form that asked for it, so that asking again gives nothing more; null where there is no form. */
    actKey: uuid("act_key"),
    providerRefundId: text("provider_refund_id").unique(),
    /** Who asked for it; null when the product did by itself. */
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
    // Goods of an order that a code made free go back for nothing.
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

/** What was paid for that is no order: a membership's deposit, a gift card, or a plain amount. Written once, when paid. */
export const receipts = pgTable("receipts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  /** `R-7K3M-9QXT`: for people; never enough on its own to open a receipt. */
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

/** One business event in the ledger. The key makes each happen once. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** `sale:{order}`, `fee:{charge}`, `refund:{refund}` … */
    key: text("key").notNull().unique(),
    kind: ledgerKindEnum("kind").notNull(),
    orderId: uuid("order_id").references(() => orders.id),
    /** The payment it is about, so that our books can be laid beside the provider's. */
    intentId: text("intent_id"),
    createdAt: createdAt(),
  },
  (table) => [
    index("ledger_transactions_order").on(table.orderId),
    index("ledger_transactions_intent").on(table.intentId),
    index("ledger_transactions_recent").on(table.createdAt),
  ],
);

/** The lines of the ledger: append-only, and summing to zero per transaction (a trigger sees to it). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    account: ledgerAccountEnum("account").notNull(),
    farmId: integer("farm_id").references(() => farms.id),
    /** Whose tax it is; of `tax_payable` alone. */
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

/** Raw events of the provider. A 2xx answer means that the body is committed here. */
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
