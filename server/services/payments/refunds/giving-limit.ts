import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { cents } from "#shared/money.ts";
import { CONFIRM_REFUND_OVER, GIVING_PERIOD_MS } from "#shared/payments/refunds/refund.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";

/** Actions that give money away; each records its cents as `amount` in the audit log's detail. */
const GIVING: readonly AuditAction[] = ["refund.requested", "credit.given", "membership.refunded"];

/** Throws unless the actor has authenticated again within the last few minutes. */
export type Confirm = () => void;

/**
 * Calls `confirm` when the actor has given away more than `CONFIRM_REFUND_OVER` within `GIVING_PERIOD_MS`,
 * including what this transaction has written to the audit log: many small refunds need the same confirmation
 * as a large one. A lock per actor makes concurrent gifts see each other.
 */
export async function holdToGivingLimit(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  actor: { id: string } | null,
  confirm: Confirm | undefined,
): Promise<void> {
  if (!actor || !confirm) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`giving:${actor.id}`}, 0))`);
  const [sum] = await tx
    .select({
      given: sql`coalesce(sum((${auditLog.detail}->>'amount')::bigint), 0)::bigint`.mapWith(cents),
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, actor.id),
        inArray(auditLog.action, [...GIVING]),
        gt(auditLog.at, new Date(clock.now().getTime() - GIVING_PERIOD_MS)),
      ),
    );
  if ((sum?.given ?? 0) > CONFIRM_REFUND_OVER) confirm();
}
