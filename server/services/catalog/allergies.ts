import { asc, eq, inArray } from "drizzle-orm";
import type { AllergyChange } from "#shared/accounts/allergies.ts";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";
import { users } from "#db/schema/accounts/users.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** What a user's household must not eat, in the order of the list. */
export async function allergiesOf(db: Db | Tx, userId: string): Promise<Allergen[]> {
  const [user] = await db
    .select({ allergies: users.allergies })
    .from(users)
    .where(eq(users.id, userId));
  return ALLERGENS.filter((allergen) => user?.allergies.includes(allergen));
}

/** Adds to them and takes from them; what the change does not name stays as it is. Returns them. */
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

export type AllergyNote = {
  id: number;
  contains: Allergen[];
  mayContain: Allergen[];
  /** Its maker declares none, which is not the same as none. */
  isUndeclared: boolean;
};

/** Of these goods, those that a household with allergies is warned of. */
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
