import type { CheckoutPurpose } from "#shared/checkout/checkout.ts";
import type { Cents } from "#shared/money.ts";
import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../platform/audit/audit.ts";
import type { Foreign } from "./refunds/foreign-refund.ts";
import type { Outcome, Settling } from "./settling/settling.ts";

type Order = typeof orders.$inferSelect;

/** The ledger kind and lines for money that was refunded; they show who bears the loss. */
export type GivenUp = { kind: LedgerKind; lines: LedgerLine[] };

/** What payments need from whatever a checkout pays for. */
export type Purpose = {
  /** Turns a succeeded payment into what its checkout is for. Idempotent. */
  settle: (settling: Settling) => Promise<Outcome>;
  /** Releases what a checkout held when it ends unpaid. */
  release: (tx: Tx, checkoutId: string) => Promise<void>;
  /**
   * Revokes what was bought after `amount` cents of its payment were refunded at the provider. Returns null if
   * the refund does not revoke it.
   */
  giveUp: (tx: Tx, paid: Refunded) => Promise<GivenUp | null>;
  /**
   * Updates what was bought after a dispute of its payment, whose row is locked, has been saved. Orders use
   * `settleDisputed` instead.
   */
  followDispute: (deps: Pick<Deps, "clock">, tx: Tx, paid: Disputed) => Promise<void>;
};

/** Part or all of a payment, refunded at the provider; the refund is already saved. */
export type Refunded = { checkoutId: string; intentId: string; amount: Cents; at: Date };

/** A payment that the customer's bank disputes, or once disputed. */
export type Disputed = { checkoutId: string; intentId: string };

/** A succeeded payment, before any row is locked for it. */
export type Succeeded = Pick<Settling, "intent" | "cause"> & {
  checkoutId: string;
};

/** What payments need from orders only: most payments are for orders, and those can be refunded in part. */
export type OrderMoney = {
  /**
   * Does what `settle` does in a single statement. Returns null, with nothing changed, if the payment needs the
   * full path.
   */
  placeAtOnce: (deps: Deps, succeeded: Succeeded) => Promise<Outcome | null>;
  /** Moves the order to the state that its successful refunds imply. */
  followMoney: (deps: Pick<Deps, "clock">, tx: Tx, orderId: string) => Promise<void>;
  /** Records a refund of a locked order that was made at the provider, and returns its id. */
  writeForeign: (deps: Deps, tx: Tx, order: Order, foreign: Foreign) => Promise<string>;
  /** Settles the money of an order whose disputes may have ended. */
  settleDisputed: (
    deps: Deps,
    tx: Tx,
    disputed: { order: Order; actor: Actor; reason: string },
  ) => Promise<unknown>;
};

/**
 * Passed in with the dependencies (`server/boot/purposes.ts`), so that payments import none of the rooms they
 * serve.
 */
export type Purposes = Record<CheckoutPurpose, Purpose> & { order: OrderMoney };
