import { and, desc, eq, isNull } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts-errors.ts";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { INVITATION_LIFE_MS } from "#shared/accounts/account.ts";
import { DomainError } from "#shared/errors.ts";
import type { InvitationFields } from "#shared/accounts/invitation.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit.ts";
import { queueMail } from "../mail/outbox.ts";
import { hashToken, newToken } from "../platform/tokens.ts";

type Inviting = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl">;
type Inviter = Pick<SessionUser, "id" | "username" | "firstName" | "lastName">;

/**
 * Invites someone to a role of the team, by email. A second invitation of the same address ends the
 * first. Throws `conflict` with the field when the address has an account: that one's role is changed.
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
      data: { invitedBy: `${actor.firstName} ${actor.lastName}`, role: fields.role, url },
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
 * The link for a server's first admin, for the person who runs the server to open: there is no one yet who
 * could invite. Throws `conflict` once there is an admin.
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
 * Writes an invitation to work for a farm; the caller emails its link. An account that there is already
 * may accept it as well as someone new.
 */
export function inviteToFarm(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  { email, farmId }: { email: string; farmId: number },
  invitedBy: string,
): Promise<{ url: string; tokenHash: string }> {
  return writeInvitation(deps, tx, { email, role: "farmer", farmId }, invitedBy);
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

/** Invitations that no one has accepted yet, newest first, with whether each still works. */
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
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
  // Who reads this is an admin, and with the first of them the links of who runs the server end.
  return rows.map(({ invitedById, ...row }) => ({
    ...row,
    isExpired: invitedById === null || row.expiresAt <= clock.now(),
  }));
}

/** Takes an invitation back. Throws `not_found` when it is gone or accepted. */
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
