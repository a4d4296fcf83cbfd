import { and, eq } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "../deps.ts";

/** The farm that the demo farmer works for. */
const DEMO_FARM = "casa-moreno";

/** Assigns a farm to the demo farmer, unless they already have one. */
export async function seedDemoFarmer({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const farmer = db
    .select({ userId: users.id, farmId: farms.id })
    .from(users)
    .innerJoin(farms, eq(farms.slug, DEMO_FARM))
    .where(and(eq(users.username, "farmer"), eq(users.role, "farmer")));
  const [found] = await farmer;
  if (!found) return;
  const createdAt = clock.now();
  await db
    .insert(farmMembers)
    .values({ ...found, createdAt })
    .onConflictDoNothing();
}
