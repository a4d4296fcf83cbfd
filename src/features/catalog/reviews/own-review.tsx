import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReviewButton } from "#client/lib/catalog/reviews/review-button.tsx";
import styles from "./reviews.module.css";

/** For customers who bought the product: their review, and the form to write it, or why it is not on the page. Renders nothing for anyone else. */
export function OwnReview({ id, name }: { id: number; name: string }) {
  const { data } = trpc.orders.ownReview.useQuery({ productId: id });
  if (!data || data.may === "no") return null;
  if (data.may === "own_farm") return <p className={styles["quiet"]}>{m.ofOwnFarm}</p>;
  if (data.may === "wait") return <p className={styles["quiet"]}>{m.comeBack}</p>;
  const { review } = data;
  return (
    <div className={styles["own"]}>
      {review ? (
        <span>{review.hiddenReason === null ? m.yours : m.hiddenBecause(review.hiddenReason)}</span>
      ) : null}
      <ReviewButton key={review?.rating ?? 0} product={{ id, name }} review={review} />
    </div>
  );
}
