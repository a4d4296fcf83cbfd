import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import { HELD_BACK_DAYS, type MailFilter } from "#shared/mail/mail-admin.ts";
import type { MailState } from "#shared/mail/mail.ts";
import type { Day } from "#shared/time.ts";

/** What waits for the team in the outbox. */
export type WaitingMails = Exclude<MailFilter, MailState>;

/** A template of SQL, Drizzle's or the driver's. */
type Template<Fragment> = (words: TemplateStringsArray, ...values: (string | number)[]) => Fragment;

/**
 * Condition on `emails`: waits for the team. The count of what needs attention and the list that it leads to both use
 * it. An email past its retention period has no recipient anymore, so nobody can send it again.
 */
export function mailWaits<Fragment>(
  sql: Template<Fragment>,
  wanted: WaitingMails,
  today: Day,
): Fragment {
  return wanted === "undelivered"
    ? sql`(emails.state = 'failed' and emails.to_address not like ${ERASED_LIKE})`
    : sql`(emails.state = 'suppressed'
        and emails.created_at > ${today}::date - ${HELD_BACK_DAYS}::int)`;
}
