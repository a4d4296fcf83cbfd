import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { mailKeyOf } from "./mail.ts";
import { countsOf } from "./progress.ts";

/** How soon to check again whether all emails have left the outbox, at least and at most. */
const CHECK_AGAIN_MS = { least: MINUTE_MS, most: HOUR_MS };
/** Emails that have been due for a day without being sent are counted as they are. */
const SETTLED_MS = DAY_MS;

/**
 * Stores the final counts of a message whose emails have all been sent or failed; otherwise checks again, after a
 * minute at first and less and less often later. Idempotent.
 */
export async function keepOutcome(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  updateId: string,
): Promise<void> {
  const now = deps.clock.now().getTime();
  await inTransaction(deps.db, async (tx) => {
    const [update] = await tx
      .select({ finishedAt: customerUpdates.finishedAt })
      .from(customerUpdates)
      .where(
        and(
          eq(customerUpdates.id, updateId),
          inArray(customerUpdates.state, ["sent", "stopped"]),
          isNull(customerUpdates.outcome),
        ),
      )
      .for("update");
    if (!update) return;
    if (await isBeingSent(tx, updateId, new Date(now - SETTLED_MS))) {
      const again = new Date(now + checkAgainIn(now - (update.finishedAt?.getTime() ?? now)));
      await deps.jobs.enqueue(tx, "send_customer_update", { updateId }, again);
      return;
    }
    const counts = await countsOf({ db: tx }, eq(customerUpdateRecipients.updateId, updateId));
    const outcome = counts.get(updateId);
    if (!outcome) return;
    await tx.update(customerUpdates).set({ outcome }).where(eq(customerUpdates.id, updateId));
  });
}

/** Doubles the time since all emails were written, within limits: a mail server may defer one for hours. */
function checkAgainIn(waitedMs: number): number {
  return Math.min(Math.max(waitedMs, CHECK_AGAIN_MS.least), CHECK_AGAIN_MS.most);
}

/** Whether an email of the message waits in the outbox, due after `since`: each try and each retry is due anew. */
async function isBeingSent(tx: Tx, updateId: string, since: Date): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        inArray(emails.state, ["queued", "sending"]),
        gt(emails.nextAttemptAt, since),
        sql`starts_with(${emails.dedupeKey}, ${mailKeyOf(updateId, "")})`,
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
