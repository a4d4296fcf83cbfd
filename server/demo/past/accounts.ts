import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import { registerUser } from "../../services/accounts/sign-in/credentials.ts";
import type { Deps } from "../../deps.ts";
import type { Household } from "./people.ts";

/** The account of a household. The demo customer already has one; the others register when they first arrive. */
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

/** Registers an account and confirms its address, like pressing the link in the email. */
async function openAccount(deps: Deps, household: Household): Promise<SessionUser> {
  const { firstName, lastName, zipCode } = household;
  const name = emailNameOf(household);
  const { user } = await registerUser(
    deps,
    {
      username: name.replace(".", "-"),
      email: `${name}@furrow.example`,
      // Nobody signs in to these accounts. Anyone who wants to can reset the password.
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

/** Such as `maya.ellison`, without diacritics. */
function emailNameOf({ firstName, lastName }: Household): string {
  const plain = `${firstName}.${lastName}`.normalize("NFD").replaceAll(/[^A-Za-z.]/g, "");
  return plain.toLowerCase();
}
