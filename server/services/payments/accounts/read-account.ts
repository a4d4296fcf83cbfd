import { eq } from "drizzle-orm";
import {
  type AccountNeed,
  type AccountStanding,
  isTurnedDown,
  needsOf,
  standingOf,
} from "#shared/payments/farm-account.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { latestAccountOf, openAccountOf } from "./account-rows.ts";
import { closeAccount, noteAccount, type Reading } from "./note-account.ts";

/** How a farm is paid, as last reported to us. */
export type PayoutAccount = {
  state: AccountStanding;
  /** The information the provider currently requires. */
  needs: AccountNeed[];
  /** The provider has rejected the farm for good, whatever information it supplies. */
  isTurnedDown: boolean;
};

/** A farm's account as the provider last reported it. */
export async function getPayoutAccount(
  { db }: Pick<Deps, "db">,
  farmId: number,
): Promise<PayoutAccount> {
  const row = await latestAccountOf(db, farmId);
  if (!row) return { state: standingOf(null), needs: [], isTurnedDown: false };
  const { due, disabledReason } = row;
  return {
    state: standingOf(row),
    needs: needsOf(due),
    isTurnedDown: isTurnedDown(disabledReason),
  };
}

/** Refreshes the account from the provider, then returns it. Throws `ProviderFailure`. */
export async function refreshPayoutAccount(deps: Deps, farmId: number): Promise<PayoutAccount> {
  const row = await openAccountOf(deps.db, farmId);
  if (row?.providerAccountId) await readAgain(deps, row.id, row.providerAccountId);
  return getPayoutAccount(deps, farmId);
}

/** Reads an account's status from the provider and saves it. */
export async function readAgain(deps: Deps, id: string, accountId: string): Promise<void> {
  await noteAccount(deps, id, await askedOf(deps, accountId));
}

/** The provider's response, with the time of the request. */
async function askedOf({ clock, payments }: Deps, accountId: string): Promise<Reading> {
  const askedAt = clock.now();
  return { askedAt, account: await payments.readAccount(accountId) };
}

/**
 * Handles an event of a connected account. The event is only a hint: the account is read again from the
 * provider. Accounts that are not ours are ignored.
 */
export async function followAccount(deps: Deps, accountId: string, type: string): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(farmAccounts)
    .where(eq(farmAccounts.providerAccountId, accountId));
  if (!row || row.state === "closed") return;
  const reading = await askedOf(deps, accountId);
  const hasLeft = type === "account.application.deauthorized" && reading.account === null;
  if (hasLeft) await closeAccount(deps, row.id);
  else await noteAccount(deps, row.id, reading);
}
