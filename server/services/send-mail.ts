import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { MailRefusedError } from "#shared/mail-refused.ts";
import { emails } from "#db/schema/system.ts";
import type { Deps } from "../deps.ts";
import { readBusiness } from "./business.ts";

/** Who gets the answers to a mail. */
type ReplyTo = { name: string; address: string };

/** Hands one mail over; throws when the mail server refuses it. */
export type Deliver = (mail: {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  replyTo: ReplyTo;
}) => Promise<void>;

const TRIES = 10;
const BATCH = 20;
/** No marketing leaves for an address that has unsubscribed since it was written (rule 22 of the quality list). */
const WANTED = sql`(${emails.unsubscribeUrl} is null or not exists (
  select from subscribers where email = ${emails.to}::citext and state = 'unsubscribed'))`;
/** A mail still "sending" after this long was left by a process that died. */
const ABANDONED = sql`now() - interval '2 minutes'`;

/**
 * Sends what is due in the outbox. Each mail is claimed before it is handed over, and goes back with
 * a longer wait each time when that fails; after ten tries, or when it is refused for good, it is left for an admin to see.
 */
export async function sendDueMail(deps: Deps, deliver: Deliver): Promise<number> {
  const { name, email: address } = await readBusiness(deps);
  const due = await claimDue(deps);
  for (const mail of due) await sendOne(deps, deliver, { ...mail, replyTo: { name, address } });
  return due.length;
}

type Mail = typeof emails.$inferSelect;

async function claimDue({ db }: Deps): Promise<Mail[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: emails.id })
      .from(emails)
      .where(
        sql`${WANTED} and ((${emails.state} = 'queued' and ${emails.nextAttemptAt} <= now()) or (${emails.state} = 'sending' and ${emails.nextAttemptAt} < ${ABANDONED}))`,
      )
      .orderBy(asc(emails.nextAttemptAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return [];
    return tx
      .update(emails)
      .set({ state: "sending", attempts: sql`${emails.attempts} + 1`, nextAttemptAt: sql`now()` })
      .where(
        inArray(
          emails.id,
          rows.map((row) => row.id),
        ),
      )
      .returning();
  });
}

async function sendOne(
  deps: Deps,
  deliver: Deliver,
  mail: Mail & { replyTo: ReplyTo },
): Promise<void> {
  const isThis = and(eq(emails.id, mail.id), eq(emails.state, "sending"));
  try {
    await deliver(mail);
  } catch (error) {
    deps.log.warn({ err: error, mailId: mail.id }, "a mail could not be sent");
    const isOver = mail.attempts >= TRIES || error instanceof MailRefusedError;
    const state = isOver ? "failed" : "queued";
    const wait = sql`now() + make_interval(mins => least(360, power(2, ${mail.attempts}))::int)`;
    await deps.db
      .update(emails)
      .set({ state, lastError: String(error), nextAttemptAt: wait })
      .where(isThis);
    return;
  }
  await deps.db
    .update(emails)
    .set({ state: "sent", sentAt: sql`now()`, lastError: null })
    .where(isThis);
}
