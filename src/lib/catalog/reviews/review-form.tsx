import "@mantine/core/styles/Radio.layer.css";
import { catalogReviews as m } from "#messages/catalog/reviews/reviews.ts";
import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { RATINGS, reviewerName } from "#shared/catalog/review.ts";
import { limits } from "#shared/platform/limits.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { type Outputs, trpc } from "../../api/trpc.ts";
import { useSession } from "../../session/session.ts";
import { REQUIRED_CHOICE } from "#client/lib/forms/required-mark.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { notify } from "../../toasts/notify.ts";
import { Stars } from "./stars.tsx";

type ReviewFormProps = {
  product: { id: number; name: string };
  review: Outputs["orders"]["ownReview"]["review"];
  onDone: () => void;
};

/** A rating and optional text for a delivered product. */
export function ReviewForm({ product, review, onDone }: ReviewFormProps) {
  const { user } = useSession();
  const [rating, setRating] = useState(review ? String(review.rating) : "");
  const [text, setText] = useState(review?.text ?? "");
  const [isMissing, setMissing] = useState(false);
  const { save, remove } = useReviewCalls(product.id, onDone);
  const isHidden = typeof review?.hiddenReason === "string";
  const close = useTypedGuard({ isTyped: () => text !== (review?.text ?? "") }, onDone);
  return (
    <OpenModal onClose={close} title={m.question(product.name)}>
      <Stack>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (rating === "") return setMissing(true);
            save.mutate(
              { productId: product.id, rating: Number(rating), text },
              { onSuccess: () => notify.success(m.saved, isHidden ? m.savedHidden : m.savedText) },
            );
          }}
        >
          <Stack>
            {isHidden ? <Text>{m.hiddenBecause(review.hiddenReason ?? "")}</Text> : null}
            <Radio.Group
              label={m.yourStars}
              {...REQUIRED_CHOICE.group}
              value={rating}
              error={isMissing ? m.chooseStars : null}
              onChange={(value) => {
                setRating(value);
                setMissing(false);
              }}
            >
              <Stack gap="xs" mt="xs">
                {RATINGS.map((stars) => (
                  <Radio
                    key={stars}
                    {...REQUIRED_CHOICE.radio}
                    value={String(stars)}
                    label={
                      <>
                        <Stars rating={stars} /> {m.words[stars]}
                      </>
                    }
                  />
                ))}
              </Stack>
            </Radio.Group>
            <Textarea
              label={m.yourWords}
              description={m.optional(limits.reviewText)}
              maxLength={limits.reviewText}
              autosize
              minRows={3}
              maxRows={10}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {user ? (
              <Text size="sm">{m.shownAs(reviewerName(user.firstName, user.lastName))}</Text>
            ) : null}
            <Button type="submit" loading={save.isPending}>
              {m.save}
            </Button>
          </Stack>
        </form>
        {review ? (
          <ConfirmButton
            label={m.remove}
            question={m.removeQuestion}
            onConfirm={() => remove.mutateAsync({ productId: product.id })}
          />
        ) : null}
      </Stack>
    </OpenModal>
  );
}

/** The form's mutations; each invalidates whatever shows the review. */
function useReviewCalls(id: number, onDone: () => void) {
  const utils = trpc.useUtils();
  const isChanged = async () => {
    onDone();
    await Promise.all([
      marketAgain(utils),
      utils.orders.ownReview.invalidate({ productId: id }),
      utils.orders.byNumber.invalidate(),
    ]);
  };
  const save = trpc.orders.review.useMutation({
    meta: { failureTitle: m.notSaved, fallback: m.stillHere },
    onSuccess: isChanged,
  });
  const remove = trpc.orders.removeReview.useMutation({
    meta: { failureTitle: m.notRemoved },
    onSuccess: async () => {
      notify.success(m.removed);
      await isChanged();
    },
  });
  return { save, remove };
}
