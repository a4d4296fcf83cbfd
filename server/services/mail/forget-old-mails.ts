import { and, inArray, lt, notLike, sql } from "drizzle-orm";
import { ERASED_ENDING, ERASED_LIKE } from "#shared/accounts/erased.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "../../deps.ts";

/**
 * Removes the recipient and content from our copies of emails past their retention period, because they contain orders,
 * addresses and messages that their own tables have already deleted. Keeps the kind, the time and the dedupe key.
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
        // Emails waiting to be sent are still needed, regardless of age.
        inArray(emails.state, ["sent", "failed", "suppressed"]),
        lt(emails.createdAt, old),
        notLike(emails.to, ERASED_LIKE),
      ),
    );
}
