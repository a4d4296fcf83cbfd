import { and, eq, inArray, ne } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { lockFarm } from "../accounts/lock-farm.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { IS_OPEN_ACCOUNT } from "../platform/people/open-account.ts";
import { advance, advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/**
 * Withdraws the open applications of a person who is being erased, so that nobody on the team is
 * asked to decide about an empty form.
 */
export async function withdrawApplications(
  tx: Tx,
  applicationIds: readonly string[],
  at: Date,
): Promise<void> {
  const theirs = inArray(farmerApplications.id, [...applicationIds]);
  const by = { actor: "system", cause: "", at };
  await advanceAll(tx, lifecycles.application, "withdraw", theirs, { by });
}

/**
 * Pauses the farm of a person who is being erased, without a day on which it reopens, if nobody
 * else works for it: its goods would go on being sold with no one to harvest them. A suspended farm
 * stays suspended.
 */
export async function leaveFarm(deps: Pick<Deps, "clock">, tx: Tx, userId: string): Promise<void> {
  const [member] = await tx.select().from(farmMembers).where(eq(farmMembers.userId, userId));
  if (!member) return;
  const { farmId } = member;
  const farm = await lockFarm(tx, farmId, "update");
  if (farm.status === "suspended") return;
  const others = await tx
    .select({ id: users.id })
    .from(farmMembers)
    .innerJoin(users, eq(users.id, farmMembers.userId))
    .where(
      and(
        eq(farmMembers.farmId, farmId),
        ne(users.id, userId),
        eq(users.role, "farmer"),
        IS_OPEN_ACCOUNT,
      ),
    );
  if (others.length > 0) return;
  const now = deps.clock.now();
  const dated = farm.status === "paused" ? {} : { statusSince: now };
  const set = { pausedUntil: null, changedAt: now, ...dated };
  await advance(tx, lifecycles.farm, farm, "pause", { set });
  await recordAudit(deps, tx, null, {
    action: "farm.paused",
    subject: { kind: "farm", id: farmId, name: farm.name },
  });
}
