import { and, eq, inArray } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { farms } from "#db/schema/farms/farms.ts";
import type { Tx } from "#db/client.ts";

/** Condition on `users`, of a farm's members: they work for the farm. A closed account works for none. */
export const WORKS_FOR_FARM = and(eq(users.role, "farmer"), eq(users.disabled, false));

/** The recipients of farms' emails: their farmers with an active account. */
export async function peopleOf(tx: Tx, farmIds: number[]) {
  if (farmIds.length === 0) return [];
  return tx
    .select({ farmId: farms.id, farmName: farms.name, userId: users.id, email: users.email })
    .from(farmMembers)
    .innerJoin(farms, eq(farms.id, farmMembers.farmId))
    .innerJoin(users, eq(users.id, farmMembers.userId))
    .where(and(inArray(farmMembers.farmId, farmIds), WORKS_FOR_FARM));
}
