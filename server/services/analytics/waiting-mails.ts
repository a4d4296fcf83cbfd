import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { MailState } from "#shared/mail/mail.ts";
import { kind, type Waiting } from "./waiting-kind.ts";

/** The outbox with the emails in one state. */
const outbox = (state: MailState) => ({
  to: "/dashboard/admin/email-test",
  search: { tab: "outbox", state },
});

/** By state: emails that the team has to look at. */
export const MAILS_WAITING: Record<MailState, readonly Waiting[]> = {
  queued: [],
  sending: [],
  sent: [],
  // An email past its retention period has no recipient anymore.
  failed: kind(
    "failedEmails",
    outbox("failed"),
    (sql) => sql`emails where state = 'failed' and to_address not like ${ERASED_LIKE}`,
  ),
  suppressed: kind(
    "suppressedEmails",
    outbox("suppressed"),
    (sql, { today }) => sql`emails where state = 'suppressed' and created_at > ${today}::date - 14`,
  ),
};
