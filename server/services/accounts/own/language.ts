import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";

/** In which language pages and emails speak to an account; null when it is gone. */
export async function getLanguage(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<Language | null> {
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return account?.language ?? null;
}

export async function changeLanguage(
  { db }: Pick<Deps, "db">,
  userId: string,
  language: Language,
): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
