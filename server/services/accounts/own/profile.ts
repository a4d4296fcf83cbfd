import { eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import { DomainError } from "#shared/errors.ts";
import type { Profile } from "#shared/accounts/profile.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";

/** Changes the user's name, zip code and phone number. Throws `not_found`. */
export async function changeProfile(
  { db }: Pick<Deps, "db">,
  { id }: Pick<SessionUser, "id">,
  { zipCode, phoneNumber, ...names }: Profile,
): Promise<SessionUser> {
  const fields = {
    ...names,
    zipCode: zipCode || null,
    phoneNumber: phoneNumber || null,
  };
  const [user] = await db.update(users).set(fields).where(eq(users.id, id)).returning();
  if (!user) throw new DomainError("not_found", m.noAccount);
  return sessionUserOf(user);
}
