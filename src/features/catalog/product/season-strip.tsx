import { monthName, type SeasonState } from "#shared/catalog/catalog.ts";
import styles from "./season-strip.module.css";

type SeasonStripProps = { months: readonly number[]; season: SeasonState };

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const WORDS: Record<SeasonState, string> = {
  "year-round": "Available year-round",
  "in season": "In season now",
  "last weeks": "Last weeks of the season",
  coming: "Its season starts next month",
  "out of season": "Out of season now",
};

/** The year of a product, month by month; goods without a season need none. */
export function SeasonStrip({ months, season }: SeasonStripProps) {
  if (season === "year-round") return null;
  const names = MONTHS.filter((month) => months.includes(month)).map(monthName);
  return (
    <div className={styles.season}>
      <p className={styles.words}>
        {WORDS[season]}
        <span className={styles.hidden}>. Grows in {names.join(", ")}.</span>
      </p>
      <div className={styles.strip} aria-hidden>
        {MONTHS.map((month) => (
          <span
            key={month}
            className={styles.month}
            {...(months.includes(month) && { "data-on": true })}
          >
            {monthName(month).slice(0, 1)}
          </span>
        ))}
      </div>
    </div>
  );
}
