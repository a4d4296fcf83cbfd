import { catalogProduct as m } from "#messages/catalog/product.ts";
import { inSeasonsOrder, monthName, type SeasonState } from "#shared/catalog/catalog.ts";
import styles from "./season-strip.module.css";

type SeasonStripProps = { months: readonly number[]; season: SeasonState };

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A product's season, month by month; not shown for products without one. */
export function SeasonStrip({ months, season }: SeasonStripProps) {
  if (season === "year-round") return null;
  const names = inSeasonsOrder(months).map(monthName);
  return (
    <div className={styles.season}>
      <p className={styles.words}>
        {m.seasons[season]}
        <span className={styles.hidden}>{m.growsIn(names)}</span>
      </p>
      <div className={styles.strip} aria-hidden>
        {MONTHS.map((month) => (
          <span
            key={month}
            className={styles.month}
            {...(months.includes(month) && { "data-on": true })}
          >
            {monthName(month).slice(0, 1).toUpperCase()}
          </span>
        ))}
      </div>
    </div>
  );
}
