import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Tx } from "#db/client.ts";
import { hasOtherAdmin } from "../../platform/other-admin.ts";

/**
 * Throws `forbidden` if a team member would give money to their own account, unless there is no other admin who could
 * do it.
 */
export async function refuseOwnMoney(
  tx: Tx,
  actor: { id: string } | null,
  userId: string | null,
): Promise<void> {
  if (actor === null || actor.id !== userId) return;
  if (await hasOtherAdmin(tx)) throw new DomainError("forbidden", m.ownMoney);
}
