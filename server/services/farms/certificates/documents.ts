import { farmsErrors as m } from "#messages/farms/errors.ts";
import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { certificateDocuments, farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredDocument } from "#server/files/documents.ts";
import { farmFor, farmOf } from "../../accounts/farm-members.ts";
import { lockFarm } from "../../accounts/lock-farm.ts";
import type { Keeper } from "../../inventory/keeper.ts";
import { beyondLatest, unusedSince } from "../../platform/unused-uploads.ts";

/** Unattached documents a farm may have; beyond that, the oldest are deleted. */
const MOST_UNUSED = 10;

const isUnused = sql`not exists (select from ${farmCertifications} where ${farmCertifications.documentId} = ${certificateDocuments.id})`;

/**
 * Stores a farm's document for a certificate it is about to enter. Keeps only the farm's
 * `MOST_UNUSED` latest unattached documents. Returns the document's id. Throws `not_found`, as
 * `farmFor` does.
 */
export async function keepDocument(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, ...document }: StoredDocument & { farmId: number | undefined },
): Promise<string> {
  const farm = await farmFor({ db }, user, farmId);
  return inTransaction(db, async (tx) => {
    // Concurrent uploads by one farm wait for each other, so that together they stay within the limit.
    await lockFarm(tx, farm.id, "no key update");
    const ofFarm = and(eq(certificateDocuments.farmId, farm.id), isUnused);
    const most = MOST_UNUSED;
    const beyond = beyondLatest(tx, certificateDocuments, { isUnused: ofFarm, most });
    await dropUnused(tx, inArray(certificateDocuments.id, beyond));
    const [kept] = await tx
      .insert(certificateDocuments)
      .values({ ...document, farmId: farm.id, uploadedBy: user.id, createdAt: clock.now() })
      .returning({ id: certificateDocuments.id });
    if (!kept) throw new Error("The document did not come back");
    return kept.id;
  });
}

/** Deletes documents of all farms that were not attached to a certificate within a day. Idempotent. */
export async function purgeDocuments({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const old = unusedSince({ clock });
  await inTransaction(db, (tx) => dropUnused(tx, lt(certificateDocuments.createdAt, old)));
}

/**
 * Deletes unattached documents, except those being attached at this moment. A locked document can
 * no longer be attached, but only a new statement sees the ones attached before the lock; hence the
 * second `isUnused`.
 */
async function dropUnused(tx: Tx, which: SQL): Promise<void> {
  const locked = await tx
    .select({ id: certificateDocuments.id })
    .from(certificateDocuments)
    .where(and(which, isUnused))
    .for("update", { skipLocked: true });
  const ids = locked.map(({ id }) => id);
  await tx.delete(certificateDocuments).where(and(inArray(certificateDocuments.id, ids), isUnused));
}

/**
 * A document, for admins and the people of its farm. Throws `not_found` for everyone else, so that
 * nobody learns whether a document exists.
 */
export async function getDocument(
  { db }: Pick<Deps, "db">,
  user: Pick<SessionUser, "id" | "role">,
  id: string,
): Promise<StoredDocument> {
  const isOpen = user.role === "admin" ? undefined : await ofOwnFarm(db, user);
  const [document] = await db
    .select({ type: certificateDocuments.type, bytes: certificateDocuments.bytes })
    .from(certificateDocuments)
    .where(and(eq(certificateDocuments.id, id), isOpen));
  if (!document) throw noSuchDocument();
  return document;
}

async function ofOwnFarm(db: Db, { id, role }: Pick<SessionUser, "id" | "role">) {
  const farm = role === "farmer" ? await farmOf({ db }, id) : null;
  if (!farm) throw noSuchDocument();
  return eq(certificateDocuments.farmId, farm.id);
}

/** The error for a document that does not exist or is not visible to the caller. */
export function noSuchDocument(): DomainError {
  return new DomainError("not_found", m.noDocument);
}
