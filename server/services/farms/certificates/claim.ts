import { farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { NO_CERTIFICATION } from "#shared/farms/farm-options.ts";

type Ticked = { certifications: readonly string[]; otherCertification: string | null };

/**
 * Carries over to a new farm what its applicant ticked. A claim shows no badge: the farm completes it,
 * and an admin verifies it.
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
