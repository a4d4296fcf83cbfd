import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { invitations } from "#db/schema/accounts.ts";
import { farms } from "#db/schema/catalog.ts";
import { users } from "#db/schema/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { INVITATION_LIFE_MS } from "#shared/account.ts";
import { DomainError } from "#shared/errors.ts";
import type { Acceptance, InvitationFields, OpenInvitation } from "#shared/invitation.ts";
import type { Role } from "#shared/roles.ts";
import { type SessionUser, sessionUserOf } from "#shared/user.ts";
import type { Deps } from "../deps.ts";
import { refuseCommon } from "./account/password.ts";
import { deadLink } from "./account/tokens.ts";
import { recordAudit } from "./audit.ts";
import { farmOf, joinFarm } from "./farm-members.ts";
import { queueMail } from "./outbox.ts";
import { hashToken, newToken } from "./tokens.ts";
import { rethrowTaken } from "./taken-names.ts";

type Inviting = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl">;
type Inviter = Pick<SessionUser, "id" | "username" | "firstName" | "lastName">;

/**
 * Invites somebody to a role of the team, by mail. A second invitation of the same address ends the
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
 * The link for a server's first admin, for whoever runs the server to open: there is nobody yet who
 * could invite. Throws `conflict` once there is an admin.
 */
export async function inviteFirstAdmin(
  deps: Pick<Deps, "db" | "clock" | "publicUrl">,
  email: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.role, "admin"));
    if (admin) throw new DomainError("conflict", "There is an admin already, who can invite more");
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
 * Writes an invitation to work for a farm; the caller mails its link. An account that there is already
 * may accept it as well as somebody new.
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
  throw new DomainError("conflict", "This address has an account: change its role instead", {
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

/** Invitations that nobody has accepted yet, newest first, with whether each still works. */
export async function openInvitations({ db, clock }: Pick<Deps, "db" | "clock">) {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedBy: users.username,
      expiresAt: invitations.expiresAt,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.createdAt));
  return rows.map((row) => ({ ...row, isExpired: row.expiresAt <= clock.now() }));
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
    if (!gone) throw new DomainError("not_found", "This invitation is no longer open");
    await recordAudit(deps, tx, actor, {
      action: "user.invitation_revoked",
      subject: { kind: "invitation", id, name: gone.email },
    });
  });
}

/** What an invitation is to, and whether its address has an account. Throws `not_found` for a link that does not work. */
export async function readInvitation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<OpenInvitation> {
  const [found] = await db
    .select({
      email: invitations.email,
      role: invitations.role,
      farmName: farms.name,
      account: users.id,
    })
    .from(invitations)
    .leftJoin(farms, eq(farms.id, invitations.farmId))
    .leftJoin(users, eq(users.email, invitations.email))
    .where(working(token, clock.now()));
  if (!found || found.role === "customer") throw deadLink();
  const { email, role, farmName, account } = found;
  return { email, role, farmName, hasAccount: account !== null };
}

/**
 * Makes the account of whoever was invited; the mail has proven the address. Of two at the same
 * moment one gets it. Throws `not_found` for a link that does not work, `conflict` with the field for
 * a taken name, `invalid` for a common password, `too_many`, `busy`.
 */
export async function acceptInvitation(
  deps: Pick<Deps, "db" | "clock" | "auth" | "throttle" | "log">,
  { token, password, ...fields }: Acceptance,
  address: string,
): Promise<SessionUser> {
  await deps.throttle.take("link_address", address);
  refuseCommon(deps, password);
  const passwordHash = await deps.auth.hashPassword(password);
  const now = deps.clock.now();
  const user = await inTransaction(deps.db, async (tx) => {
    const [taken] = await tx
      .update(invitations)
      .set({ acceptedAt: now })
      .where(working(token, now))
      .returning();
    if (!taken) throw deadLink();
    const { email, role, farmId } = taken;
    const [account] = await tx
      .insert(users)
      .values({ ...fields, email, role, passwordHash, emailVerifiedAt: now })
      .returning();
    if (!account) throw new Error("The new account did not come back");
    if (farmId !== null) await joinFarm(tx, account.id, farmId);
    await recordAudit(deps, tx, account, {
      action: "user.joined",
      subject: { kind: "user", id: account.id, name: account.username },
      detail: { role },
    });
    return sessionUserOf(account);
  }).catch(rethrowTaken);
  deps.log.info({ userId: user.id, role: user.role }, "invitation accepted");
  return user;
}

/**
 * Lets an account that there was already accept the invitation to a farm: it is a farmer's from then
 * on. The link proves its address. Throws `not_found` for a link that does not work, `conflict` for
 * another account than the invited one, and for one that works elsewhere.
 */
export async function joinInvitedFarm(
  deps: Pick<Deps, "db" | "clock">,
  { id, email }: Pick<SessionUser, "id" | "email">,
  token: string,
): Promise<SessionUser> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const [taken] = await tx
      .update(invitations)
      .set({ acceptedAt: now })
      .where(working(token, now))
      .returning();
    if (!taken || taken.farmId === null) throw deadLink();
    if (taken.email.toLowerCase() !== email.toLowerCase()) {
      throw new DomainError("conflict", `This invitation is for ${taken.email}`);
    }
    const before = await freeAccount(tx, id);
    await joinFarm(tx, id, taken.farmId);
    const emailVerifiedAt = before.emailVerifiedAt ?? now;
    const account = { ...before, role: "farmer" as const, emailVerifiedAt };
    await tx.update(users).set({ role: "farmer", emailVerifiedAt }).where(eq(users.id, id));
    await recordAudit(deps, tx, account, {
      action: "user.joined",
      subject: { kind: "user", id, name: account.username },
      detail: { role: { from: before.role, to: "farmer" }, farmId: taken.farmId },
    });
    return sessionUserOf(account);
  });
}

async function freeAccount(tx: Tx, id: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || account.role === "admin" || account.role === "logistics") {
    throw new DomainError("conflict", "An account of the team cannot work for a farm");
  }
  const other = await farmOf({ db: tx }, id);
  if (other) throw new DomainError("conflict", `Your account works for ${other.name} already`);
  return account;
}

function working(token: string, now: Date) {
  return and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}
