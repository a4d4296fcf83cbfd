import type { Cents } from "#shared/money.ts";
import type { MoneyRefusal } from "#shared/payments/payouts/payout-refusal.ts";

/** A farm's account at the provider, as our own type. */
export type ProviderAccount = {
  id: string;
  /** The farm has completed the provider's onboarding form at least once. */
  detailsSubmitted: boolean;
  /** The provider pays the account's balance out to the farm's bank. */
  payoutsEnabled: boolean;
  /** We can transfer money to it. */
  transfersActive: boolean;
  /** Requirements that are due now, such as `external_account`. */
  currentlyDue: string[];
  /** Why the provider has restricted it, such as `requirements.past_due` or `rejected.fraud`. */
  disabledReason: string | null;
};

/**
 * Input for creating an account. The idempotency key is made of our row's id and the attempt; everything else must
 * be the same no matter who at the farm starts it or when. The farm gives its name and its people's details to the
 * provider directly.
 */
export type AccountInput = {
  /** Id of our row for this account, also saved in the account's metadata. */
  farmAccountId: string;
  attempt: number;
  farmId: number;
};

/** The result of moving money; `id` is the provider's. `refused` means that no money moved. */
export type MoneyMoved = { state: "done"; id: string } | { state: "refused"; reason: MoneyRefusal };

/** A transfer to a farm. `transferId` is our id; with `attempt` it forms the idempotency key. */
export type TransferInput = {
  transferId: string;
  attempt: number;
  /** The farm's account id at the provider. */
  accountId: string;
  amount: Cents;
  /** Groups transfers so that we can find them again, such as by payout run id. */
  group: string;
};

/** A reversal of a transfer. `reversalId` is our id, `transferId` the provider's. */
export type ReversalInput = {
  reversalId: string;
  attempt: number;
  transferId: string;
  amount: Cents;
};

/** A transfer as listed by the provider. Our ids come from its metadata and are null if it was made elsewhere. */
export type ListedTransfer = {
  /** The provider's id. */
  id: string;
  /** Our id. */
  transferId: string | null;
  accountId: string | null;
  amount: Cents;
  reversed: Cents;
  /** Newest first. */
  reversals: { id: string; reversalId: string | null; amount: Cents }[];
};

/** Farms' accounts at the provider, and transfers to them. */
export type ConnectedAccounts = {
  /** Returns the account's id. Idempotent per row and attempt. */
  createAccount(input: AccountInput): Promise<string>;
  /** Finds the account created for one of our rows when the response was lost; null if there is none. */
  findAccount(input: { farmAccountId: string; since: Date }): Promise<string | null>;
  /**
   * A link to the provider's onboarding form. It expires within minutes and works for one visit. Null if the
   * account is out of reach.
   */
  onboardingLink(input: {
    accountId: string;
    returnUrl: string;
    /** Where the provider redirects visitors whose link has expired. */
    refreshUrl: string;
  }): Promise<string | null>;
  /** A link to the farm's dashboard at the provider; null before onboarding, or if the account is out of reach. */
  loginLink(accountId: string): Promise<string | null>;
  /** Null if the account is out of reach: deleted, or disconnected by its owner. */
  readAccount(accountId: string): Promise<ProviderAccount | null>;
  /** Transfers money from our balance to a farm's. Throws `ProviderFailure` if the outcome is unknown. */
  createTransfer(input: TransferInput): Promise<MoneyMoved>;
  /** Reverses all or part of a transfer. Throws `ProviderFailure` if the outcome is unknown. */
  reverseTransfer(input: ReversalInput): Promise<MoneyMoved>;
  /** All transfers of a group, newest first. Check it before a new attempt when a response was lost. */
  findTransfers(group: string): Promise<ListedTransfer[]>;
};
