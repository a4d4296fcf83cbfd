import { and, eq, isNull } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DAY_MS } from "#shared/durations.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow, pathIn } from "#shared/language.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { keyedRows, takeKey, underKey } from "../provider/provider-keys.ts";
import { type FarmAccount, openAccountOf } from "./account-rows.ts";
import { closeAccount } from "./note-account.ts";

const KEYS = keyedRows(farmAccounts);
const PAGE = "/dashboard/farmer/sales";

/** A farm, and the person acting for it. */
export type Beginner = {
  actor: NonNullable<Actor>;
  farm: { id: number; name: string };
};

/**
 * The URL of the provider's onboarding form for a farm: valid for one visit, within minutes. Creates an account
 * if the farm has none, or if its last one is out of our reach. Concurrent calls and retries after a lost
 * response do not create a second one. Throws `ProviderFailure`, `conflict`.
 */
export async function beginOnboarding(deps: Deps, beginner: Beginner): Promise<{ url: string }> {
  const row = await takeRow(deps, beginner);
  const accountId = row.providerAccountId ?? (await makeAccount(deps, beginner, row));
  const url = await deps.payments.onboardingLink({ accountId, ...pagesOf(deps) });
  if (url !== null) return { url };
  // An account that is out of our reach is closed, and the farm starts over with a new one.
  await closeAccount(deps, row.id);
  const next = await takeRow(deps, beginner);
  const again = next.providerAccountId ?? (await makeAccount(deps, beginner, next));
  const fresh = await deps.payments.onboardingLink({ accountId: again, ...pagesOf(deps) });
  if (fresh === null) throw new DomainError("conflict", m.accountMoved);
  return { url: fresh };
}

/**
 * The URL of the farm's own dashboard at the provider, where it can change its bank account. Throws
 * `ProviderFailure`, and `conflict` before onboarding is complete.
 */
export async function openPayoutAccount(deps: Deps, { actor, farm }: Beginner) {
  const row = await openAccountOf(deps.db, farm.id);
  const accountId = row?.providerAccountId;
  const url = accountId ? await deps.payments.loginLink(accountId) : null;
  if (url === null) throw new DomainError("conflict", m.accountMoved);
  const subject = { kind: "farm", id: farm.id, name: farm.name };
  await recordAudit(deps, deps.db, actor, { action: "payout_account.opened", subject });
  return { url };
}

/** The URLs the provider redirects back to, in the language of the current request. */
function pagesOf({ publicUrl }: Deps) {
  const page = publicUrl + pathIn(languageNow(), PAGE);
  return { returnUrl: `${page}?account=back`, refreshUrl: `${page}?account=again` };
}

/** The farm's account row, written before the provider is called; the audit log records who started it. */
async function takeRow(deps: Deps, { actor, farm }: Beginner): Promise<FarmAccount> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insert(farmAccounts)
      .values({ farmId: farm.id, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    const row = await openAccountOf(tx, farm.id);
    if (!row) throw new DomainError("conflict", m.accountMoved);
    const subject = { kind: "farm", id: farm.id, name: farm.name };
    await recordAudit(deps, tx, actor, { action: "payout_account.begun", subject });
    return row;
  });
}

/**
 * Creates the account at the provider and saves its id. If an earlier attempt may have succeeded, looks for
 * that account first.
 */
async function makeAccount(deps: Deps, beginner: Beginner, row: FarmAccount): Promise<string> {
  const isNew = row.attempt === 1 && row.sentAt === null;
  const since = new Date(row.createdAt.getTime() - DAY_MS);
  const known = isNew ? null : await deps.payments.findAccount({ farmAccountId: row.id, since });
  const accountId = known ?? (await createAccount(deps, beginner, row));
  const { id } = row;
  await deps.db
    .update(farmAccounts)
    .set({ providerAccountId: accountId, updatedAt: deps.clock.now() })
    .where(and(eq(farmAccounts.id, id), isNull(farmAccounts.providerAccountId)));
  const now = await openAccountOf(deps.db, beginner.farm.id);
  return now?.providerAccountId ?? accountId;
}

async function createAccount(deps: Deps, { farm }: Beginner, row: FarmAccount): Promise<string> {
  const attempt = await takeKey(deps, KEYS, row);
  if (attempt === null) throw new DomainError("conflict", m.accountMoved);
  const asked = { farmAccountId: row.id, attempt, farmId: farm.id };
  return underKey(deps, KEYS, { id: row.id, attempt }, () => deps.payments.createAccount(asked));
}
