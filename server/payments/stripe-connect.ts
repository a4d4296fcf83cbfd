import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { MoneyRefusal } from "#shared/payments/payouts/payout-refusal.ts";
import type { ConnectedAccounts, ListedTransfer, MoneyMoved, ProviderAccount } from "./connect.ts";
import { callProvider, isOutOfReach, isRefused, refusalCode } from "./failures.ts";

/**
 * The one kind of account we create: the market covers losses and fees, and the provider collects the legally
 * required details from the farm and hosts its dashboard.
 */
const KIND = {
  country: "US",
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    stripe_dashboard: { type: "express" },
  },
  capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
} satisfies Stripe.AccountCreateParams;

const REFUSALS: Readonly<Record<string, MoneyRefusal>> = {
  balance_insufficient: "balance_insufficient",
  insufficient_capabilities_for_transfer: "transfers_not_allowed",
  transfers_not_allowed: "transfers_not_allowed",
  account_invalid: "gone",
  resource_missing: "gone",
};

/** Farms' accounts and transfers through the official SDK. */
export function connectCalls(stripe: Stripe): ConnectedAccounts {
  return {
    createAccount: ({ farmAccountId, attempt, farmId }) =>
      callProvider(async () => {
        const metadata = { farm_account_id: farmAccountId, farm_id: String(farmId) };
        const params = { ...KIND, metadata };
        const idempotencyKey = `account:${farmAccountId}:${attempt}`;
        return (await stripe.accounts.create(params, { idempotencyKey })).id;
      }),
    findAccount: ({ farmAccountId, since }) =>
      callProvider(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        for await (const account of stripe.accounts.list({ created, limit: 100 })) {
          if (account.metadata?.["farm_account_id"] === farmAccountId) return account.id;
        }
        return null;
      }),
    onboardingLink: ({ accountId, returnUrl, refreshUrl }) =>
      nullOutOfReach(async () => {
        const { url } = await stripe.accountLinks.create({
          account: accountId,
          type: "account_onboarding",
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return url;
      }),
    loginLink: async (accountId) => {
      try {
        return await nullOutOfReach(
          async () => (await stripe.accounts.createLoginLink(accountId)).url,
        );
      } catch (error) {
        if (isRefused(error)) return null;
        throw error;
      }
    },
    readAccount: (accountId) =>
      nullOutOfReach(async () => accountOf(await stripe.accounts.retrieve(accountId))),
    createTransfer: ({ transferId, attempt, accountId, amount, group }) =>
      moved(() =>
        stripe.transfers.create(
          {
            destination: accountId,
            amount,
            currency: "usd",
            transfer_group: group,
            metadata: { transfer_id: transferId },
          },
          { idempotencyKey: `transfer:${transferId}:${attempt}` },
        ),
      ),
    reverseTransfer: ({ reversalId, attempt, transferId, amount }) =>
      moved(() =>
        stripe.transfers.createReversal(
          transferId,
          { amount, metadata: { reversal_id: reversalId } },
          { idempotencyKey: `reversal:${reversalId}:${attempt}` },
        ),
      ),
    findTransfers: (group) =>
      callProvider(async () => {
        const rows = stripe.transfers.list({ transfer_group: group, limit: 100 });
        const found: ListedTransfer[] = [];
        for await (const transfer of rows) found.push(await listed(stripe, transfer));
        return found;
      }),
  };
}

/** Runs a call to the provider; null if the account is out of reach. */
async function nullOutOfReach<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await callProvider(call);
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}

/** Moves money. Returns `refused` with a reason if the provider will not. */
async function moved(call: () => Promise<{ id: string }>): Promise<MoneyMoved> {
  try {
    const { id } = await callProvider(call);
    return { state: "done", id };
  } catch (error) {
    if (!isRefused(error) && !isOutOfReach(error)) throw error;
    return { state: "refused", reason: REFUSALS[refusalCode(error)] ?? "other" };
  }
}

function accountOf(account: Stripe.Account): ProviderAccount {
  return {
    id: account.id,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfersActive: account.capabilities?.transfers === "active",
    currentlyDue: account.requirements?.currently_due ?? [],
    disabledReason: account.requirements?.disabled_reason ?? null,
  };
}

async function listed(stripe: Stripe, transfer: Stripe.Transfer): Promise<ListedTransfer> {
  const { id, metadata, destination, amount, amount_reversed: reversed, reversals } = transfer;
  const all = reversals.has_more
    ? await stripe.transfers.listReversals(id, { limit: 100 }).autoPagingToArray({ limit: 1000 })
    : reversals.data;
  return {
    id,
    transferId: metadata["transfer_id"] ?? null,
    accountId: typeof destination === "string" ? destination : (destination?.id ?? null),
    amount: cents(amount),
    reversed: cents(reversed),
    reversals: all.map((reversal) => ({
      id: reversal.id,
      reversalId: reversal.metadata?.["reversal_id"] ?? null,
      amount: cents(reversal.amount),
    })),
  };
}
