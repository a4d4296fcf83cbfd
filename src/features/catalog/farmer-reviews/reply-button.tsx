import { catalogReviewErrors } from "#messages/catalog/reviews/review-errors.ts";
import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { Button, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { limits } from "#shared/platform/limits.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import type { Review } from "./reviews-page.tsx";

type ReplyProps = { review: Review; farmId: number | undefined };

/** Opens a review with a field for the farm's only reply. */
export function ReplyButton(props: ReplyProps) {
  const [opened, setOpened] = useState(false);
  const { by } = props.review;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.replyNow}
        <VisuallyHidden>{m.toReview(by)}</VisuallyHidden>
      </Button>
      {opened ? <ReplyForm {...props} onDone={() => setOpened(false)} /> : null}
    </>
  );
}

function ReplyForm({ review, farmId, onDone }: ReplyProps & { onDone: () => void }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reply = trpc.farmer.reviews.reply.useMutation({
    meta: {
      failureTitle: m.notReplied,
      fallback: m.stillHere,
      ...lostAnswer({ text: m.stillHere }),
    },
    onSuccess: async () => {
      notify.success(m.replied);
      onDone();
      await utils.farmer.reviews.page.invalidate();
    },
  });
  const close = useTypedGuard({ isTyped: () => text.trim() !== "" }, onDone);
  return (
    <OpenModal onClose={close} title={m.replyTo(review.by)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return setMissing(true);
          reply.mutate({ id: review.id, text, ...(farmId !== undefined && { farmId }) });
        }}
      >
        <Stack>
          {review.text ? <Text component="blockquote">{review.text}</Text> : null}
          <Textarea
            label={m.yourReply}
            description={m.readByAll}
            maxLength={limits.reviewReply}
            autosize
            minRows={3}
            value={text}
            error={isMissing ? catalogReviewErrors.writeReply : null}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <Button type="submit" loading={reply.isPending}>
            {m.send}
          </Button>
        </Stack>
      </form>
    </OpenModal>
  );
}
