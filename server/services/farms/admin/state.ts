import { farmsErrors as m } from "#messages/farms/errors.ts";
import { inTransaction } from "#db/transaction.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { FARM_STATUSES, type FarmStatus } from "#shared/farms/farm-state.ts";
import { DomainError } from "#shared/errors.ts";
import type { FarmMove } from "#shared/farms/farm-admin.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { lockFarm } from "../../accounts/lock-farm.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

const ACTIONS: Record<FarmStatus, AuditAction> = {
  live: "farm.opened",
  paused: "farm.paused",
  suspended: "farm.suspended",
};

const EVENTS = { live: "open", paused: "pause", suspended: "suspend" } as const;

/**
 * Pauses, suspends or reopens a farm. Its products leave or return to the shop immediately; its
 * orders and history are unaffected. `allowed` lists the states from which this actor may move it.
 * Throws `not_found`, `conflict` when the farm is in another state, and `invalid` when the
 * reopening day is not in the future.
 */
export async function moveFarm(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { id, to, ...details }: FarmMove,
  allowed: readonly FarmStatus[] = FARM_STATUSES,
): Promise<void> {
  const { reason, until } = { reason: undefined, until: undefined, ...details };
  const now = deps.clock.now();
  if (until !== undefined && until <= businessDayAt(now)) {
    throw new DomainError("invalid", m.futureDay, { field: "until" });
  }
  await inTransaction(deps.db, async (tx) => {
    const farm = await lockFarm(tx, id, "update");
    if (!allowed.includes(farm.status)) {
      throw new DomainError("conflict", m.marketClosed);
    }
    if (farm.status === to && farm.pausedUntil === (until ?? null)) return;
    const dated = farm.status === to ? {} : { statusSince: now };
    const set = { pausedUntil: until ?? null, changedAt: now, ...dated };
    await advance(tx, lifecycles.farm, farm, EVENTS[to], { set });
    await recordAudit(deps, tx, actor, {
      action: ACTIONS[to],
      subject: { kind: "farm", id, name: farm.name },
      detail: { ...(reason && { reason }), ...(until && { until }) },
    });
  });
}
