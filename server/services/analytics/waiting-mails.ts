import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { MailState } from "#shared/mail/mail.ts";
import { kind, type Waiting } from "./waiting-kind.ts";

const OUTBOX = "/dashboard/admin/email-test";

/** By state: emails that the team has to look at. */
export const MAILS_WAITING: Record<MailState, readonly Waiting[]> = {
  queued: [],
  sending: [],
  sent: [],
  // An email past its retention period has no recipient anymore.
  failed: kind(
    "failedEmails",
    OUTBOX,
    (sql) => sql`emails where state = 'failed' and to_address not like ${ERASED_LIKE}`,
  ),
  suppressed: kind(
    "suppressedEmails",
    OUTBOX,
    (sql, { today }) => sql`emails where state = 'suppressed' and created_at > ${today}::date - 14`,
  ),
};
