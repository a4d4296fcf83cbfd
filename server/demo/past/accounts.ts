import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import { registerUser } from "../../services/accounts/sign-in/credentials.ts";
import type { Deps } from "../../deps.ts";
import type { Household } from "./people.ts";

/** The account of a household: the demo customer has one, the others open theirs when they come. */
export async function accountOf(deps: Deps, household: Household): Promise<SessionUser> {
  if (household.username) {
    const [known] = await deps.db
      .select()
      .from(users)
      .where(eq(users.username, household.username));
    if (known) return sessionUserOf(known);
  }
  return openAccount(deps, household);
}

/** Opens an account and proves its address, as pressing the link in the email does. */
async function openAccount(deps: Deps, household: Household): Promise<SessionUser> {
  const { firstName, lastName, zipCode } = household;
  const name = emailNameOf(household);
  const user = await registerUser(
    deps,
    {
      username: name.replace(".", "-"),
      email: `${name}@furrow.example`,
      // No one signs in to these accounts: who wants to, asks for a new password.
      password: crypto.randomUUID(),
      firstName,
      lastName,
      zipCode,
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
function emailNameOf({ firstName, lastName }: Household): string {
  const plain = `${firstName}.${lastName}`.normalize("NFD").replaceAll(/[^A-Za-z.]/g, "");
  return plain.toLowerCase();
}
