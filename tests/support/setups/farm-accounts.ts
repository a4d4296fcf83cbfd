import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { testDeps } from "#tests/support/deps.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { accountsOf, farmOwner } from "#tests/support/market/people/farm-owner.ts";

type Owner = Awaited<ReturnType<typeof farmOwner>>;

export type FarmAccounts = ReturnType<typeof farmAccounts>;

/** At noon, what farms' owners do with their payout accounts, and the emails they get about them. */
function farmAccounts(market: MarketPlace) {
  const clock = clockAtNoon();
  const deps: Deps = testDeps(market.database.db, { clock, payments: market.deps.payments });
  const begin = (owner: Owner) => owner.call((api) => api.farmer.payouts.beginOnboarding());
  /** Refreshes the account a second later, so that the changes have later timestamps. */
  const refresh = (owner: Owner) => {
    clock.pass(1000);
    return owner.call((api) => api.farmer.payouts.refresh({}));
  };
  return {
    clock,
    deps,
    begin,
    refresh,
    account: (owner: Owner) => owner.call((api) => api.farmer.payouts.account({})),
    payoutMails: async (owner: Owner) => {
      const rows = await deps.db
        .select({ kind: emails.kind })
        .from(emails)
        .where(eq(emails.to, owner.email))
        .orderBy(emails.createdAt, emails.id);
      return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("payout_"));
    },
    /** The owner of a farm whose account was filled in at the provider, and the account's id there. */
    onboarded: async (outcome: "complete" | "incomplete") => {
      const owner = await farmOwner(deps);
      await begin(owner);
      const [row] = await accountsOf(deps, owner.farmId);
      const accountId = row!.providerAccountId!;
      await market.control.onboard(accountId, outcome);
      await refresh(owner);
      return { owner, accountId };
    },
  };
}

/** Opens a market for the file; each test begins with a provider without faults. */
export function withFarmAccounts(
  onOpened: (opened: { market: MarketPlace; at: FarmAccounts }) => void,
): void {
  let market: MarketPlace;
  beforeAll(async () => {
    market = await openMarketPlace();
    onOpened({ market, at: farmAccounts(market) });
  });
  afterAll(() => market[Symbol.asyncDispose]());
  afterEach(() => market.control.clearFaults());
}
