import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { SessionUser } from "#shared/user.ts";
import { registerUser } from "../../services/users.ts";
import type { Deps } from "../../deps.ts";
import type { Household } from "./people.ts";

/** Opens a household's account and proves its address, as pressing the link in the mail does. */
export async function openAccount(deps: Deps, household: Household): Promise<SessionUser> {
  const { firstName, lastName, zipCode } = household;
  const name = emailNameOf(household);
  const user = await registerUser(
    deps,
    {
      username: name.replace(".", "-"),
      email: `${name}@furrow.example`,
      // Nobody signs in to these accounts: who wants to, asks for a new password.
      password: crypto.randomUUID(),
      ...{ firstName, lastName, zipCode },
      role: "customer",
    },
    name,
  );
  await deps.db
    .update(users)
    .set({ emailVerifiedAt: deps.clock.now() })
    .where(eq(users.id, user.id));
  return { ...user, emailVerified: true };
}

/** `maya.ellison`, without the marks of other alphabets. */
export function emailNameOf({ firstName, lastName }: Household): string {
  const plain = `${firstName}.${lastName}`.normalize("NFD").replaceAll(/[^A-Za-z.]/g, "");
  return plain.toLowerCase();
}
