import type { Cents } from "#shared/money.ts";
import type { MoneyRefusal } from "#shared/payments/payouts/payout-refusal.ts";

/** A farm's account at the provider, in our words. */
export type ProviderAccount = {
  id: string;
  /** The farm has told about itself once. */
  detailsSubmitted: boolean;
  /** The provider sends its balance on to its bank. */
  payoutsEnabled: boolean;
  /** We can send money to it. */
  transfersActive: boolean;
  /** Ids of what the provider wants to know by now, such as `external_account`. */
  currentlyDue: string[];
  /** Why the provider holds it, such as `requirements.past_due` or `rejected.fraud`. */
  disabledReason: string | null;
};

/**
 * What an account is made with: our row's id and attempt are its idempotency key, and all else is the same
 * whoever of the farm asks, and when. Who they are and what the farm is called, it tells the provider itself.
 */
export type AccountInput = {
  /** Our row of this account; it stands in the account's metadata. */
  farmAccountId: string;
  attempt: number;
  farmId: number;
};

/** What came of moving money; `id` is the provider's. Nothing has moved when it was refused. */
export type MoneyMoved = { state: "done"; id: string } | { state: "refused"; reason: MoneyRefusal };

/** Money for a farm: `transferId` is ours and, with the attempt, the idempotency key. */
export type TransferInput = {
  transferId: string;
  attempt: number;
  /** The account at the provider. */
  accountId: string;
  amount: Cents;
  /** What it is found by again, such as the id of the payout run. */
  group: string;
};

/** Money that comes back: `reversalId` is ours, `transferId` the provider's. */
export type ReversalInput = {
  reversalId: string;
  attempt: number;
  transferId: string;
  amount: Cents;
};

/** A transfer as the provider has it; our ids come from its metadata, null where it was made elsewhere. */
export type ListedTransfer = {
  /** The provider's. */
  id: string;
  /** Ours. */
  transferId: string | null;
  accountId: string | null;
  amount: Cents;
  reversed: Cents;
  /** Newest first. */
  reversals: { id: string; reversalId: string | null; amount: Cents }[];
};

/** Farms' accounts at the provider, and the money that goes to them. */
export type ConnectedAccounts = {
  /** Returns the account's id; the same row and attempt make no second one. */
  createAccount(input: AccountInput): Promise<string>;
  /** The account that was made for a row of ours, when its answer was lost; null when there is none. */
  findAccount(input: { farmAccountId: string; since: Date }): Promise<string | null>;
  /**
   * Where the farm tells the provider about itself. It is good for one visit, within minutes. Null
   * for an account that is out of our reach.
   */
  onboardingLink(input: {
    accountId: string;
    returnUrl: string;
    /** Where someone is led whose link is no longer good. */
    refreshUrl: string;
  }): Promise<string | null>;
  /** The farm's own pages at the provider; null before it has told about itself, or out of our reach. */
  loginLink(accountId: string): Promise<string | null>;
  /** Null for an account that is out of our reach: deleted, or its owner has left. */
  readAccount(accountId: string): Promise<ProviderAccount | null>;
  /** Sends money from our balance to a farm's. Throws `ProviderFailure` while the outcome is not known. */
  createTransfer(input: TransferInput): Promise<MoneyMoved>;
  /** Takes money of a transfer back. Throws `ProviderFailure` while the outcome is not known. */
  reverseTransfer(input: ReversalInput): Promise<MoneyMoved>;
  /** All transfers of a group, newest first: to be asked before a new attempt, when an answer was lost. */
  findTransfers(group: string): Promise<ListedTransfer[]>;
};
