import { and, eq } from "drizzle-orm";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import {
  type CertificateEvent,
  certificateLifecycle,
  type CertificateState,
} from "#shared/farms/farm-certificate.ts";

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
  if (!row) throw new DomainError("not_found", "We find no such certificate");
  return row;
}

/** Moves a locked certificate along its lifecycle. Throws `conflict` when it cannot go there. */
export async function moveCertificate(
  tx: Tx,
  { id, state }: Pick<CertificateRow, "id" | "state">,
  event: CertificateEvent,
  changes: Partial<typeof farmCertifications.$inferInsert> = {},
): Promise<CertificateState> {
  const to = certificateLifecycle.next(state, event);
  if (!to) throw movedOn();
  await tx
    .update(farmCertifications)
    .set({ ...changes, state: to })
    .where(eq(farmCertifications.id, id));
  return to;
}

/** How a change of a certificate is refused that has changed since it was looked at. */
export function movedOn(): DomainError {
  return new DomainError("conflict", "This certificate has changed. Please look at it again.");
}
