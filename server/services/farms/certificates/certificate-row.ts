import { farmsErrors as m } from "#messages/farms/errors.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { speak } from "../../../language.ts";
import { and, eq } from "drizzle-orm";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** A stored certificate of a farm. */
export type CertificateRow = typeof farmCertifications.$inferSelect;

/** Reads a certificate and locks its row; with `farmId`, only that farm's. Throws `not_found`. */
export async function lockCertificate(
  tx: Tx,
  id: number,
  farmId?: number,
): Promise<CertificateRow> {
  const [row] = await tx
    .select()
    .from(farmCertifications)
    .where(
      and(
        eq(farmCertifications.id, id),
        farmId === undefined ? undefined : eq(farmCertifications.farmId, farmId),
      ),
    )
    .for("update");
  if (!row) throw new DomainError("not_found", m.noCertificate);
  return row;
}

/** The error for a certificate that changed after it was displayed. */
export function movedOn(): DomainError {
  return new DomainError("conflict", lifecycles.certificate.movedOn());
}

/** A certificate's name for the audit log, which is always in English. */
export function loggedCertificate(certification: string, name: string | null): string {
  return speak("en", () => certificationLabel(certification, name));
}
