import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { mailErrors as m } from "#messages/mail/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { contactAttachments } from "#db/schema/mail/contact.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { StoredDocument } from "../../files/documents.ts";
import { keepLatest, purgeUnused } from "../platform/unused-uploads.ts";

/** Attachments without a message that are kept at most, of one network and in all. */
const MOST_OF_NETWORK = 20;
const MOST_UNUSED = 200;

const isUnused = isNull(contactAttachments.messageId);

/** Stores a file for a message that is about to be sent, and returns its id. */
export async function keepAttachment(
  deps: Pick<Deps, "db" | "clock" | "networkKey">,
  file: StoredDocument,
  address: string,
): Promise<string> {
  const networkKey = deps.networkKey(address);
  await makeRoom(deps, networkKey);
  const [kept] = await deps.db
    .insert(contactAttachments)
    .values({ ...file, networkKey, createdAt: deps.clock.now() })
    .returning({ id: contactAttachments.id });
  if (!kept) throw new Error("The attachment did not come back");
  return kept.id;
}

/**
 * Deletes what must go before a network adds another: its own oldest, and if there are too many in all, the oldest of
 * those who have the most. So nobody pushes out a stranger's only file with many of their own.
 */
async function makeRoom({ db }: Pick<Deps, "db">, networkKey: string): Promise<void> {
  const ofNetwork = and(isUnused, eq(contactAttachments.networkKey, networkKey));
  await keepLatest(db, contactAttachments, { isUnused: ofNetwork, most: MOST_OF_NETWORK });
  const { id, createdAt } = contactAttachments;
  const newest = [desc(createdAt), desc(id)];
  const place = sql`row_number() over (
    partition by ${contactAttachments.networkKey} order by ${sql.join(newest, sql`, `)})`;
  const beyond = db
    .select({ id })
    .from(contactAttachments)
    .where(isUnused)
    .orderBy(place, ...newest)
    .offset(MOST_UNUSED - 1);
  await db.delete(contactAttachments).where(and(isUnused, inArray(id, beyond)));
}

/** Adds a stored file to a message. Throws `invalid` if it belongs to another message or no longer exists. */
export async function attach(
  tx: Tx,
  { messageId, attachment }: { messageId: string; attachment: string },
): Promise<void> {
  const taken = await tx
    .update(contactAttachments)
    .set({ messageId, networkKey: null })
    .where(and(eq(contactAttachments.id, attachment), isUnused))
    .returning({ id: contactAttachments.id });
  if (taken.length === 0) {
    throw new DomainError("invalid", m.attachAgain, { field: "attachment" });
  }
}

/** Deletes attachments whose message was not sent within a day. Idempotent. */
export async function purgeAttachments(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await purgeUnused(deps, contactAttachments, isUnused);
}

/** The attachment of a message that was sent. Throws `not_found`. The caller has authorized the reader. */
export async function getAttachment(
  { db }: Pick<Deps, "db">,
  messageId: string,
): Promise<StoredDocument> {
  const [found] = await db
    .select({ type: contactAttachments.type, bytes: contactAttachments.bytes })
    .from(contactAttachments)
    .where(eq(contactAttachments.messageId, messageId));
  if (!found) throw noSuchAttachment();
  return found;
}

/** The error for a message without an attachment. */
export function noSuchAttachment(): DomainError {
  return new DomainError("not_found", m.noAttachment);
}
