import { inArray, type SQL, sql } from "drizzle-orm";
import { visitGuests, visitLinks } from "#db/schema/farms/visits.ts";
import { emails } from "#db/schema/platform/system.ts";
import type { Tx } from "#db/client.ts";

/**
 * Forgets guests of open days with our copies of what was emailed to them, sent or not. Their links go by
 * themselves, and after them nothing leads from a guest to the emails.
 */
export async function forgetGuests(tx: Tx, which: SQL): Promise<void> {
  const gone = tx.select({ id: visitGuests.id }).from(visitGuests).where(which);
  await tx.delete(emails).where(sql`${emails.dedupeKey} in (
    select 'visit_reserved:' || ${visitLinks.tokenHash} from ${visitLinks} where ${visitLinks.guestId} in ${gone}
    union all select kind || ':' || guest.id
      from (${gone}) as guest, (values ('visit_reminder'), ('visit_called_off')) as about(kind))`);
  await tx.delete(visitGuests).where(inArray(visitGuests.id, gone));
}
