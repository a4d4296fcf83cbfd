import { and, eq, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import { MailRefusedError } from "#shared/mail/mail-refused.ts";
import { MAIL_TRIES, mailRetryMinutes } from "#shared/mail/mail.ts";
import { isNoOnes, type UnsentReason, unsentReason } from "#shared/mail/mail-suppression.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Db, Tx } from "#db/client.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Clock } from "../../clock.ts";
import type { Deps } from "../../deps.ts";
import type { OutgoingMail } from "../../mail/port.ts";
import { getBusiness } from "../platform/settings/business.ts";
import { suppress, suppressionOf } from "./mail-suppressions.ts";
import { WITHOUT_SECRETS } from "./without-secrets.ts";
import { advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** The reply-to address. */
type ReplyTo = OutgoingMail["replyTo"];

/** Hands one email to the mail server; throws if it is refused. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

type Sending = Pick<Deps, "db" | "log" | "clock">;

const BATCH = 20;
/** The lease on an email; renewed while the mail server is slow, so that only a dead worker loses it. */
const LEASE_MS = 120_000;
/** Renewals per lease: two may fail before it expires. */
const RENEWALS = 3;

/** Marketing is not sent to an address that has unsubscribed since it was written. */
const WANTED = sql`(${emails.unsubscribeUrl} is null or not exists (
  select from subscribers where email = ${emails.to}::citext and state = 'unsubscribed'))`;
/** An email that was never tried is due, regardless of the clock of the process that wrote it. */
const due = (
  now: SQL,
) => sql`((${emails.state} = 'queued' and (${emails.attempts} = 0 or ${emails.nextAttemptAt} <= ${now}))
  or (${emails.state} = 'sending' and ${emails.leaseUntil} < ${now}))`;

/**
 * Sends up to 20 due emails from the outbox. Each is leased just before it is handed over, so that a slow mail server
 * does not get it twice, and retried with increasing delays. After the last attempt or a permanent refusal it is left
 * for an admin. Dead addresses are suppressed; placeholder addresses of erased people get nothing. Stops taking emails
 * once `signal` is aborted. Returns how many emails were processed.
 */
export async function sendDueMail(
  deps: Sending,
  deliver: Deliver,
  { leaseMs = LEASE_MS, signal }: { leaseMs?: number; signal?: AbortSignal } = {},
): Promise<number> {
  for (let done = 0; done < BATCH; done += 1) {
    if (signal?.aborted) return done;
    const mail = await claimNext(deps, leaseMs);
    if (!mail) return done;
    const lastError = await whyNot(deps, mail);
    if (lastError !== null) {
      await settle(deps, mail, "suppress", lastError);
      continue;
    }
    const lease = keepLease(deps, mail, leaseMs);
    try {
      const { name, email: address } = await getBusiness(deps);
      await sendOne(deps, deliver, { ...mail, replyTo: { name, address } });
    } finally {
      clearInterval(lease);
    }
  }
  return BATCH;
}

type Mail = typeof emails.$inferSelect;

/** Why an email must not be sent; null if it may. */
async function whyNot({ db }: Sending, { to, unsubscribeUrl }: Mail): Promise<UnsentReason | null> {
  const suppressed = isNoOnes(to) ? null : await suppressionOf(db, to);
  return unsentReason(to, suppressed, unsubscribeUrl !== null);
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function claimNext({ db, clock }: Sending, leaseMs: number): Promise<Mail | null> {
  const now = clock.now();
  const next = sql`(select id from emails where ${WANTED} and ${due(instantOf(now))}
    order by next_attempt_at limit 1 for update skip locked)`;
  const set = {
    attempts: sql`${emails.attempts} + 1`,
    nextAttemptAt: now,
    leaseUntil: later(now, leaseMs),
  };
  const isNext = sql`${emails.id} = ${next}`;
  const [mail] = await advanceAll(db, lifecycles.mail, "send", isNext, { set });
  return mail ?? null;
}

/** Matches only this lease of the email, so that a worker that lost it changes nothing. */
const isHeld = (mail: Mail) =>
  and(eq(emails.id, mail.id), eq(emails.state, "sending"), eq(emails.attempts, mail.attempts));

function keepLease({ db, log, clock }: Sending, mail: Mail, leaseMs: number): NodeJS.Timeout {
  const renew = () =>
    db
      .update(emails)
      .set({ leaseUntil: later(clock.now(), leaseMs) })
      .where(isHeld(mail))
      .catch((error: unknown) =>
        log.warn({ err: error, mailId: mail.id }, "the lease of an email could not be renewed"),
      );
  return setInterval(() => void renew(), leaseMs / RENEWALS);
}

async function sendOne(
  deps: Sending,
  deliver: Deliver,
  mail: Mail & { replyTo: ReplyTo },
): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    // The mail server's response contains the address: store it with the email, never in the log.
    deps.log.warn({ mailId: mail.id, attempts: mail.attempts }, "an email could not be sent");
    const isRefused = error instanceof MailRefusedError;
    const isOver = isRefused || mail.attempts >= MAIL_TRIES;
    return inTransaction(deps.db, async (tx) => {
      await settle({ ...deps, db: tx }, mail, isOver ? "give_up" : "retry", String(error));
      if (!isRefused || !error.isDeadAddress) return;
      const bounce = {
        address: mail.to,
        reason: "bounce",
        source: "smtp",
        emailId: mail.id,
      } as const;
      await suppress(tx, bounce, deps.clock.now());
    });
  }
  await settle(deps, mail, "sent", null);
}

async function settle(
  { db, clock }: { db: Db | Tx; clock: Clock },
  mail: Mail,
  event: "sent" | "retry" | "give_up" | "suppress",
  lastError: string | null,
): Promise<void> {
  const now = clock.now();
  const minutes = event === "retry" ? mailRetryMinutes(mail.attempts) : 0;
  const set = {
    lastError,
    leaseUntil: null,
    nextAttemptAt: later(now, minutes * MINUTE_MS),
    ...(event === "sent" ? { sentAt: now, ...WITHOUT_SECRETS } : {}),
  };
  await advanceAll(db, lifecycles.mail, event, isHeld(mail), { set });
}
