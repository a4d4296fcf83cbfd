import { and, eq, lt, sql } from "drizzle-orm";
import { certificateDocuments, farmCertifications } from "#db/schema/certificates.ts";
import type { Db } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/user.ts";
import type { Deps } from "../../deps.ts";
import type { StoredDocument } from "../../files/documents.ts";
import { farmOf } from "../farm-members.ts";
import { farmFor, type Keeper } from "../inventory/place.ts";

/** A document that no certificate took within a day will not be taken. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a document of a farm for the certificate that it is about to enter, and deletes those of its
 * documents that no certificate took. Returns its id. Throws `not_found` as `farmFor`.
 */
export async function keepDocument(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, ...document }: StoredDocument & { farmId: number | undefined },
): Promise<string> {
  const farm = await farmFor({ db }, user, farmId);
  const now = clock.now();
  const isUnused = and(
    eq(certificateDocuments.farmId, farm.id),
    lt(certificateDocuments.createdAt, new Date(now.getTime() - UNUSED_MS)),
    sql`not exists (select from ${farmCertifications} where ${farmCertifications.documentId} = ${certificateDocuments.id})`,
  );
  return inTransaction(db, async (tx) => {
    await tx.delete(certificateDocuments).where(isUnused);
    const [kept] = await tx
      .insert(certificateDocuments)
      .values({ ...document, farmId: farm.id, uploadedBy: user.id, createdAt: now })
      .returning({ id: certificateDocuments.id });
    if (!kept) throw new Error("The document did not come back");
    return kept.id;
  });
}

/**
 * A document, for who works for its farm and for admins. Anyone else learns as much as of one that was
 * never there: throws `not_found`.
 */
export async function readDocument(
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
  return new DomainError("not_found", "We find no such document");
}
