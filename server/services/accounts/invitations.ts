import { and, desc, eq, isNull } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { INVITATION_LIFE_MS } from "#shared/accounts/account.ts";
import { DomainError } from "#shared/errors.ts";
import type { InvitationFields } from "#shared/accounts/invitation.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { accountName, type SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { queueMail } from "../mail/outbox.ts";
import { STILL_BACKED } from "./backed-invitations.ts";
import { hashToken, newToken } from "../platform/links/tokens.ts";

type Inviting = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl">;
type Inviter = Pick<SessionUser, "id" | "username" | "firstName" | "lastName">;

/**
 * Invites someone to a role by email. A new invitation to the same address replaces the previous
 * one. Throws `conflict` with the field when the address already has an account, whose role can be
 * changed instead.
 */
export async function invite(
  deps: Inviting,
  actor: Inviter,
  fields: InvitationFields,
): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    await refuseAccounts(tx, fields.email);
    const { id, url, tokenHash } = await writeInvitation(deps, tx, fields, actor.id);
    await queueMail(deps, tx, {
      kind: "invitation",
      to: fields.email,
      dedupeKey: `invitation:${tokenHash}`,
      data: { invitedBy: accountName(actor), role: fields.role, url },
    });
    await recordAudit(deps, tx, actor, {
      action: "user.invited",
      subject: { kind: "invitation", id, name: fields.email },
      detail: { role: fields.role },
    });
    return { id };
  });
}

/**
 * Creates the invitation link for a server's first admin and returns it to whoever runs the server,
 * since there is nobody yet who could invite them. Throws `conflict` once there is an admin, or
 * when the address has an account.
 */
export async function inviteFirstAdmin(
  deps: Pick<Deps, "db" | "clock" | "publicUrl">,
  email: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.role, "admin"));
    if (admin) throw new DomainError("conflict", m.adminExists);
    await refuseAccounts(tx, email);
    const { id, url } = await writeInvitation(deps, tx, { email, role: "admin" }, null);
    await recordAudit(deps, tx, null, {
      action: "user.invited",
      subject: { kind: "invitation", id, name: email },
      detail: { role: "admin" },
    });
    return url;
  });
}

/**
 * Creates an invitation to a farm; the caller emails its link. It can be accepted with an existing
 * account or a new one.
 */
export function inviteToFarm(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  { email, farmId }: { email: string; farmId: number },
  invitedBy: string,
): Promise<{ url: string; tokenHash: string }> {
  return writeInvitation(deps, tx, { email, role: "farmer", farmId }, invitedBy);
}

/** Ends the invitations to a farm that were not accepted, whatever their address: their links stop working. */
export async function endFarmInvitations(tx: Tx, farmId: number): Promise<void> {
  const open = and(eq(invitations.farmId, farmId), isNull(invitations.acceptedAt));
  await tx.delete(invitations).where(open);
}

async function refuseAccounts(tx: Tx, email: string): Promise<void> {
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!taken) return;
  throw new DomainError("conflict", m.hasAccount, {
    field: "email",
  });
}

async function writeInvitation(
  { clock, publicUrl }: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  fields: { email: string; role: Role; farmId?: number },
  invitedBy: string | null,
) {
  const open = and(eq(invitations.email, fields.email), isNull(invitations.acceptedAt));
  await tx.delete(invitations).where(open);
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(clock.now().getTime() + INVITATION_LIFE_MS);
  const [row] = await tx
    .insert(invitations)
    .values({ ...fields, invitedBy, tokenHash, expiresAt, createdAt: clock.now() })
    .returning({ id: invitations.id });
  if (!row) throw new Error("The new invitation did not come back");
  return { id: row.id, tokenHash, url: `${publicUrl}/invitation?token=${token}` };
}

/**
 * Invitations that have not been accepted yet, newest first, with whether each has expired: by its
 * age, or because whoever sent it is no longer an admin.
 */
export async function openInvitations({ db, clock }: Pick<Deps, "db" | "clock">) {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedById: invitations.invitedBy,
      invitedBy: users.username,
      expiresAt: invitations.expiresAt,
      createdAt: invitations.createdAt,
      isBacked: STILL_BACKED,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
  // Only admins see this list, and once there is an admin, links for the first admin no longer work.
  return rows.map(({ invitedById, isBacked, ...row }) => ({
    ...row,
    isExpired: invitedById === null || !isBacked || row.expiresAt <= clock.now(),
  }));
}

/** Revokes an invitation. Throws `not_found` when it was revoked or accepted in the meantime. */
export async function revokeInvitation(
  deps: Pick<Deps, "db" | "clock">,
  actor: Pick<SessionUser, "id" | "username">,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [gone] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
      .returning({ email: invitations.email });
    if (!gone) throw new DomainError("not_found", m.invitationClosed);
    await recordAudit(deps, tx, actor, {
      action: "user.invitation_revoked",
      subject: { kind: "invitation", id, name: gone.email },
    });
  });
}
