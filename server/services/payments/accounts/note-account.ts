import { eq } from "drizzle-orm";
import {
  accountEvent,
  type AccountNeed,
  type FarmAccountEvent,
  needsOf,
  OUT_OF_REACH,
} from "#shared/payments/farm-account.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ProviderAccount } from "#server/payments/connect.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { queueMail } from "../../mail/outbox.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { FarmAccount } from "./account-rows.ts";

type Facts = Pick<ProviderAccount, "detailsSubmitted" | "payoutsEnabled" | "transfersActive"> & {
  currentlyDue: string[];
  disabledReason: string | null;
};

/**
 * An account that is out of reach cannot be paid. It is held rather than closed: only the farm, or the
 * provider's notice that it has left, ends it.
 */
const GONE: Facts = {
  detailsSubmitted: false,
  payoutsEnabled: false,
  transfersActive: false,
  currentlyDue: [],
  disabledReason: OUT_OF_REACH,
};

/** An account's status as the provider reports it (null if out of our reach), and when that was requested. */
export type Reading = { askedAt: Date; account: ProviderAccount | null };

/**
 * Saves an account's current status. Webhook events, the farm's own visits and the sweep read it concurrently,
 * so a reading requested before the one already saved is stale and ignored. The farm gets one email per change:
 * when it can be paid, when more information is needed and when it must start over.
 */
export async function noteAccount(
  deps: Deps,
  id: string,
  { askedAt, account }: Reading,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [row] = await tx.select().from(farmAccounts).where(eq(farmAccounts.id, id)).for("update");
    if (!row || row.state === "closed") return;
    if (row.readAt && askedAt < row.readAt) return;
    const facts: Facts = account ?? GONE;
    const event = accountEvent(row.state, facts);
    const change = { event, needs: needsOf(facts.currentlyDue), isOutOfReach: account === null };
    const isNews = event === "open" || needsMore(row, change);
    const set = {
      due: facts.currentlyDue,
      disabledReason: facts.disabledReason,
      readAt: askedAt,
      updatedAt: deps.clock.now(),
      notices: row.notices + (isNews ? 1 : 0),
    };
    if (event) {
      await advance(tx, lifecycles.farmAccount, row, event, { set });
      await noteMove(deps, tx, row, event);
    } else await tx.update(farmAccounts).set(set).where(eq(farmAccounts.id, id));
    if (isNews) await mailChange(deps, tx, row, change);
  });
}

/** Closes an account: its owner disconnected it, or the provider no longer knows it. */
export async function closeAccount(deps: Deps, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [row] = await tx.select().from(farmAccounts).where(eq(farmAccounts.id, id)).for("update");
    if (!row || row.state === "closed") return;
    const set = { due: [], disabledReason: null, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.farmAccount, row, "close", { set });
    await noteMove(deps, tx, row, "close");
  });
}

async function noteMove(
  deps: Deps,
  tx: Tx,
  { farmId, state }: FarmAccount,
  event: FarmAccountEvent,
): Promise<void> {
  const [farm] = await tx.select({ name: farms.name }).from(farms).where(eq(farms.id, farmId));
  await recordAudit(deps, tx, null, {
    action: "payout_account.changed",
    subject: { kind: "farm", id: farmId, name: farm?.name ?? "" },
    detail: { state: { from: state, to: lifecycles.farmAccount.lifecycle.target(event) } },
  });
}

type Change = { event: FarmAccountEvent | null; needs: AccountNeed[]; isOutOfReach: boolean };

/**
 * Whether the change is news to the farm: it must start over, or its open requirements differ from those last
 * emailed.
 */
function needsMore(before: FarmAccount, { event, needs, isOutOfReach }: Change): boolean {
  if (event === "hold") return true;
  if (event === "ask") return needs.length > 0;
  if (before.state === "started") return false;
  if (isOutOfReach) return before.disabledReason !== OUT_OF_REACH;
  const known = needsOf(before.due);
  return needs.some((need) => !known.includes(need));
}

async function mailChange(deps: Deps, tx: Tx, row: FarmAccount, change: Change): Promise<void> {
  const isReady = change.event === "open";
  const url = `${deps.publicUrl}/dashboard/farmer/sales`;
  const isHeld = change.event === "hold" || row.state === "held";
  for (const { userId, email: to, farmName } of await peopleOf(tx, [row.farmId])) {
    const facts = { farmName, url };
    const which = `${row.id}:${row.notices}:${userId}`;
    if (isReady) {
      const dedupeKey = `payout_account_ready:${which}`;
      await queueMail(deps, tx, { kind: "payout_account_ready", to, dedupeKey, data: facts });
    } else {
      const dedupeKey = `payout_account_needs:${which}`;
      const { needs, isOutOfReach } = change;
      const data = { ...facts, needs, isHeld, isOutOfReach };
      await queueMail(deps, tx, { kind: "payout_account_needs", to, dedupeKey, data });
    }
  }
}
