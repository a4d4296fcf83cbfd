import { and, count, eq, getTableColumns, like } from "drizzle-orm";
import { mailErrors as m } from "#messages/mail/errors.ts";
import type { DocumentType } from "#shared/inventory/upload.ts";
import type { MessagesQuery } from "#shared/mail/contact-admin.ts";
import { DomainError } from "#shared/errors.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { contactAttachments, contactMessages, messageWords } from "#db/schema/mail/contact.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../platform/audit/audit.ts";
import { containing, ordered, pageOf } from "../platform/database/table-query.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

type Message = typeof contactMessages.$inferSelect & {
  /** The type of its attachment; null if it has none. */
  attachment: DocumentType | null;
};

/** Contact messages, longest waiting first by default. */
export function listMessages(
  { db }: Pick<Deps, "db">,
  query: MessagesQuery,
): Promise<TablePage<Message>> {
  const where = and(
    query.q ? like(messageWords, containing(query.q.toLowerCase())) : undefined,
    query.state && eq(contactMessages.state, query.state),
  );
  const rows = db
    .select({ ...getTableColumns(contactMessages), attachment: contactAttachments.type })
    .from(contactMessages)
    .leftJoin(contactAttachments, eq(contactAttachments.messageId, contactMessages.id))
    .where(where)
    .orderBy(...ordered(query.dir, contactMessages.createdAt, contactMessages.id));
  return pageOf(query, rows, db.select({ total: count() }).from(contactMessages).where(where));
}

/** Marks a message as answered. Throws `not_found`, and `conflict` if it already is. */
export async function markAnswered(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [message] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!message) throw new DomainError("not_found", m.noMessage);
    await advance(tx, lifecycles.contact, message, "answer");
    await recordAudit(deps, tx, actor, {
      action: "message.answered",
      subject: { kind: "message", id, name: message.number },
    });
  });
}
