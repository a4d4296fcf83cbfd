import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { farmMembers, invitations } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { Acceptance, OpenInvitation } from "#shared/accounts/invitation.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import { networkOf } from "#shared/platform/network.ts";
import type { Deps } from "../../deps.ts";
import type { SignedIn, Verified } from "./sign-in/sessions.ts";
import { refuseCommon } from "./own/password.ts";
import { type DeadLinkError, deadLink, usedLink } from "../platform/links/link-tokens.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { farmOf, joinFarm } from "./farm-members.ts";
import { lockFarm } from "./lock-farm.ts";
import { rethrowTaken } from "./taken-names.ts";
import { hashToken } from "../platform/links/tokens.ts";
import { STILL_BACKED } from "./backed-invitations.ts";

/**
 * What an invitation is for, and whether its address already has an account. Throws `not_found` for
 * a link that does not work, saying so if it was accepted.
 */
export async function getInvitation(
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
  if (!found || found.role === "customer") throw await overFor({ db, clock }, token);
  const { email, role, farmName, account } = found;
  return { email, role, farmName, hasAccount: account !== null };
}

/**
 * Creates the account of an invited person. Its address counts as verified, since the link was sent
 * to it. Of two concurrent requests, only one succeeds. Throws `not_found` for a link that does not
 * work, `conflict` with the field for a taken username or email, `invalid` for a common password,
 * `too_many`, `busy`.
 */
export async function acceptInvitation(
  deps: Pick<Deps, "db" | "clock" | "auth" | "throttle" | "log">,
  { token, password, ...fields }: Acceptance,
  address: string,
): Promise<Verified> {
  await deps.throttle.take("link_address", address);
  refuseCommon(deps, password);
  const passwordHash = await deps.auth.hashPassword(password, networkOf(address));
  const now = deps.clock.now();
  const user = await inTransaction(deps.db, async (tx) => {
    const taken = await take(tx, token, now);
    if (!taken) throw await overFor({ db: tx, clock: deps.clock }, token);
    const { email, role, farmId } = taken;
    const [account] = await tx
      .insert(users)
      .values({
        ...fields,
        email,
        role,
        passwordHash,
        language: languageNow(),
        emailVerifiedAt: now,
        createdAt: now,
      })
      .returning();
    if (!account) throw new Error("The new account did not come back");
    if (farmId !== null) await joinFarm(tx, account.id, farmId, now);
    await recordAudit(deps, tx, account, {
      action: "user.joined",
      subject: { kind: "user", id: account.id, name: account.username },
      detail: { role },
    });
    return sessionUserOf(account);
  }).catch(rethrowTaken);
  deps.log.info({ userId: user.id, role: user.role }, "invitation accepted");
  return { user, passwordHash };
}

/**
 * Accepts an invitation to a farm with an existing account: gives it the farmer role and, as with
 * any new role, ends its other sessions. The link verifies its address, and a requested deletion of
 * the account is undone. A repeated call changes nothing. Throws `not_found` for a link that does
 * not work, `conflict` for an account other than the invited one, a team member's
 * account, or one that already belongs to a farm.
 */
export async function joinInvitedFarm(
  deps: Pick<Deps, "db" | "clock">,
  { user: { id, email }, session }: SignedIn,
  token: string,
): Promise<SessionUser> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const taken = await take(tx, token, now);
    if (!taken) {
      const joined = await joinedWith(tx, { id, token, now });
      if (joined) return joined;
      throw await overFor({ db: tx, clock: deps.clock }, token);
    }
    if (taken.farmId === null) throw deadLink();
    if (taken.email.toLowerCase() !== email.toLowerCase()) {
      throw new DomainError("conflict", m.notInvited(taken.email));
    }
    const before = await freeAccount(tx, id);
    await joinFarm(tx, id, taken.farmId, now);
    const emailVerifiedAt = before.emailVerifiedAt ?? now;
    const account = { ...before, role: "farmer" as const, emailVerifiedAt };
    // Whoever takes a farm on stays: a deletion that was asked for before would leave it without anyone.
    const set = { role: "farmer" as const, emailVerifiedAt, deletionDueAt: null };
    await tx.update(users).set(set).where(eq(users.id, id));
    await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, session.id)));
    await recordAudit(deps, tx, account, {
      action: "user.joined",
      subject: { kind: "user", id, name: account.username },
      detail: { role: { from: before.role, to: "farmer" }, farmId: taken.farmId },
    });
    return sessionUserOf(account);
  });
}

/** The account if it works for the farm of this invitation, which it accepted in an earlier call; null otherwise. */
async function joinedWith(
  tx: Tx,
  { id, token, now }: { id: string; token: string; now: Date },
): Promise<SessionUser | null> {
  const [joined] = await tx
    .select({ account: users })
    .from(invitations)
    .innerJoin(users, and(eq(users.email, invitations.email), eq(users.id, id)))
    .innerJoin(
      farmMembers,
      and(eq(farmMembers.userId, users.id), eq(farmMembers.farmId, invitations.farmId)),
    )
    .where(and(accepted(token, now), eq(users.role, "farmer")));
  return joined ? sessionUserOf(joined.account) : null;
}

/** The error for an invitation that does not work: it says so if it was accepted and its account is open. */
async function overFor(
  { db, clock }: { db: Db | Tx; clock: Deps["clock"] },
  token: string,
): Promise<DeadLinkError> {
  const [used] = await db
    .select({ id: users.id })
    .from(invitations)
    .innerJoin(users, and(eq(users.email, invitations.email), eq(users.disabled, false)))
    .where(accepted(token, clock.now()));
  return used ? usedLink(m.invitationUsed) : deadLink();
}

/** Condition for the invitation that a token opened until it was accepted, as long as it has not expired. */
function accepted(token: string, now: Date) {
  return and(
    eq(invitations.tokenHash, hashToken(token)),
    isNotNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}

async function freeAccount(tx: Tx, id: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || account.role === "admin" || account.role === "logistics") {
    throw new DomainError("conflict", m.teamAccount);
  }
  const other = await farmOf({ db: tx }, id);
  if (other) throw new DomainError("conflict", m.worksFor(other.name));
  return account;
}

/**
 * Marks the invitation as accepted; null for a link that does not work. First locks the farm that it is for, so that
 * nobody else is invited to it meanwhile, and all open invitations of a first admin, so that of two people accepting at
 * the same time only one becomes admin.
 */
async function take(tx: Tx, token: string, now: Date) {
  const [known] = await tx
    .select({ farmId: invitations.farmId })
    .from(invitations)
    .where(working(token, now));
  if (typeof known?.farmId === "number") await lockFarm(tx, known.farmId, "no key update");
  const toBeFirst = and(isNull(invitations.invitedBy), isNull(invitations.acceptedAt));
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(toBeFirst)
    .orderBy(asc(invitations.id))
    .for("update");
  const [taken] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(working(token, now))
    .returning();
  return taken ?? null;
}

/**
 * Condition for the invitation that a token opens. One without an inviter is for the first admin
 * and works only while there is no admin.
 */
function working(token: string, now: Date) {
  const noAdmin = sql`not exists (select from users where role = 'admin')`;
  return and(
    or(
      and(isNotNull(invitations.invitedBy), STILL_BACKED),
      and(isNull(invitations.invitedBy), noAdmin),
    ),
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}
