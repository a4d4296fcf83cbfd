import { farmsErrors as m } from "#messages/farms/errors.ts";
import { and, count, eq } from "drizzle-orm";
import { certificateDocuments, farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { violatedConstraint } from "#db/violations.ts";
import { DomainError } from "#shared/errors.ts";
import { type CertificateEntry, validToProblem } from "#shared/farms/farm-certificate.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { type CertificateRow, lockCertificate, loggedCertificate } from "./certificate-row.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Certificates of one farm that may be waiting for a decision. Other states need no limit: each
 * verified or rejected certificate took an admin's decision, and a farm has one claim per kind at
 * most.
 */
const MOST_WAITING = 20;

type Entering = Pick<Deps, "db" | "clock">;

/**
 * Enters a certificate of a farm, or completes or corrects the one with this `id`, and submits it
 * to the admins. The same request again enters one only once. A verified certificate cannot be
 * changed: a renewal is entered as a new one. Throws `not_found`; `invalid` with the field;
 * `conflict` when it has been verified or withdrawn, was already entered, or too many are waiting.
 */
export async function enterCertificate(
  deps: Entering,
  actor: Actor,
  farm: OwnFarm,
  { id, document, farmId: _named, ...entry }: CertificateEntry,
): Promise<{ id: number }> {
  const problem = validToProblem(entry.validTo, businessDayAt(deps.clock.now()));
  if (problem !== null) throw new DomainError("invalid", problem, { field: "validTo" });
  const facts = {
    ...entry,
    name: entry.certification === "other" ? entry.name : null,
    submittedAt: deps.clock.now(),
    decidedBy: null,
    decidedAt: null,
    reason: null,
    remindedDays: null,
  };
  return inTransaction(deps.db, async (tx) => {
    const known = id === undefined ? await enteredWith(tx, farm, { ...facts, document }) : null;
    if (known) return { id: known.id };
    const before = id === undefined ? null : await lockCertificate(tx, id, farm.id);
    const documentId = await documentFor(tx, farm, before, document);
    if (before?.state !== "waiting") await refuseMany(tx, farm);
    const entered = before
      ? await correct(tx, before, { ...facts, documentId })
      : await add(tx, farm, { ...facts, documentId, createdAt: facts.submittedAt });
    const { certification, name, issuer, number, validTo } = facts;
    await recordAudit(deps, tx, actor, {
      action: "certificate.entered",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { certificate: loggedCertificate(certification, name), issuer, number, validTo },
    });
    return entered;
  }).catch((error: unknown) => {
    throw refusals[violatedConstraint(error) ?? ""]?.() ?? error;
  });
}

const chooseAgain = () => new DomainError("invalid", m.chooseDocument, { field: "document" });

/** Errors for conflicts with a concurrent request, by the violated constraint. */
const refusals: Record<string, () => DomainError> = {
  farm_certifications_one_open: () => new DomainError("conflict", m.alreadyEntered),
  // Another certificate uses the document, or it was deleted.
  farm_certifications_document: chooseAgain,
  farm_certifications_document_id_certificate_documents_id_fk: chooseAgain,
};

type Row = Omit<typeof farmCertifications.$inferInsert, "farmId" | "state">;
type Facts = Omit<Row, "createdAt">;

type Entered = Pick<Facts, (typeof ENTERED)[number]> & { document: string | null };
const ENTERED = ["certification", "name", "issuer", "number", "validTo"] as const;

/**
 * The waiting certificate already entered with this document and these facts, for a client that did not receive the
 * response and retries. Locks the document, so that concurrent requests with it wait for each other.
 */
async function enteredWith(
  tx: Tx,
  { id: farmId }: OwnFarm,
  { document, ...facts }: Entered,
): Promise<CertificateRow | null> {
  if (document === null) return null;
  await tx
    .select({ id: certificateDocuments.id })
    .from(certificateDocuments)
    .where(eq(certificateDocuments.id, document))
    .for("update");
  const [row] = await tx
    .select()
    .from(farmCertifications)
    .where(
      and(
        eq(farmCertifications.farmId, farmId),
        eq(farmCertifications.documentId, document),
        eq(farmCertifications.state, "waiting"),
      ),
    );
  return row && ENTERED.every((field) => row[field] === facts[field]) ? row : null;
}

async function refuseMany(tx: Tx, { id: farmId }: OwnFarm): Promise<void> {
  const [counted] = await tx
    .select({ total: count() })
    .from(farmCertifications)
    .where(and(eq(farmCertifications.farmId, farmId), eq(farmCertifications.state, "waiting")));
  if ((counted?.total ?? 0) >= MOST_WAITING) {
    throw new DomainError("conflict", m.waitForOthers);
  }
}

async function add(tx: Tx, { id: farmId }: OwnFarm, facts: Row): Promise<{ id: number }> {
  const [row] = await tx
    .insert(farmCertifications)
    .values({ ...facts, farmId, state: "waiting" })
    .returning({ id: farmCertifications.id });
  if (!row) throw new Error("The certificate did not come back");
  return row;
}

async function correct(tx: Tx, before: CertificateRow, facts: Facts): Promise<{ id: number }> {
  await advance(tx, lifecycles.certificate, before, "submit", { set: facts });
  if (before.documentId !== null && before.documentId !== facts.documentId) {
    await dropDocument(tx, before.documentId);
  }
  return { id: before.id };
}

/**
 * The id of the supporting document: a new, unattached one of this farm, or the one the certificate
 * already has. Throws `invalid`.
 */
async function documentFor(
  tx: Tx,
  { id: farmId }: OwnFarm,
  before: CertificateRow | null,
  document: string | null,
): Promise<string> {
  const kept = document ?? before?.documentId ?? null;
  if (kept === null) {
    throw new DomainError("invalid", m.addDocument, { field: "document" });
  }
  const [own] = await tx
    .select({ id: certificateDocuments.id, taken: farmCertifications.id })
    .from(certificateDocuments)
    .leftJoin(farmCertifications, eq(farmCertifications.documentId, certificateDocuments.id))
    .where(and(eq(certificateDocuments.id, kept), eq(certificateDocuments.farmId, farmId)));
  if (!own || (own.taken !== null && own.taken !== before?.id)) {
    throw chooseAgain();
  }
  return kept;
}

/**
 * Withdraws a certificate that is not verified and deletes its details and its document. The audit
 * log keeps what was entered and decided, as evidence of what a badge once stated
 * (`docs/decisions/030`). Throws `not_found`, `conflict`.
 */
export async function withdrawCertificate(
  deps: Entering,
  actor: Actor,
  farm: OwnFarm,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockCertificate(tx, id, farm.id);
    await advance(tx, lifecycles.certificate, row, "withdraw", { set: NO_DETAILS });
    if (row.documentId !== null) await dropDocument(tx, row.documentId);
    await recordAudit(deps, tx, actor, {
      action: "certificate.withdrawn",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { certificate: loggedCertificate(row.certification, row.name) },
    });
  });
}

const NO_DETAILS = {
  name: null,
  issuer: null,
  number: null,
  validTo: null,
  reason: null,
  documentId: null,
};

async function dropDocument(tx: Tx, id: string): Promise<void> {
  await tx.delete(certificateDocuments).where(eq(certificateDocuments.id, id));
}
