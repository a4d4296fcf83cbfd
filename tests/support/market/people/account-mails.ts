import { and, desc, eq, sql } from "drizzle-orm";
import { emails } from "#db/schema/mail/emails.ts";
import type { Db } from "#db/client.ts";
import type { MailKind } from "#shared/mail/mail.ts";

/** The newest email of a kind in the outbox, by default to anybody; throws if there is none. */
export async function newestMail(db: Db, kind: MailKind, to?: string) {
  const [mail] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.kind, kind), to === undefined ? undefined : eq(emails.to, to)))
    // With a stopped clock two emails may have the same time; the one written last counts.
    .orderBy(desc(emails.createdAt), sql`age(xmin)`, sql`cmin::text::bigint desc`)
    .limit(1);
  if (!mail) throw new Error(`There is no email ${kind} in the outbox`);
  return mail;
}

/** The URL of the link in the newest email of a kind, by default to anybody. */
export async function linkIn(db: Db, kind: MailKind, to?: string): Promise<URL> {
  const { text } = await newestMail(db, kind, to);
  const link = /https?:\/\/\S+\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`The email ${kind} has no link`);
  return new URL(link);
}

/** The token of the link in the newest email of a kind, by default to anybody. */
export async function tokenIn(db: Db, kind: MailKind, to?: string): Promise<string> {
  return (await linkIn(db, kind, to)).searchParams.get("token") ?? "";
}
