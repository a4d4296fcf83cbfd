import { catalogReviewsDesk as m } from "#messages/catalog-reviews-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { HideOrShow } from "#client/ui/buttons/hide-or-show.tsx";
import type { Review } from "./reviews-page.tsx";

/** Hides a review from the product's page, with a reason that its writer reads, or shows it again. */
export function HideReview({ review: { id, by, hiddenReason } }: { review: Review }) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.reviews.page.invalidate();
  const hide = trpc.admin.reviews.hide.useMutation({
    meta: { failureTitle: m.notHidden },
    onSuccess: () => notify.success(m.isHidden),
    onSettled,
  });
  const show = trpc.admin.reviews.show.useMutation({
    meta: { failureTitle: m.notShown },
    onSuccess: () => notify.success(m.isShown),
    onSettled,
  });
  return (
    <HideOrShow
      hiddenReason={hiddenReason}
      show={{
        label: m.show,
        about: m.toReview(by),
        isPending: show.isPending,
        onClick: () => show.mutate({ id }),
      }}
      hide={{
        label: m.hideThis(by),
        shown: m.hide,
        question: m.hideText,
        hint: m.writerReads,
        onConfirm: (reason) => hide.mutateAsync({ id, reason }),
      }}
    />
  );
}
