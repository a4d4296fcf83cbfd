import { and, count, desc, eq, sql } from "drizzle-orm";
import { mailErrors as m } from "#messages/mail/errors.ts";
import { emails, mailSuppressions } from "#db/schema/mail/emails.ts";
import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type {
  MailReport,
  SuppressionQuery,
  SuppressionReason,
  SuppressionSource,
} from "#shared/mail/mail-suppression.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../platform/audit/audit.ts";
import { ordered, pageOf } from "../platform/database/table-query.ts";
import { hashToken } from "../platform/links/tokens.ts";

/** The stored form of an address: the SHA-256 of its lowercase text. */
export function addressHash(address: string): string {
  return hashToken(address.trim().toLowerCase());
}

/** Why an address is suppressed; null if it is not. */
export async function suppressionOf(
  db: Db | Tx,
  address: string,
): Promise<SuppressionReason | null> {
  const [row] = await db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, addressHash(address)));
  return row?.reason ?? null;
}

type Suppression = {
  address: string;
  reason: SuppressionReason;
  source: SuppressionSource;
  emailId: string | null;
};

/** Suppresses an address. A bounce overrides a complaint; otherwise idempotent. */
export async function suppress(
  db: Db | Tx,
  { address, reason, source, emailId }: Suppression,
  now: Date,
): Promise<void> {
  await db
    .insert(mailSuppressions)
    .values({ addressHash: addressHash(address), reason, source, emailId, createdAt: now })
    .onConflictDoUpdate({
      target: mailSuppressions.addressHash,
      set: { reason, source, emailId },
      setWhere: sql`${mailSuppressions.reason} = 'complaint' and excluded.reason = 'bounce'`,
    });
}

const MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/iu;

/**
 * Processes a report from the mail provider about an address. The email is found by its Message-ID, or else is the last
 * one to that address, if any.
 */
export async function takeMailReport(
  { db, log, clock }: Pick<Deps, "db" | "log" | "clock">,
  { type, email, messageId }: MailReport,
): Promise<void> {
  const named = MESSAGE_ID.exec(messageId ?? "")?.[1];
  const isTheirs = eq(emails.to, email);
  const [mail] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(named ? and(eq(emails.id, named), isTheirs) : isTheirs)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1);
  const report = {
    address: email,
    reason: type,
    source: "report",
    emailId: mail?.id ?? null,
  } as const;
  await suppress(db, report, clock.now());
  log.info({ event: "mail_suppressed", reason: type, mailId: mail?.id }, "mail was reported");
}

export type ListedSuppression = {
  addressHash: string;
  /** Null if no email to it is stored any more. */
  address: string | null;
  reason: SuppressionReason;
  source: SuppressionSource;
  createdAt: Date;
};

/** The suppressed addresses, newest first by default; `q` must be a complete address. */
export function listSuppressions(
  { db }: Pick<Deps, "db">,
  query: SuppressionQuery,
): Promise<TablePage<ListedSuppression>> {
  const where = and(
    query.q ? eq(mailSuppressions.addressHash, addressHash(query.q)) : undefined,
    query.reason && eq(mailSuppressions.reason, query.reason),
  );
  const rows = db
    .select({
      addressHash: mailSuppressions.addressHash,
      address: sql<
        string | null
      >`case when ${emails.to} not like ${ERASED_LIKE} then ${emails.to} end`,
      reason: mailSuppressions.reason,
      source: mailSuppressions.source,
      createdAt: mailSuppressions.createdAt,
    })
    .from(mailSuppressions)
    .leftJoin(emails, eq(emails.id, mailSuppressions.emailId))
    .where(where)
    .orderBy(...ordered(query.dir, mailSuppressions.createdAt, mailSuppressions.addressHash));
  const total = db.select({ total: count() }).from(mailSuppressions).where(where);
  return pageOf(query, rows, total);
}

/** Lifts a suppression; emails suppressed before must be resent by hand. Throws `not_found`. */
export async function liftSuppression(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  hash: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [lifted] = await tx
      .delete(mailSuppressions)
      .where(eq(mailSuppressions.addressHash, hash))
      .returning();
    if (!lifted) throw new DomainError("not_found", m.notSuppressed);
    await recordAudit(deps, tx, actor, {
      action: "mail.suppression_lifted",
      subject: { kind: "mail_address", id: hash, name: hash.slice(0, 8) },
      detail: { reason: lifted.reason, source: lifted.source },
    });
  });
}
