import { ALLERGENS, type AllergenNote } from "#shared/catalog/catalog.ts";
import styles from "./product-facts.module.css";

type AllergenListProps = { isDeclared: boolean; notes: readonly AllergenNote[] };

/**
 * The nine major allergens: what the maker says about each. Not declared is not the same as free of.
 */
export function AllergenList({ isDeclared, notes }: AllergenListProps) {
  return (
    <>
      <p className={styles.verdict}>{verdictOf(isDeclared, notes)}</p>
      <ul className={styles.allergens} aria-label="The nine major allergens">
        {ALLERGENS.map((allergen) => {
          const level = notes.find((note) => note.allergen === allergen)?.level;
          const state = level ?? (isDeclared ? "none" : "not declared");
          return (
            <li key={allergen} className={styles.allergen} data-state={state}>
              <span>{allergen}</span> <span className={styles.state}>{state}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function verdictOf(isDeclared: boolean, notes: readonly AllergenNote[]): string {
  const named = (level: AllergenNote["level"]) =>
    notes.filter((note) => note.level === level).map((note) => note.allergen);
  const parts = [
    sentence("Contains", named("contains")),
    sentence("May contain", named("may contain")),
    isDeclared ? null : "The maker has not declared the rest.",
  ].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(" ");
  return "None of the nine major allergens.";
}

function sentence(start: string, names: readonly string[]): string | null {
  return names.length > 0 ? `${start} ${names.join(", ")}.` : null;
}
