import { farmsErrors as m } from "#messages/farms/errors.ts";
import { eq } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt, formatDayFull } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit, type UserActor } from "../../platform/audit/audit.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { queueMail } from "../../mail/outbox.ts";
import {
  type CertificateRow,
  lockCertificate,
  loggedCertificate,
  movedOn,
} from "./certificate-row.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

type Deciding = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl">;
type Seen = { id: number; seen: string };

/**
 * Verifies a certificate that an admin has checked against its document. Its badge shows from now
 * on, and the farm gets an email. Throws `not_found`, and `conflict` when the certificate was
 * changed after the admin opened it, has been decided or has expired.
 */
export async function verifyCertificate(
  deps: Deciding,
  admin: UserActor,
  given: Seen,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lookedAt(tx, given);
    const { validTo } = row;
    if (validTo === null) throw movedOn();
    if (validTo < businessDayAt(deps.clock.now())) {
      throw new DomainError("conflict", m.certificateEnded(formatDayFull(validTo)));
    }
    const set = { ...decision(deps, admin), reason: null };
    await advance(tx, lifecycles.certificate, row, "verify", { set });
    const farm = await record(deps, tx, { admin, row, action: "certificate.verified" });
    const { certification, name } = row;
    await eachPerson(deps, tx, row, (address) =>
      queueMail(deps, tx, {
        kind: "certificate_verified",
        ...address,
        data: { farmName: farm.name, certification, name, validTo, url: pageOf(deps) },
      }),
    );
  });
}

/**
 * Rejects a certificate, or revokes a verified one. Its badge disappears immediately, and the farm
 * gets an email with the reason. Throws the same as `verifyCertificate`, except that an expired
 * certificate can be rejected.
 */
export async function rejectCertificate(
  deps: Deciding,
  admin: UserActor,
  { reason, ...given }: Seen & { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lookedAt(tx, given);
    const set = { ...decision(deps, admin), reason };
    await advance(tx, lifecycles.certificate, row, "reject", { set });
    const farm = await record(deps, tx, {
      admin,
      row,
      action: "certificate.rejected",
      detail: { reason },
    });
    const { certification, name } = row;
    await eachPerson(deps, tx, row, (address) =>
      queueMail(deps, tx, {
        kind: "certificate_rejected",
        ...address,
        data: { farmName: farm.name, certification, name, reason, url: pageOf(deps) },
      }),
    );
  });
}

/**
 * Locks the certificate and checks that it is the version the admin saw; `seen` is its submission
 * time. A certificate that was never submitted has none and always fails. Throws `not_found`,
 * `conflict`.
 */
async function lookedAt(tx: Tx, { id, seen }: Seen): Promise<CertificateRow> {
  const row = await lockCertificate(tx, id);
  if (row.submittedAt?.getTime() !== Date.parse(seen)) throw movedOn();
  return row;
}

function decision({ clock }: Deciding, { id }: UserActor) {
  return { decidedBy: id, decidedAt: clock.now() };
}

type Decided = {
  admin: UserActor;
  row: CertificateRow;
  action: AuditAction;
  detail?: Record<string, unknown>;
};

async function record(
  deps: Deciding,
  tx: Tx,
  { admin, row, action, detail = {} }: Decided,
): Promise<{ name: string }> {
  const [farm] = await tx.select({ name: farms.name }).from(farms).where(eq(farms.id, row.farmId));
  if (!farm) throw movedOn();
  const { certification, name, issuer, number, validTo } = row;
  await recordAudit(deps, tx, admin, {
    action,
    subject: { kind: "farm", id: row.farmId, name: farm.name },
    detail: {
      certificate: loggedCertificate(certification, name),
      issuer,
      number,
      validTo,
      ...detail,
    },
  });
  return farm;
}

/** Queues one email per decision to everyone who manages the farm. */
async function eachPerson(
  { clock }: Deciding,
  tx: Tx,
  { id, farmId }: CertificateRow,
  write: (address: { to: string; dedupeKey: string }) => Promise<void>,
): Promise<void> {
  const once = `certificate_decided:${id}:${clock.now().getTime()}`;
  for (const { userId, email } of await peopleOf(tx, [farmId])) {
    await write({ to: email, dedupeKey: `${once}:${userId}` });
  }
}

function pageOf({ publicUrl }: Deciding): string {
  return `${publicUrl}/dashboard/farmer/certificates`;
}
