import { asc, eq, inArray } from "drizzle-orm";
import type { AllergyChange } from "#shared/accounts/allergies.ts";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";
import { users } from "#db/schema/accounts/users.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** The allergies in a user's household, in the order of `ALLERGENS`. */
export async function allergiesOf(db: Db | Tx, userId: string): Promise<Allergen[]> {
  const [user] = await db
    .select({ allergies: users.allergies })
    .from(users)
    .where(eq(users.id, userId));
  return ALLERGENS.filter((allergen) => user?.allergies.includes(allergen));
}

/** Adds allergies to a household and removes others; the rest stay as they are. Returns the resulting list. */
export async function changeAllergies(
  { db }: Pick<Deps, "db">,
  userId: string,
  { add, remove }: AllergyChange,
): Promise<Allergen[]> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ allergies: users.allergies })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const before = user?.allergies ?? [];
    const allergies = ALLERGENS.filter(
      (one) => add.includes(one) || (before.includes(one) && !remove.includes(one)),
    );
    await tx.update(users).set({ allergies }).where(eq(users.id, userId));
    return allergies;
  });
}

/** The allergens of a product that concern a household. */
export type AllergyNote = {
  id: number;
  contains: Allergen[];
  mayContain: Allergen[];
  /** The maker has not declared any allergens, which does not mean there are none. */
  isUndeclared: boolean;
};

/** Allergy notes for a user's household: one for each of these products it has to be warned about. */
export async function allergyNotes(
  { db }: Pick<Deps, "db">,
  userId: string,
  ids: readonly number[],
): Promise<AllergyNote[]> {
  const allergies = await allergiesOf(db, userId);
  if (allergies.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      isDeclared: products.allergensDeclared,
      allergens: products.allergens,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
  return rows
    .map(({ id, isDeclared, allergens }) => {
      const at = (level: string) =>
        allergies.filter((one) =>
          allergens.some((note) => note.allergen === one && note.level === level),
        );
      const found = { contains: at("contains"), mayContain: at("may contain") };
      return { id, ...found, isUndeclared: !isDeclared };
    })
    .filter(
      ({ contains, mayContain, isUndeclared }) =>
        isUndeclared || contains.length > 0 || mayContain.length > 0,
    );
}
