import { ALLERGENS, type AllergenNote } from "./catalog.ts";

const NONE = "None";
const NOT_SAID = "Not declared";

/** Allergens as a farmer writes them: `None`, `milk, may contain soy`, `Not declared` for null. */
export function formatAllergens(notes: readonly AllergenNote[] | null): string {
  if (notes === null) return NOT_SAID;
  if (notes.length === 0) return NONE;
  return notes
    .map(({ allergen, level }) => (level === "contains" ? allergen : `${level} ${allergen}`))
    .join(", ");
}

/** What such a text says, each allergen once; undefined when it cannot be read. */
export function parseAllergens(text: string): AllergenNote[] | null | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === NOT_SAID.toLowerCase()) return null;
  if (wanted === NONE.toLowerCase()) return [];
  const notes = wanted.split(",").flatMap((part) => noteOf(part));
  const isWhole = notes.length === wanted.split(",").length;
  const isOnce = new Set(notes.map(({ allergen }) => allergen)).size === notes.length;
  return isWhole && isOnce ? notes : undefined;
}

function noteOf(part: string): AllergenNote[] {
  const [, may, name] = /^(may contain |contains )?(.+)$/.exec(part.trim()) ?? [];
  const allergen = ALLERGENS.find((one) => one === name);
  if (!allergen) return [];
  return [{ allergen, level: may?.startsWith("may") ? "may contain" : "contains" }];
}
