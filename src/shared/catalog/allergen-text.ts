import { catalogFood as m } from "#messages/catalog/food.ts";
import { capital } from "../capital.ts";
import { type Allergen, allergenName, ALLERGENS, type AllergenNote } from "./catalog.ts";

/** Allergens in the format farmers write: `None`, `Milk, may contain soy`, `Not declared` for null. */
export function formatAllergens(notes: readonly AllergenNote[] | null): string {
  if (notes === null) return m.notSaid;
  if (notes.length === 0) return m.none;
  const texts = notes.map(({ allergen, level }) =>
    level === "contains" ? allergenName(allergen) : m.mayContain(allergenName(allergen)),
  );
  return capital(texts.join(", "));
}

/**
 * Parses such text, in the reader's language or in English, listing each allergen once; undefined if it cannot be
 * parsed.
 */
export function parseAllergens(text: string): AllergenNote[] | null | undefined {
  const wanted = text.trim().toLowerCase();
  if ([m.notSaid.toLowerCase(), "not declared"].includes(wanted)) return null;
  if ([m.none.toLowerCase(), "none"].includes(wanted)) return [];
  const notes = wanted.split(",").flatMap((part) => noteOf(part));
  const isWhole = notes.length === wanted.split(",").length;
  const isOnce = new Set(notes.map(({ allergen }) => allergen)).size === notes.length;
  return isWhole && isOnce ? notes : undefined;
}

function noteOf(part: string): AllergenNote[] {
  const text = part.trim();
  for (const allergen of ALLERGENS) {
    if (namesOf(allergen).some((name) => text === name || text === `contains ${name}`))
      return [{ allergen, level: "contains" }];
    if (text === m.mayContain(allergenName(allergen)) || text === `may contain ${allergen}`)
      return [{ allergen, level: "may contain" }];
  }
  return [];
}

function namesOf(allergen: Allergen): string[] {
  return [allergen, allergenName(allergen)];
}
