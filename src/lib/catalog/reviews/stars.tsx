import { catalogReviews as m } from "#messages/catalog-reviews.ts";
import styles from "./reviews.module.css";

/** Stars out of five, whole ones; read aloud as words. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={label ?? m.starsOf(full)} className={styles["stars"]}>
      {"★".repeat(full)}
      <span className={styles["empty"]}>{"★".repeat(5 - full)}</span>
    </span>
  );
}
