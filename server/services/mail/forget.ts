import { and, inArray, lt, notLike, sql } from "drizzle-orm";
import { ERASED_ENDING, ERASED_LIKE } from "#shared/accounts/erased.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { emails } from "#db/schema/platform/system.ts";
import type { Deps } from "../../deps.ts";

/**
 * Takes reader and words out of our copies of emails whose time is over: the address, as an erased person's,
 * and all that was said, which tells of orders, places and messages that their own tables have let go of.
 * Which kind left when stays, and the key by which no email is written twice.
 */
export async function forgetOldMails({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const old = new Date(clock.now());
  old.setUTCDate(old.getUTCDate() - RETENTION.mailDays);
  await db
    .update(emails)
    .set({
      to: sql`${emails.id}::text || ${ERASED_ENDING}`,
      subject: "",
      text: "",
      html: "",
      unsubscribeUrl: null,
      lastError: null,
    })
    .where(
      and(
        // What waits to be sent is needed still, however old it is.
        inArray(emails.state, ["sent", "failed", "suppressed"]),
        lt(emails.createdAt, old),
        notLike(emails.to, ERASED_LIKE),
      ),
    );
}
