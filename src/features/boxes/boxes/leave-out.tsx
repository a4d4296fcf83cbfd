import { useHydrated } from "@tanstack/react-router";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";
import styles from "./boxes.module.css";

type LeaveOutProps = { chosen: Allergen[]; onChoose: (allergens: Allergen[]) => void };

/** What the household must not eat. What a maker has not declared counts as containing it. */
export function LeaveOut({ chosen, onChoose }: LeaveOutProps) {
  const isLive = useHydrated();
  return (
    <fieldset className={styles.leaveOut}>
      <legend className={styles.legend}>Leave out</legend>
      <div className={styles.choices}>
        {ALLERGENS.map((allergen) => (
          <label key={allergen} className={styles.choice}>
            <input
              type="checkbox"
              disabled={!isLive}
              checked={chosen.includes(allergen)}
              onChange={(event) => {
                const others = chosen.filter((one) => one !== allergen);
                onChoose(event.currentTarget.checked ? [...others, allergen] : others);
              }}
            />
            No {allergen}
          </label>
        ))}
      </div>
      {chosen.length > 0 ? (
        <p className={styles.quiet}>
          Goods that may contain it stay out, too, and so do goods with undeclared allergens.
        </p>
      ) : null}
    </fieldset>
  );
}
