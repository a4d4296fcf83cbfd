import { farmsErrors as m } from "#messages/farms/errors.ts";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { isErased } from "#shared/accounts/erased.ts";
import type { Approval, Welcome } from "#shared/farms/applications/application-admin.ts";
import { DomainError } from "#shared/errors.ts";
import { claimCertificates } from "../certificates/claim.ts";
import { farmOf, joinFarm } from "../../accounts/farm-members.ts";
import { endFarmInvitations, inviteToFarm } from "../../accounts/invitations.ts";
import { lockFarm } from "../../accounts/lock-farm.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { UserActor } from "../../platform/audit/audit.ts";
import { auditStep, type Deciding } from "./decide.ts";
import { type ApplicationRow, lockApplication, requireMove } from "./move.ts";
import { makeFarm, type NewFarm } from "./new-farm.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Approves an application: creates the farm with the certificates it claimed, links the farmer's
 * account to it or sends an invitation, and emails the farmer, all in one transaction. Throws
 * `not_found`; `conflict` when the application has been decided, or the account belongs to the team
 * or to another farm; `invalid` with the field.
 */
export async function approveApplication(
  deps: Deciding,
  actor: UserActor,
  { id, ...facts }: Approval,
): Promise<{ farmId: number }> {
  return inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    requireMove(application.state, "approve");
    const at = deps.clock.now();
    const farm = await makeFarm(tx, application, facts, at);
    await claimCertificates(tx, farm.id, application, at);
    const by = { actor: actor.id, cause: `farm:${farm.id}`, at };
    const set = { farmId: farm.id, linkHash: null };
    await advance(tx, lifecycles.application, application, "approve", { by, set });
    await welcome(deps, tx, actor, { application, farm, to: application.email });
    const { commissionBps } = facts;
    const detail = { farmId: farm.id, commissionBps };
    await auditStep(deps, tx, { actor, application, action: "application.approved", detail });
    return { farmId: farm.id };
  });
}

/**
 * Resends the approval email with a new invitation link, as long as no account manages the farm: to
 * the application's address, or to another one, such as that of a successor. Throws `not_found`,
 * `conflict`, and `invalid` with the field if the application's address has been erased.
 */
export async function welcomeAgain(
  deps: Deciding,
  actor: UserActor,
  { id, email }: Welcome,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    const farm = await farmWithoutPeople(tx, application);
    const to = email ?? application.email;
    if (isErased(to)) throw new DomainError("invalid", m.addressErased, { field: "email" });
    await welcome(deps, tx, actor, { application, farm, to });
    const detail = { email: to };
    await auditStep(deps, tx, { actor, application, action: "application.invited_again", detail });
  });
}

/**
 * The farm, locked: whoever accepts an invitation to it does so before it is looked whether anybody works for it, or
 * after the invitation has ended.
 */
async function farmWithoutPeople(tx: Tx, { farmId }: ApplicationRow): Promise<NewFarm> {
  if (farmId === null) throw new DomainError("conflict", m.noFarmYet);
  const farm = await lockFarm(tx, farmId, "no key update");
  const people = await peopleOf(tx, [farmId]);
  if (people.length > 0) throw new DomainError("conflict", m.someoneWorks);
  return farm;
}

type Welcomed = {
  application: ApplicationRow;
  farm: NewFarm;
  /** The email of the person who will run the farm. */
  to: string;
};

/**
 * Links the farmer's account if its email address is verified, or else sends an invitation; earlier invitations to the
 * farm end. Queues the email that says which.
 */
async function welcome(
  deps: Deciding,
  tx: Tx,
  actor: UserActor,
  { application, farm, to }: Welcomed,
): Promise<void> {
  const account = await accountOf(tx, to);
  const isLinked = account !== null && !account.mustAccept;
  await endFarmInvitations(tx, farm.id);
  if (isLinked) await linkAccount(tx, account.id, farm.id, deps.clock.now());
  const invitation = isLinked
    ? null
    : await inviteToFarm(deps, tx, { email: to, farmId: farm.id }, actor.id);
  await queueMail(deps, tx, {
    kind: "application_approved",
    to,
    dedupeKey: `application_approved:${application.id}:${invitation?.tokenHash ?? account?.id ?? ""}`,
    data: {
      farmName: farm.name,
      status: farm.status,
      account: account === null ? "none" : isLinked ? "linked" : "existing",
      url: invitation?.url ?? `${deps.publicUrl}/dashboard/farmer`,
    },
  });
}

type Account = {
  id: string;
  /**
   * Whether the owner must accept an invitation first: for a customer's account, an unverified address, or an account
   * about to be deleted.
   */
  mustAccept: boolean;
};

/**
 * The account with the address that is welcomed. The account that submitted the application does
 * not count: anyone can type any address into the form, and the admin reviews and answers this one.
 * Throws `conflict` for a team member's account, or a closed one.
 */
async function accountOf(tx: Tx, email: string): Promise<Account | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email));
  if (!found) return null;
  if (found.role === "admin" || found.role === "logistics") {
    throw new DomainError("conflict", m.teamAddress, { field: "email" });
  }
  if (found.disabled) throw new DomainError("conflict", m.closedAccount, { field: "email" });
  const isReady = found.emailVerifiedAt !== null && found.deletionDueAt === null;
  return { id: found.id, mustAccept: found.role !== "farmer" || !isReady };
}

/** Links the account to the farm. Throws `conflict` when the account already belongs to another farm. */
async function linkAccount(tx: Tx, userId: string, farmId: number, now: Date): Promise<void> {
  const other = await farmOf({ db: tx }, userId);
  if (other) {
    throw new DomainError("conflict", m.worksElsewhere(other.name), { field: "email" });
  }
  await joinFarm(tx, userId, farmId, now);
}
