import { randomUUID } from "node:crypto";
import { and, count, eq, ilike, isNotNull, sql } from "drizzle-orm";
import { mailErrors as m } from "#messages/mail/errors.ts";
import { emails, emailWords } from "#db/schema/mail/emails.ts";
import { customerUpdates } from "#db/schema/subscribers/customer-updates.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { DomainError } from "#shared/errors.ts";
import { type MailKind, mailLifecycle } from "#shared/mail/mail.ts";
import { languageNow } from "#shared/language.ts";
import { GIFT_CODES } from "#shared/payments/gift-cards/gift-code.ts";
import type { MailFilter, OutboxQuery } from "#shared/mail/mail-admin.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../platform/audit/audit.ts";
import { getBusiness } from "../platform/settings/business.ts";
import { queueMail } from "./outbox.ts";
import { readerLanguage } from "./reader-language.ts";
import { sampleIn } from "./sample-in.ts";
import { mailWaits } from "./waiting-mails.ts";
import { containing, ordered, pageOf } from "../platform/database/table-query.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** How long after a retry the counts of its message to customers are stored again. */
const COUNT_AGAIN_MS = HOUR_MS;

const LISTED = {
  id: emails.id,
  kind: emails.kind,
  to: emails.to,
  subject: emails.subject,
  state: emails.state,
  attempts: emails.attempts,
  lastError: emails.lastError,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
};
type ListedMail = Pick<typeof emails.$inferSelect, keyof typeof LISTED>;

/** The outbox, newest first by default. */
export function listEmails(
  { db, clock }: Pick<Deps, "db" | "clock">,
  query: OutboxQuery,
): Promise<TablePage<ListedMail>> {
  const where = and(
    query.q ? ilike(emailWords, containing(query.q.toLowerCase())) : undefined,
    query.state && isListedAs(query.state, businessDayAt(clock.now())),
    query.kind && eq(emails.kind, query.kind),
  );
  const rows = db
    .select(LISTED)
    .from(emails)
    .where(where)
    .orderBy(...ordered(query.dir, emails.createdAt, emails.id));
  return pageOf(query, rows, db.select({ total: count() }).from(emails).where(where));
}

function isListedAs(filter: MailFilter, today: Day) {
  const isWaiting = filter === "undelivered" || filter === "held_back";
  return isWaiting ? mailWaits(sql, filter, today) : eq(emails.state, filter);
}

/** The part of a link that authenticates its reader. */
const TOKEN = /(token=)[\w-]+/gu;

/** An email without the tokens that would let the team act as its reader. Throws `not_found`. */
export async function getMail({ db }: Pick<Deps, "db">, id: string) {
  const [mail] = await db
    .select({ ...LISTED, text: emails.text, html: emails.html })
    .from(emails)
    .where(eq(emails.id, id));
  if (!mail) throw new DomainError("not_found", m.noEmail);
  const hidden = (body: string) =>
    body.replaceAll(TOKEN, "$1hidden").replaceAll(GIFT_CODES, "hidden");
  return { ...mail, text: hidden(mail.text), html: hidden(mail.html) };
}

/** Requeues failed and suppressed emails; returns how many. Others are left unchanged. */
export async function retryMails(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  actor: Actor,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    let again = 0;
    for (const id of ids) {
      const [mail] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
      if (!mail || mail.state === "sending" || !mailLifecycle.next(mail.state, "retry")) continue;
      const set = { attempts: 0, nextAttemptAt: deps.clock.now() };
      await advance(tx, lifecycles.mail, mail, "retry", { set });
      await countAgain(deps, tx, mail);
      await recordAudit(deps, tx, actor, {
        action: "mail.retried",
        subject: { kind: "mail", id, name: mail.subject },
      });
      again += 1;
    }
    return again;
  });
}

/** Lets the counts of the message to customers that an email belongs to change again; stores them an hour later. */
async function countAgain(
  { clock, jobs }: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  { kind, dedupeKey }: Pick<typeof emails.$inferSelect, "kind" | "dedupeKey">,
): Promise<void> {
  const [, updateId] = dedupeKey.split(":");
  if (kind !== "customer_update" || !isUuid(updateId)) return;
  const reopened = await tx
    .update(customerUpdates)
    .set({ outcome: null })
    .where(and(eq(customerUpdates.id, updateId), isNotNull(customerUpdates.outcome)))
    .returning({ updateId: customerUpdates.id });
  const later = new Date(clock.now().getTime() + COUNT_AGAIN_MS);
  for (const update of reopened) await jobs.enqueue(tx, "send_customer_update", update, later);
}

/** An email of that kind with sample data, in the caller's language, and whether it is marketing. */
export async function sampleMail({ db, mail }: Pick<Deps, "db" | "mail">, kind: MailKind) {
  const data = await sampleIn(db, kind, languageNow());
  const isMarketing = "unsubscribeUrl" in data && data.unsubscribeUrl !== null;
  return { ...mail.compose(kind, data, await getBusiness({ db })), isMarketing };
}

/** Sends the sample of that kind to the caller only. */
export async function sendTestMail(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  user: SessionUser,
  kind: MailKind,
): Promise<{ to: string }> {
  await inTransaction(deps.db, async (tx) => {
    const language = await readerLanguage(tx, { to: user.email, orderNumber: null });
    await queueMail(deps, tx, {
      kind,
      to: user.email,
      language,
      dedupeKey: `test:${randomUUID()}`,
      data: await sampleIn(tx, kind, language),
    });
    await recordAudit(deps, tx, user, {
      action: "mail.test_sent",
      subject: { kind: "mail_kind", id: kind, name: kind },
    });
  });
  return { to: user.email };
}
