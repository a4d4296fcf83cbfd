import type Stripe from "stripe";
import type { ErrorBody } from "../http/errors.ts";
import type { Json } from "../http/json.ts";
import type { WebhookMode } from "../events/webhook-mode.ts";

/** What the sandbox knows about a payment method that the API does not return. */
export type PlanRow = {
  /** Id of the payment method. */
  id: string;
  /** The test card's number, or null for a wallet. Real numbers never get here. */
  number: string | null;
  /** The holder has agreed to later off-session charges. */
  setUp: boolean;
  /** It was detached from its customer and cannot be used again. */
  detached?: boolean;
};

export type EventRow = Omit<Stripe.EventBase, "data" | "type" | "request"> & {
  type: string;
  data: { object: Json; previous_attributes?: Json };
  request: { id: string | null; idempotency_key: string | null };
};

/** A webhook to deliver. `dueAt` is real time in milliseconds. */
export type DeliveryRow = {
  id: string;
  event: string;
  endpoint: string;
  state: "due" | "held";
  attempts: number;
  dueAt: number;
  sequence: number;
};

/** The stored response for an idempotency key. `at` is virtual time in seconds. */
export type AnswerRow = {
  id: string;
  fingerprint: string;
  status: number;
  body: Json;
  requestId: string;
  at: number;
};

/** A connected account, and whether the platform may still act on it. */
export type AccountRow = {
  id: string;
  created: number;
  /** `revoked` by the account's owner or `deleted` by the platform: either way it is out of reach. */
  access: "granted" | "revoked" | "deleted";
  /** Origin of its hosted pages: the one that requested its last link. */
  origin: string | null;
  object: Stripe.Account;
};

/** A link to the hosted onboarding. It is used up once a visit is completed. */
export type AccountLinkRow = {
  id: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  /** Virtual time in seconds. */
  expiresAt: number;
  isUsed: boolean;
};

/** An object that belongs to one account; null for the platform's own. */
export type OwnedRow<T> = {
  id: string;
  created: number;
  account: string | null;
  object: T;
};

/** A task that runs when the virtual clock reaches `at` (seconds). */
export type TimerRow = {
  id: string;
  at: number;
  task: "settle_refund" | "settle_payout";
  target: string;
  outcome: string;
};

/** The single row with the sandbox's own state. */
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
  /** Balance transactions of connected accounts. */
  account_movement: OwnedRow<Stripe.BalanceTransaction>;
  /** `connect` marks an endpoint for events of connected accounts instead of our own. */
  webhook_endpoint: Stripe.WebhookEndpoint & { connect?: boolean };
  event: EventRow;
  delivery: DeliveryRow;
  answer: AnswerRow;
  timer: TimerRow;
  world: WorldRow;
};
export type Kind = keyof Rows;

/** A response with its status. Errors that had an effect are responses too. */
export type Reply = { status: number; body: Json };

export function failure(status: number, error: ErrorBody): Reply {
  return { status, body: { error } };
}
