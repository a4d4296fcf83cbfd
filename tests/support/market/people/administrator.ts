import { users } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { written } from "../written.ts";

/** An account of the team, as it acts in services. */
export type Administrator = { id: string; username: string };

/** Adds an account of the team that is never signed in. */
export async function administrator(db: Db): Promise<Administrator> {
  const [row] = await db
    .insert(users)
    .values({
      username: "setter",
      email: "setter@furrow.example",
      firstName: "Sam",
      lastName: "Setter",
      passwordHash: "none",
      role: "admin",
      ...written(),
    })
    .returning({ id: users.id, username: users.username });
  if (!row) throw new Error("The administrator was not added");
  return row;
}
