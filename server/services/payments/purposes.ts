import type { CheckoutPurpose } from "#shared/checkout/checkout.ts";
import type { Cents } from "#shared/money.ts";
import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../platform/audit.ts";
import type { Foreign } from "./refunds/foreign-refund.ts";
import type { Outcome, Settling } from "./settling/settling.ts";

type Order = typeof orders.$inferSelect;

/** The ledger lines of money that went back, by whose loss it is. */
export type GivenUp = { kind: LedgerKind; lines: LedgerLine[] };

/** What payments ask of the thing that a checkout pays for. */
export type Purpose = {
  /** Makes of a succeeded payment what its checkout is for, once however often it is called. */
  settle: (settling: Settling) => Promise<Outcome>;
  /** Frees what a checkout held that ends unpaid. */
  release: (tx: Tx, checkoutId: string) => Promise<void>;
  /**
   * Takes back what was bought when its money, `amount` cents of it, was refunded at the provider;
   * null when that does not take it back.
   */
  giveUp: (tx: Tx, paid: Refunded) => Promise<GivenUp | null>;
  /**
   * Follows what the bank says of the payment, whose row is locked, once a dispute of it was written down; orders
   * are asked by `settleDisputed`.
   */
  followDispute: (deps: Pick<Deps, "clock">, tx: Tx, paid: Disputed) => Promise<void>;
};

/** Money of a payment that was refunded at the provider, after its refund was written down. */
export type Refunded = { checkoutId: string; intentId: string; amount: Cents; at: Date };

/** A payment that its customer's bank disputes, or did. */
export type Disputed = { checkoutId: string; intentId: string };

/** A payment that succeeded, before anything is locked for it. */
export type Succeeded = Pick<Settling, "intent" | "cause"> & {
  checkoutId: string;
};

/** What payments ask of orders alone: they are most of what is paid, and their money can go back in parts. */
export type OrderMoney = {
  /** Does what `settle` would, in one statement; null when it takes a closer look, and nothing was done. */
  placeAtOnce: (deps: Deps, succeeded: Succeeded) => Promise<Outcome | null>;
  /** Moves the order as the refunds that succeeded say. */
  followMoney: (deps: Pick<Deps, "clock">, tx: Tx, orderId: string) => Promise<void>;
  /** Writes a refund of a locked order that was made at the provider; returns its id. */
  writeForeign: (deps: Deps, tx: Tx, order: Order, foreign: Foreign) => Promise<string>;
  /** Settles the money of an order whose disputes may be over. */
  settleDisputed: (
    deps: Deps,
    tx: Tx,
    disputed: { order: Order; actor: Actor; reason: string },
  ) => Promise<unknown>;
};

/** Handed in with the dependencies (`server/boot/purposes.ts`), so that payments know no room that is paid for. */
export type Purposes = Record<CheckoutPurpose, Purpose> & { order: OrderMoney };
