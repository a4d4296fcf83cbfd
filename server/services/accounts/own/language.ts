import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";

/** The language of an account's pages and emails; null if the account does not exist. */
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

/** Changes the language of an account's pages and emails. */
export async function changeLanguage(
  { db }: Pick<Deps, "db">,
  userId: string,
  language: Language,
): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
