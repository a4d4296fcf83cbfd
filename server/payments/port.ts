import type { Decline } from "#shared/payments/cards/decline.ts";
import type { SavedCard } from "#shared/payments/cards/saved-cards.ts";
import type { Cents } from "#shared/money.ts";
import type { ReportedPaymentState } from "#shared/orders/order.ts";
import type { BalanceTransactions } from "./balance-transactions.ts";
import type { ConnectedAccounts } from "./connect.ts";

/** A payment intent in our words. Amounts in cents. */
export type Intent = {
  id: string;
  state: ReportedPaymentState;
  amount: Cents;
  amountReceived: Cents;
  clientSecret: string;
  livemode: boolean;
  checkoutId: string | null;
  /** Number of the quote it was made for. */
  revision: number | null;
  /** Whose saved cards may pay it; null for none. */
  customerId: string | null;
  /** Whether someone has tried to pay it: a method was given, a challenge made or a charge declined. */
  attempted: boolean;
  /** Set once charged. */
  chargeId: string | null;
  /** The provider's fee, once it is known. */
  fee: Cents | null;
};

export type IntentInput = {
  checkoutId: string;
  /** Part of the idempotency key: raised after an answer that is final for its key. */
  attempt: number;
  revision: number;
  amount: Cents;
  email: string;
  /** Whose saved card may pay it; null when it is paid in the form alone. */
  customerId?: string | null;
  /** Nothing but a card may pay it: it is charged while no one is there, or was agreed to for one. */
  cardsOnly?: boolean;
};

/** Without an id when the provider refused it for good. */
export type ProviderRefund = { id: string | null; state: "pending" | "succeeded" | "failed" };

/** What came of asking for a refund: `disputed` where the customer's bank has called the charge back. */
export type RefundAnswer = ProviderRefund | "disputed";

/** A refund as the provider lists it; `refundId` is ours, null for one that was made elsewhere. */
export type ListedRefund = ProviderRefund & { id: string; refundId: string | null; amount: Cents };

/** What a refund is asked for with; `attempt` is part of the idempotency key. */
export type RefundInput = { refundId: string; attempt: number; intentId: string; amount: Cents };

/** A charge that the customer's bank has called back. */
export type ProviderDispute = {
  id: string;
  intentId: string | null;
  /** The provider's word, such as `needs_response`. */
  status: string;
  reason: string;
  amount: Cents;
  dueBy: Date | null;
  /** What it moved on our balance, negative when it was taken: the disputed money alone, and with the provider's fee. */
  movements: { id: string; amount: Cents; net: Cents }[];
};

/** Evidence for the bank, in plain text; `attempt` is part of the idempotency key. */
export type DisputeAnswer = {
  disputeId: string;
  attempt: number;
  evidence: {
    customerName: string;
    customerEmail: string;
    /** Empty when nothing was to be delivered. */
    shippingAddress: string;
    /** When it was sent out, `YYYY-MM-DD`; empty when it was not. */
    shippingDate: string;
    productDescription: string;
    /** What the team says, with the collected facts. */
    text: string;
  };
};

/** An event whose signature was right. */
export type ProviderEvent = {
  id: string;
  type: string;
  livemode: boolean;
  /** Only a hint: what it is about is read afresh from the provider. */
  payload: unknown;
};

/** An event as it arrived: about our own account, or about a connected one; the exact bytes; their signature. */
export type EventDelivery = { source: "account" | "connect"; body: Buffer; signature: string };

/** What the bank said to a charge while no one was there. */
export type ChargeOutcome = {
  intent: Intent;
  /** Null when it was not refused: the intent's state says how far it is. */
  declined: {
    why: Decline;
    /** Whether the holder has to be present for it. */
    needsHolder: boolean;
  } | null;
};

/** Customers at the provider and the cards it keeps for them. No card number ever reaches us. */
export type SavedCards = {
  /** Returns the customer's id; asking again for the same user makes no second one. */
  createCustomer(input: { userId: string; email: string; name: string }): Promise<string>;
  /** Deletes the customer with all cards; one that is gone already is fine. */
  deleteCustomer(id: string): Promise<void>;
  /** The client secret with which the browser hands a card to the provider to keep. */
  beginCard(customerId: string): Promise<string>;
  listCards(customerId: string): Promise<SavedCard[]>;
  /** Makes a card of theirs the one that is taken when none is named. */
  chooseCard(customerId: string, cardId: string): Promise<void>;
  detachCard(cardId: string): Promise<void>;
  /** Lets the card that pays an intent be kept for a customer once it is paid; for no one with null. */
  keepCardOf(intentId: string, customerId: string | null): Promise<void>;
  /**
   * Charges a saved card for an intent of its customer. One intent is paid at most once, whatever
   * happens; the key makes the provider answer a repeated try with what it said to the first.
   */
  chargeOffSession(input: {
    intentId: string;
    cardId: string;
    idempotencyKey: string;
  }): Promise<ChargeOutcome>;
};

/**
 * The payment provider. Every method may throw `ProviderFailure`; none is ever called while a
 * database transaction is open.
 */
export type Payments = SavedCards &
  ConnectedAccounts &
  BalanceTransactions & {
    mode: "sandbox" | "test" | "live";
    /** For the browser; reaches the page from the server, not from the build. */
    publishableKey: string;
    createIntent(input: IntentInput): Promise<Intent>;
    /**
     * Changes amount and quote of an intent that is not being paid yet, from the quote `from`; null when
     * it is too late for that. Returns the intent as it is afterward, which is another than asked for
     * when someone else changed it at the same time.
     */
    updateIntent(id: string, input: IntentInput & { from: number | null }): Promise<Intent | null>;
    /** Null when the provider knows no such intent. */
    readIntent(id: string): Promise<Intent | null>;
    /**
     * Cancels; when the provider refuses because it is paid or on its way, that intent comes back. Null
     * when the provider knows no such intent.
     */
    cancelIntent(id: string): Promise<Intent | null>;
    refund(input: RefundInput): Promise<RefundAnswer>;
    /** The refund of ours that the provider has made, found by its metadata; null when there is none. */
    findRefund(input: Pick<RefundInput, "refundId" | "intentId">): Promise<ProviderRefund | null>;
    /** All refunds of a payment, oldest first. */
    listRefunds(intentId: string): Promise<ListedRefund[]>;
    readRefund(id: string): Promise<ProviderRefund | null>;
    /** The disputes of a payment, by their ids. */
    disputesOf(intentId: string): Promise<string[]>;
    /** Null when the provider knows no such dispute. */
    getDispute(id: string): Promise<ProviderDispute | null>;
    /** Sends evidence to the bank; the key makes a repeated try count once. Throws `conflict` when it is decided already. */
    answerDispute(input: DisputeAnswer): Promise<void>;
    /** Accepts the loss of a dispute. Throws `conflict` when it is decided already. */
    acceptDispute(input: { disputeId: string; attempt: number }): Promise<void>;
    /** Checks the signature over the exact bytes. Throws `invalid` when it does not hold. */
    verifyEvent(delivery: EventDelivery): ProviderEvent;
    /** Events of the last hours, oldest first, for the reconciler. */
    recentEvents(since: Date): Promise<ProviderEvent[]>;
  };
