import type { ReactNode } from "react";
import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { formatMonth } from "#shared/time.ts";
import type { Outputs } from "../../api/trpc.ts";
import styles from "./shown-review.module.css";
import { Stars } from "./stars.tsx";

type ShownReviewProps = {
  review: Outputs["catalog"]["reviews"]["reviews"][number];
  farmName: string;
  /** The reviewed product, on pages about more than one. */
  about?: ReactNode;
};

/** A published review with the farm's reply. */
export function ShownReview({ review, farmName, about }: ShownReviewProps) {
  const { by, month, rating, text, reply } = review;
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <Stars rating={rating} /> <span>{m.byIn(by, formatMonth(month))}</span>
        {about ? (
          <>
            {"\u00a0· "}
            {about}
          </>
        ) : null}
      </p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {reply ? (
        <div className={styles.reply}>
          <p className={styles.head}>{m.farmReplied(farmName, formatMonth(reply.month))}</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      ) : null}
    </li>
  );
}
