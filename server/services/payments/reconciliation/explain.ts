import { eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { reconciliationDifferences } from "#db/schema/payments/reconciliation.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type AccountActor, recordAudit } from "../../platform/audit/audit.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

type Admin = NonNullable<AccountActor>;

/**
 * Closes an open difference with the reason why it is correct; it reopens if its amounts change. Throws
 * `not_found`, and `conflict` unless it is open.
 */
export async function explainDifference(
  deps: Deps,
  admin: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [known] = await tx
      .select()
      .from(reconciliationDifferences)
      .where(eq(reconciliationDifferences.id, id))
      .for("update");
    if (!known) throw new DomainError("not_found", m.noDifference);
    const now = deps.clock.now();
    await advance(tx, lifecycles.reconciliationDifference, known, "explain", {
      set: { explanation: reason, explainedBy: admin.id, explainedAt: now, updatedAt: now },
    });
    const { ours, theirs } = known;
    await recordAudit(deps, tx, admin, {
      action: "difference.explained",
      subject: { kind: "difference", id, name: id },
      detail: { ours, theirs, reason },
    });
  });
}
