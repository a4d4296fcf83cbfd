import { Button } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { limits } from "#shared/platform/limits.ts";
import { ShownReview } from "#client/lib/catalog/reviews/shown-review.tsx";
import { Stars } from "#client/lib/catalog/reviews/stars.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useLastGood } from "#client/lib/api/use-last-good.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FarmSection } from "../page/farm-section.tsx";
import section from "../page/farm-section.module.css";
import styles from "./farm-reviews.module.css";

const MORE = 20;

/** Reviews of a farm's products, newest first. Not shown for a farm without reviews. */
export function FarmReviews({ id, name }: { id: number; name: string }) {
  const [shown, setShown] = useState<number>();
  const asked = shown === undefined ? { farmId: id } : { farmId: id, shown };
  const found = trpc.farms.reviews.useQuery(asked, { placeholderData: keepPreviousData });
  const data = useLastGood(found.data);
  const failure = found.isError ? (
    <ErrorPanel message={m.notLoaded} onRetry={() => void found.refetch()} />
  ) : null;
  if (!data || data.average === null) return failure;
  const { count, average, reviews } = data;
  const hasMore = count > reviews.length && reviews.length < limits.reviewsShownAtMost;
  return (
    <FarmSection id="reviews" title={m.reviews}>
      <p className={styles.average}>
        <span aria-hidden>
          <Stars rating={average} label="" />
        </span>{" "}
        {m.averageOf(average, count)}
      </p>
      <ul className={section.list}>
        {reviews.map((review) => (
          <ShownReview
            key={review.id}
            review={review}
            farmName={name}
            about={<About product={review.product} />}
          />
        ))}
      </ul>
      {failure}
      {hasMore && !failure ? (
        <Button
          variant="default"
          loading={found.isFetching}
          onClick={() => setShown(Math.min(reviews.length + MORE, limits.reviewsShownAtMost))}
        >
          {m.more}
        </Button>
      ) : null}
    </FarmSection>
  );
}

type Product = Outputs["farms"]["reviews"]["reviews"][number]["product"];

function About({ product: { id, name, isGone } }: { product: Product }) {
  return isGone ? name : <TextLink href={`/products/${id}`}>{name}</TextLink>;
}
