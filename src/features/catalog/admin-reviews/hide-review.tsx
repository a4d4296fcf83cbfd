import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Hiding } from "#client/lib/hiding.tsx";
import type { Review } from "./reviews-page.tsx";

/** Hides a review from the product's page, with a reason that its writer reads, or shows it again. */
export function HideReview({ review: { id, by, hiddenReason } }: { review: Review }) {
  const utils = trpc.useUtils();
  const { hide, show } = utils.client.admin.reviews;
  return (
    <Hiding
      hiddenReason={hiddenReason}
      onSettled={() => utils.admin.reviews.page.invalidate()}
      hide={{
        label: m.hideThis(by),
        shown: m.hide,
        question: m.hideText,
        hint: m.writerReads,
        send: (reason) => hide.mutate({ id, reason }),
        done: m.isHidden,
        failureTitle: m.notHidden,
      }}
      show={{
        label: m.show,
        about: m.toReview(by),
        send: () => show.mutate({ id }),
        done: m.isShown,
        failureTitle: m.notShown,
      }}
    />
  );
}
