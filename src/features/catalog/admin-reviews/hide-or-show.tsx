import { catalogReviewsDesk as m } from "#messages/catalog-reviews-desk.ts";
import { Button, Text, VisuallyHidden } from "@mantine/core";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Review } from "./reviews-page.tsx";

/** Hides a review from the product's page, with a reason, or restores it. */
export function HideOrShow({ review: { id, by, hiddenReason } }: { review: Review }) {
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
  if (hiddenReason !== null) {
    return (
      <>
        <Text size="sm">{hiddenReason}</Text>
        <Button
          size="sm"
          variant="default"
          loading={show.isPending}
          onClick={() => show.mutate({ id })}
        >
          {m.show}
          <VisuallyHidden>{m.toReview(by)}</VisuallyHidden>
        </Button>
      </>
    );
  }
  return (
    <ReasonButton
      label={m.hide}
      question={m.writerReads}
      size="sm"
      onConfirm={(reason) => hide.mutateAsync({ id, reason })}
    />
  );
}
