import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import styles from "./reviews.module.css";

/** A rating in whole stars out of five; screen readers get it as text. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={label ?? m.starsOf(full)} className={styles["stars"]}>
      {"★".repeat(full)}
      <span className={styles["empty"]}>{"★".repeat(5 - full)}</span>
    </span>
  );
}
