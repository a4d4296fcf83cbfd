import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { joinFarm } from "#server/services/accounts/farm-members.ts";
import { registered } from "./accounts.ts";
import { addFarm } from "../market.ts";

/** A user who has just signed in and works for a farm, by default a new one. */
export async function farmOwner(deps: Deps, given?: number) {
  const username = `owner${randomUUID().slice(0, 8)}`;
  const email = `${username}@farm.example`;
  const owner = await registered(deps, { username, email });
  const farmId = given ?? (await addFarm(deps.db));
  const { id } = owner.user;
  await deps.db.update(users).set({ role: "farmer" }).where(eq(users.id, id));
  await deps.db.transaction((tx) => joinFarm(tx, id, farmId, deps.clock.now()));
  return { ...owner, farmId, email };
}

/** A farm's accounts at the provider, oldest first. */
export const accountsOf = ({ db }: Pick<Deps, "db">, farmId: number) =>
  db
    .select()
    .from(farmAccounts)
    .where(eq(farmAccounts.farmId, farmId))
    .orderBy(farmAccounts.createdAt);
