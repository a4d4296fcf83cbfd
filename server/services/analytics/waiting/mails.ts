import type { MailState } from "#shared/mail/mail.ts";
import { mailWaits, type WaitingMails } from "../../mail/waiting-mails.ts";
import { kind, type Waiting, type WaitingId } from "./kind.ts";

/** Emails that wait for the team, with the outbox that lists just them. */
const outbox = (id: WaitingId, state: WaitingMails) =>
  kind(
    id,
    { to: "/dashboard/admin/email-test", search: { tab: "outbox", state } },
    (sql, { today }) =>
      sql`emails where ${mailWaits((words, ...values) => sql(words, ...values), state, today)}`,
  );

/** By state: emails that the team has to look at. */
export const MAILS_WAITING: Record<MailState, readonly Waiting[]> = {
  queued: [],
  sending: [],
  sent: [],
  failed: outbox("failedEmails", "undelivered"),
  suppressed: outbox("suppressedEmails", "held_back"),
};
