import { catalogFacts as m } from "#messages/catalog/facts.ts";
import { allergenName, ALLERGENS, type AllergenNote } from "#shared/catalog/catalog.ts";
import styles from "./product-facts.module.css";

type AllergenListProps = { isDeclared: boolean; notes: readonly AllergenNote[] };

/**
 * The nine major allergens: what the maker says about each. Not declared is not the same as free of.
 */
export function AllergenList({ isDeclared, notes }: AllergenListProps) {
  return (
    <>
      <p className={styles.verdict}>{verdictOf(isDeclared, notes)}</p>
      <ul className={styles.allergens} aria-label={m.nine}>
        {ALLERGENS.map((allergen) => {
          const level = notes.find((note) => note.allergen === allergen)?.level;
          const state = level ?? (isDeclared ? "none" : "unknown");
          return (
            <li key={allergen} className={styles.allergen} data-state={state}>
              <span>{allergenName(allergen)}</span>{" "}
              <span className={styles.state}>{m.levels[state]}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function verdictOf(isDeclared: boolean, notes: readonly AllergenNote[]): string {
  const named = (isSure: boolean) =>
    notes
      .filter(({ level }) => (level === "contains") === isSure)
      .map(({ allergen }) => allergenName(allergen))
      .join(", ");
  const [sure, maybe] = [named(true), named(false)];
  const parts = [
    sure ? m.contains(sure) : "",
    maybe ? m.mayContain(maybe) : "",
    isDeclared ? "" : m.restNotDeclared,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : m.noneOfNine;
}
