import { useHydrated } from "@tanstack/react-router";
import { Button, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { limits } from "#shared/platform/limits.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ShownReview } from "#client/lib/catalog/reviews/shown-review.tsx";
import { Stars } from "#client/lib/catalog/reviews/stars.tsx";
import { useLastGood } from "#client/lib/api/use-last-good.ts";
import { useSession } from "#client/lib/session/session.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { Later } from "#client/ui/later.tsx";
import styles from "./reviews.module.css";

const OwnReview = lazy(async () => ({ default: (await import("./own-review.tsx")).OwnReview }));

type ReviewsProps = { id: number; name: string; farmName: string };
type Found = Outputs["catalog"]["reviews"];

const MORE = 20;

function hasMore(found: Found | undefined, shown: number): boolean {
  if (!found || found.reviews.length === 0) return false;
  return found.count > found.reviews.length && shown < limits.reviewsShownAtMost;
}

/** A product's reviews, newest first, with the review form for customers who bought it. */
export function Reviews({ id, name, farmName }: ReviewsProps) {
  const [shown, setShown] = useState<number>(limits.reviewsShown);
  const found = trpc.catalog.reviews.useQuery({ id, shown }, { placeholderData: keepPreviousData });
  const data = useLastGood(found.data);
  const { user } = useSession();
  // The server renders without a session: content for the signed-in user appears only after hydration.
  const isLive = useHydrated();
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <Title order={2} id="reviews" size="h3">
        {m.reviews}
      </Title>
      {data ? <Average found={data} /> : null}
      {isLive && user ? (
        <Later>
          <OwnReview id={id} name={name} />
        </Later>
      ) : null}
      <ul className={styles.list}>
        {data?.reviews.map((review) => (
          <ShownReview key={review.id} review={review} farmName={farmName} />
        ))}
      </ul>
      {found.isError ? (
        <ErrorPanel message={m.notLoaded} onRetry={() => void found.refetch()} />
      ) : hasMore(data, shown) ? (
        <Button
          variant="default"
          loading={found.isFetching}
          onClick={() => setShown(Math.min(shown + MORE, limits.reviewsShownAtMost))}
        >
          {m.more}
        </Button>
      ) : null}
    </section>
  );
}

function Average({ found: { count, average, atLeast } }: { found: Found }) {
  if (average === null) {
    return (
      <>
        <p className={styles.none}>{m.noneYet}</p>
        <p className={styles.quiet}>{atLeast > 1 ? m.shownFrom(atLeast) : m.whoReviews}</p>
      </>
    );
  }
  const words = m.averageOf(average, count);
  return (
    <p className={styles.average}>
      <span aria-hidden>
        <Stars rating={average} label="" />
      </span>{" "}
      {words}
    </p>
  );
}
