import { inArray, type SQL, sql } from "drizzle-orm";
import { visitGuests, visitLinks } from "#db/schema/farms/visits.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Tx } from "#db/client.ts";

/**
 * Deletes guests of open days and our copies of all emails to them, sent or not. The guests' links
 * are deleted by cascade, after which the emails could no longer be traced to them; hence the
 * emails go first.
 */
export async function forgetGuests(tx: Tx, which: SQL): Promise<void> {
  const gone = tx.select({ id: visitGuests.id }).from(visitGuests).where(which);
  await tx.delete(emails).where(sql`${emails.dedupeKey} in (
    select 'visit_reserved:' || ${visitLinks.tokenHash} from ${visitLinks} where ${visitLinks.guestId} in ${gone}
    union all select kind || ':' || guest.id
      from (${gone}) as guest, (values ('visit_reminder'), ('visit_canceled')) as about(kind))`);
  await tx.delete(visitGuests).where(inArray(visitGuests.id, gone));
}
