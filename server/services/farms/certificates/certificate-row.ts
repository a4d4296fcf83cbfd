import { and, eq } from "drizzle-orm";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

export type CertificateRow = typeof farmCertifications.$inferSelect;

/** A certificate for changing it, of this farm where one is named. Throws `not_found`. */
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
  if (!row) throw new DomainError("not_found", "We cannot find that certificate");
  return row;
}

/** How a change of a certificate is refused that has changed since it was looked at. */
export function movedOn(): DomainError {
  return new DomainError("conflict", lifecycles.certificate.movedOn);
}
