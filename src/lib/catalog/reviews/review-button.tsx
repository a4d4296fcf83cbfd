import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { Outputs } from "../../api/trpc.ts";
import { ReviewForm } from "./review-form.tsx";

type ReviewButtonProps = {
  product: { id: number; name: string };
  review: Outputs["orders"]["ownReview"]["review"];
};

/** Opens the form for rating a product, or for editing the rating. */
export function ReviewButton({ product, review }: ReviewButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {review ? m.changeReview : m.rate}
        <VisuallyHidden>{m.ofThing(product.name)}</VisuallyHidden>
      </Button>
      {opened ? (
        <ReviewForm product={product} review={review} onDone={() => setOpened(false)} />
      ) : null}
    </>
  );
}
