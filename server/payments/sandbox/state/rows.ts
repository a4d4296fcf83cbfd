import type Stripe from "stripe";
import type { ErrorBody } from "../http/errors.ts";
import type { Json } from "../http/json.ts";
import type { WebhookMode } from "../events/webhook-mode.ts";

/** What the sandbox knows about a payment method beyond what the API returns. */
export type PlanRow = {
  /** Id of the payment method. */
  id: string;
  /** The test card's number, or null for a wallet. Only test numbers ever get here. */
  number: string | null;
  /** The holder has agreed to later charges without being present. */
  setUp: boolean;
};

export type EventRow = Omit<Stripe.EventBase, "data" | "type" | "request"> & {
  type: string;
  data: { object: Json; previous_attributes?: Json };
  request: { id: string | null; idempotency_key: string | null };
};

/** A webhook still to be delivered. `dueAt` is real time in milliseconds. */
export type DeliveryRow = {
  id: string;
  event: string;
  endpoint: string;
  state: "due" | "held";
  attempts: number;
  dueAt: number;
  sequence: number;
};

/** The stored answer to an idempotency key. `at` is virtual time in seconds. */
export type AnswerRow = {
  id: string;
  fingerprint: string;
  status: number;
  body: Json;
  requestId: string;
  at: number;
};

/** A connected account, and what the platform may still do with it. */
export type AccountRow = {
  id: string;
  created: number;
  /** Taken back by the account itself, or ended by the platform: either way it can no longer be reached. */
  access: "granted" | "revoked" | "deleted";
  /** Where its pages are shown: the origin that asked for its last link. */
  origin: string | null;
  object: Stripe.Account;
};

/** A link to the hosted onboarding. It is good for one visit that ends. */
export type AccountLinkRow = {
  id: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  /** Virtual time in seconds. */
  expiresAt: number;
  isUsed: boolean;
};

/** An object of one account; the platform's own with null. */
export type OwnedRow<T> = {
  id: string;
  created: number;
  account: string | null;
  object: T;
};

/** Something that happens by itself when the virtual clock reaches `at` (seconds). */
export type TimerRow = {
  id: string;
  at: number;
  task: "settle_refund" | "settle_payout";
  target: string;
  outcome: string;
};

/** The one row about the sandbox itself. */
export type WorldRow = {
  id: "world";
  seed: string;
  counter: number;
  clockOffsetMs: number;
  webhooks: WebhookMode;
};

export type Rows = {
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  plan: PlanRow;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  balance_transaction: Stripe.BalanceTransaction;
  account: AccountRow;
  account_link: AccountLinkRow;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  payout: OwnedRow<Stripe.Payout>;
  /** Movements of connected accounts' balances. */
  account_movement: OwnedRow<Stripe.BalanceTransaction>;
  /** `connect` for one that hears of connected accounts instead of our own. */
  webhook_endpoint: Stripe.WebhookEndpoint & { connect?: boolean };
  event: EventRow;
  delivery: DeliveryRow;
  answer: AnswerRow;
  timer: TimerRow;
  world: WorldRow;
};
export type Kind = keyof Rows;

/** An answer with its status; errors that had an effect are answers too. */
export type Reply = { status: number; body: Json };

export function failure(status: number, error: ErrorBody): Reply {
  return { status, body: { error } };
}
