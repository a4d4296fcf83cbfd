import type { Decline } from "#shared/payments/cards/decline.ts";
import type { SavedCard } from "#shared/payments/cards/saved-cards.ts";
import type { Cents } from "#shared/money.ts";
import type { ReportedPaymentState } from "#shared/payments/payment-lifecycle.ts";
import type { BalanceTransactions } from "./balance-transactions.ts";
import type { ConnectedAccounts } from "./connect.ts";

/** A payment intent, as our own type. Amounts in cents. */
export type Intent = {
  id: string;
  state: ReportedPaymentState;
  amount: Cents;
  amountReceived: Cents;
  clientSecret: string;
  livemode: boolean;
  checkoutId: string | null;
  /** Revision of the quote that it was created for. */
  revision: number | null;
  /** The customer whose saved cards may pay it; null for none. */
  customerId: string | null;
  /** Whether anyone has tried to pay it: a method was attached, a challenge started or a charge declined. */
  attempted: boolean;
  /** Set once charged. */
  chargeId: string | null;
  /** The provider's fee; null until it is known. */
  fee: Cents | null;
};

export type IntentInput = {
  checkoutId: string;
  /** Part of the idempotency key. Increment it after a final error, which the old key would only repeat. */
  attempt: number;
  revision: number;
  amount: Cents;
  email: string;
  /** The customer whose saved card may pay it; null if it is paid only through the form. */
  customerId?: string | null;
  /** Accept cards only, because the card is charged off-session or the payer has agreed to such charges. */
  cardsOnly?: boolean;
};

/** `id` is null if the provider permanently refused the refund. */
export type ProviderRefund = { id: string | null; state: "pending" | "succeeded" | "failed" };

/** The result of requesting a refund; `disputed` if the customer's bank has charged the payment back. */
export type RefundAnswer = ProviderRefund | "disputed";

/** A refund as listed by the provider. `refundId` is our id, null if it was made elsewhere. */
export type ListedRefund = ProviderRefund & { id: string; refundId: string | null; amount: Cents };

/** Input for a refund; `attempt` is part of the idempotency key. */
export type RefundInput = { refundId: string; attempt: number; intentId: string; amount: Cents };

/** A charge that the customer's bank contests. */
export type ProviderDispute = {
  id: string;
  intentId: string | null;
  /** The provider's own status, such as `needs_response`. */
  status: string;
  reason: string;
  amount: Cents;
  dueBy: Date | null;
  /** Its effect on our balance, negative for money taken: `amount` is the disputed money, `net` includes the fee. */
  movements: { id: string; amount: Cents; net: Cents }[];
};

/** Plain-text evidence for the bank; `attempt` is part of the idempotency key. */
export type DisputeAnswer = {
  disputeId: string;
  attempt: number;
  evidence: {
    customerName: string;
    customerEmail: string;
    /** Empty if nothing was to be delivered. */
    shippingAddress: string;
    /** Delivery date, `YYYY-MM-DD`; empty if it was never sent out. */
    shippingDate: string;
    productDescription: string;
    /** The team's statement and the collected facts. */
    text: string;
  };
};

/** An event whose signature has been verified. */
export type ProviderEvent = {
  id: string;
  type: string;
  livemode: boolean;
  /** Treat it as a hint only: always fetch the current object from the provider. */
  payload: unknown;
};

/** A webhook delivery: whether it concerns our account or a connected one, the raw body, and the signature header. */
export type EventDelivery = { source: "account" | "connect"; body: Buffer; signature: string };

/** The result of an off-session charge. */
export type ChargeOutcome = {
  intent: Intent;
  /** Null if it was not declined; the intent's state shows the progress. */
  declined: {
    why: Decline;
    /** True if the cardholder must be present to authenticate. */
    needsHolder: boolean;
  } | null;
};

/** Customers and their saved cards at the provider. Card numbers never reach us. */
export type SavedCards = {
  /** Returns the customer's id. Idempotent per user. */
  createCustomer(input: { userId: string; email: string; name: string }): Promise<string>;
  /** Deletes the customer and all their cards. Does nothing if they are already gone. */
  deleteCustomer(id: string): Promise<void>;
  /** Returns the client secret with which the browser saves a card at the provider. */
  beginCard(customerId: string): Promise<string>;
  listCards(customerId: string): Promise<SavedCard[]>;
  /** Makes one of the customer's cards the default. */
  chooseCard(customerId: string, cardId: string): Promise<void>;
  detachCard(cardId: string): Promise<void>;
  /** Saves the card that pays this intent to the customer once it is paid; null saves it to no one. */
  keepCardOf(intentId: string, customerId: string | null): Promise<void>;
  /**
   * Charges a saved card for an intent of its customer. An intent is never paid twice: on a retry, the idempotency
   * key makes the provider return its first response.
   */
  chargeOffSession(input: {
    intentId: string;
    cardId: string;
    idempotencyKey: string;
  }): Promise<ChargeOutcome>;
};

/** The payment provider. Every method may throw `ProviderFailure`. Never call one inside a database transaction. */
export type Payments = SavedCards &
  ConnectedAccounts &
  BalanceTransactions & {
    mode: "sandbox" | "test" | "live";
    /** For the browser; the server passes it to the page at run time, so it is not part of the build. */
    publishableKey: string;
    createIntent(input: IntentInput): Promise<Intent>;
    /**
     * Changes the amount and quote of an unpaid intent whose current revision is `from`. Returns null if it is too
     * late to change it. Otherwise returns the intent as it is now, which differs from the request if someone else
     * changed it at the same time.
     */
    updateIntent(id: string, input: IntentInput & { from: number | null }): Promise<Intent | null>;
    /** Null if the provider does not know the intent. */
    readIntent(id: string): Promise<Intent | null>;
    /**
     * Cancels the intent. If it is already paid or processing, returns it unchanged; null if the provider does not
     * know it.
     */
    cancelIntent(id: string): Promise<Intent | null>;
    refund(input: RefundInput): Promise<RefundAnswer>;
    /** Finds the provider's refund for one of ours by its metadata; null if there is none. */
    findRefund(input: Pick<RefundInput, "refundId" | "intentId">): Promise<ProviderRefund | null>;
    /** All refunds of a payment, oldest first. */
    listRefunds(intentId: string): Promise<ListedRefund[]>;
    readRefund(id: string): Promise<ProviderRefund | null>;
    /** Ids of all disputes of a payment. */
    disputesOf(intentId: string): Promise<string[]>;
    /** Null if the provider does not know the dispute. */
    getDispute(id: string): Promise<ProviderDispute | null>;
    /** Submits evidence to the bank; idempotent per attempt. Throws `conflict` if the dispute is already decided. */
    answerDispute(input: DisputeAnswer): Promise<void>;
    /** Accepts the loss of a dispute. Throws `conflict` if it is already decided. */
    acceptDispute(input: { disputeId: string; attempt: number }): Promise<void>;
    /** Verifies the signature over the raw body. Throws `invalid` if it does not match. */
    verifyEvent(delivery: EventDelivery): ProviderEvent;
    /** Recent events, oldest first, for the reconciler. */
    recentEvents(since: Date): Promise<ProviderEvent[]>;
  };
