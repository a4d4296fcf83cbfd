import { inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "../../deps.ts";

type Member = Pick<SessionUser, "id" | "username" | "role">;

/** The staff of the past: the demo accounts. */
export type Staff = { farmer: Member; driver: Member; admin: Member };

/** Throws if the demo accounts do not exist. */
export async function readStaff({ db }: Pick<Deps, "db">): Promise<Staff> {
  const rows = await db
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(inArray(users.username, ["farmer", "logistics", "admin"]));
  const named = (username: string): Member => {
    const found = rows.find((row) => row.username === username);
    if (!found) throw new Error(`The demo account ${username} is missing`);
    return found;
  };
  return { farmer: named("farmer"), driver: named("logistics"), admin: named("admin") };
}
