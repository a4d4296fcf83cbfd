import { farmsErrors as m } from "#messages/farms-errors.ts";
import { eq } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Approval } from "#shared/farms/applications/application-admin.ts";
import { DomainError } from "#shared/errors.ts";
import { claimCertificates } from "../certificates/claim.ts";
import { farmOf, joinFarm } from "../../accounts/farm-members.ts";
import { inviteToFarm } from "../../accounts/invitations.ts";
import { queueMail } from "../../mail/outbox.ts";
import { auditStep, type Deciding, type Reviewer } from "./decide.ts";
import { type ApplicationRow, lockApplication, requireMove } from "./move.ts";
import { makeFarm, type NewFarm } from "./new-farm.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Takes a farm in: the farm is made with the certificates it said it holds, the farmer's account works
 * for it or is invited to, and the email says so, all or nothing and once. Throws `not_found`; `conflict` when it is decided already or the
 * account works elsewhere; `invalid` with the field.
 */
export async function approveApplication(
  deps: Deciding,
  actor: Reviewer,
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
    await welcome(deps, tx, actor, { application, farm });
    const { commissionBps } = facts;
    const detail = { farmId: farm.id, commissionBps };
    await auditStep(deps, tx, { actor, application, action: "application.approved", detail });
    return { farmId: farm.id };
  });
}

/**
 * Writes the email with the link again, with a new link, while no one works for the farm. Throws
 * `not_found`, `conflict`.
 */
export async function welcomeAgain(deps: Deciding, actor: Reviewer, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, id);
    const farm = await farmWithoutPeople(tx, application);
    await welcome(deps, tx, actor, { application, farm });
    await auditStep(deps, tx, { actor, application, action: "application.invited_again" });
  });
}

async function farmWithoutPeople(tx: Tx, { farmId }: ApplicationRow): Promise<NewFarm> {
  if (farmId === null) throw new DomainError("conflict", m.noFarmYet);
  const [farm] = await tx
    .select({ id: farms.id, name: farms.name, member: farmMembers.userId })
    .from(farms)
    .leftJoin(farmMembers, eq(farmMembers.farmId, farms.id))
    .where(eq(farms.id, farmId));
  if (!farm) throw new DomainError("not_found", m.noThisFarm);
  if (farm.member) throw new DomainError("conflict", m.someoneWorks);
  return farm;
}

type Welcomed = { application: ApplicationRow; farm: NewFarm };

/** Links the farmer's account whose address is proven, or invites to the farm, and writes the email that says which. */
async function welcome(
  deps: Deciding,
  tx: Tx,
  actor: Reviewer,
  { application, farm }: Welcomed,
): Promise<void> {
  const account = await accountOf(tx, application);
  const isLinked = account !== null && !account.mustAccept;
  if (isLinked) await linkAccount(tx, account.id, farm.id, deps.clock.now());
  const invitation = isLinked
    ? null
    : await inviteToFarm(deps, tx, { email: application.email, farmId: farm.id }, actor.id);
  await queueMail(deps, tx, {
    kind: "application_approved",
    to: application.email,
    dedupeKey: `application_approved:${application.id}:${invitation?.tokenHash ?? "linked"}`,
    data: {
      farmName: farm.name,
      account: account === null ? "none" : isLinked ? "linked" : "existing",
      url: invitation?.url ?? `${deps.publicUrl}/dashboard/farmer`,
    },
  });
}

type Account = {
  id: string;
  /** Its owner has to say yes first: it is a customer's, or its address is not proven. */
  mustAccept: boolean;
};

/**
 * The account that has the application's address, which is what the admin reads and answers: who sent it from
 * another account has only typed that address, as has anyone. Throws `conflict` for one of the team's.
 */
async function accountOf(tx: Tx, { email }: ApplicationRow): Promise<Account | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email));
  if (!found) return null;
  if (found.role === "admin" || found.role === "logistics") {
    throw new DomainError("conflict", m.teamAddress);
  }
  return { id: found.id, mustAccept: found.role !== "farmer" || found.emailVerifiedAt === null };
}

/** An account works for one farm. Throws `conflict` when it works for another one already. */
async function linkAccount(tx: Tx, userId: string, farmId: number, now: Date): Promise<void> {
  const other = await farmOf({ db: tx }, userId);
  if (other) {
    throw new DomainError("conflict", m.worksElsewhere(other.name));
  }
  await joinFarm(tx, userId, farmId, now);
}
