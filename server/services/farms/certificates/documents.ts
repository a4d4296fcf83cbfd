import { farmsErrors as m } from "#messages/farms-errors.ts";
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { farms } from "#db/schema/catalog/catalog.ts";
import { certificateDocuments, farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredDocument } from "#server/files/documents.ts";
import { farmFor, farmOf } from "../../accounts/farm-members.ts";
import type { Keeper } from "../../inventory/keeper.ts";

/** A document that no certificate took within a day will not be taken. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
/** Documents without a certificate that one farm may have: with more, the oldest go. */
const MOST_UNUSED = 10;

const isUnused = sql`not exists (select from ${farmCertifications} where ${farmCertifications.documentId} = ${certificateDocuments.id})`;

/**
 * Keeps a document of a farm for the certificate that it is about to enter; of those that no certificate
 * took, the latest ten stay. Returns its id. Throws `not_found` as `farmFor`.
 */
export async function keepDocument(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, ...document }: StoredDocument & { farmId: number | undefined },
): Promise<string> {
  const farm = await farmFor({ db }, user, farmId);
  return inTransaction(db, async (tx) => {
    // Uploads of one farm wait for each other, so that together they stay within its number.
    await tx.select({ id: farms.id }).from(farms).where(eq(farms.id, farm.id)).for("no key update");
    const [kept] = await tx
      .insert(certificateDocuments)
      .values({ ...document, farmId: farm.id, uploadedBy: user.id, createdAt: clock.now() })
      .returning({ id: certificateDocuments.id });
    if (!kept) throw new Error("The document did not come back");
    const { farmId: ofFarm, createdAt, id } = certificateDocuments;
    const beyond = tx
      .select({ id })
      .from(certificateDocuments)
      .where(and(eq(ofFarm, farm.id), isUnused, ne(id, kept.id)))
      .orderBy(desc(createdAt), desc(id))
      .offset(MOST_UNUSED - 1);
    await dropUnused(tx, inArray(id, beyond));
    return kept.id;
  });
}

/** Deletes the documents of all farms that no certificate took within a day. Safe to run twice. */
export async function purgeDocuments({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const old = new Date(clock.now().getTime() - UNUSED_MS);
  await inTransaction(db, (tx) => dropUnused(tx, lt(certificateDocuments.createdAt, old)));
}

/**
 * Leaves alone what a certificate takes right now. Once locked, a document cannot be taken any more; which
 * ones were taken until then, only a statement that begins afterward sees.
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
 * A document, for whoever works for its farm and for admins. Anyone else learns as much as of one that was
 * never there: throws `not_found`.
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

/** How a document is refused that is not there, or not for the caller. */
export function noSuchDocument(): DomainError {
  return new DomainError("not_found", m.noDocument);
}
