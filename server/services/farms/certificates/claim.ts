import { farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { NO_CERTIFICATION } from "#shared/farms/farm-options.ts";

type Ticked = { certifications: readonly string[]; otherCertification: string | null };

/**
 * Copies the certificates an applicant checked on the form to the new farm, as claims. A claim
 * shows no badge until the farm adds the details and an admin verifies them.
 */
export async function claimCertificates(
  tx: Tx,
  farmId: number,
  { certifications, otherCertification }: Ticked,
  now: Date,
): Promise<void> {
  const held = new Set(certifications);
  held.delete(NO_CERTIFICATION);
  if (held.size === 0) return;
  await tx.insert(farmCertifications).values(
    [...held].map((certification) => ({
      farmId,
      certification,
      name: certification === "other" ? otherCertification : null,
      createdAt: now,
    })),
  );
}
