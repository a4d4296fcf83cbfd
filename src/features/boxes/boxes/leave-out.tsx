import { boxesWords as words } from "#messages/boxes/words.ts";
import { boxesPage as m } from "#messages/boxes/page.ts";
import { useHydrated } from "@tanstack/react-router";
import { type Allergen, ALLERGENS } from "#shared/catalog/catalog.ts";
import styles from "./boxes.module.css";

type LeaveOutProps = { chosen: Allergen[]; onChoose: (allergens: Allergen[]) => void };

/** The allergens to leave out. A product whose maker has not declared an allergen counts as containing it. */
export function LeaveOut({ chosen, onChoose }: LeaveOutProps) {
  const isLive = useHydrated();
  return (
    <fieldset className={styles.leaveOut}>
      <legend className={styles.legend}>{m.leaveOut}</legend>
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
            {words.withoutAllergen[allergen]}
          </label>
        ))}
      </div>
      {chosen.length > 0 ? <p className={styles.quiet}>{words.undeclared}</p> : null}
    </fieldset>
  );
}
