import { Group, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { paymentsDisputePage as m } from "#messages/payments/disputes/dispute-page.ts";
import { EVIDENCE_MOST } from "#shared/payments/disputes/dispute.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import styles from "./dispute-page.module.css";
import type { Dispute } from "./dispute-page.tsx";

type DisputeAnswerProps = { dispute: Dispute; onDone: () => Promise<unknown> };

/** The response to the bank, prefilled with the facts, and the option to accept the dispute. */
export function DisputeAnswer({ dispute, onDone }: DisputeAnswerProps) {
  const { id: disputeId, draft, isAnswerable } = dispute;
  const [drafted] = useState(draft);
  const [text, setText] = useState(drafted);
  const utils = trpc.useUtils();
  const settled = () => {
    void utils.admin.payments.attention.invalidate();
    return onDone();
  };
  const answer = trpc.admin.payments.answerDispute.useMutation({
    meta: { failureTitle: m.notAnswered, ...lostAnswer() },
    onSuccess: () => notify.success(m.answered),
    onSettled: settled,
  });
  const accept = trpc.admin.payments.acceptDispute.useMutation({
    meta: { failureTitle: m.stillOpen, ...lostAnswer() },
    onSuccess: () => notify.success(m.accepted),
    onSettled: settled,
  });
  const isTyped = () => isAnswerable && !answer.isSuccess && text !== drafted;
  useTypedGuard({ isTyped }, () => {});
  if (!isAnswerable) return null;
  return (
    <TitledSection title={m.answer} className={styles["noPrint"]}>
      <Stack>
        <Textarea
          label={m.evidence}
          description={m.startWith}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={EVIDENCE_MOST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <ConfirmButton
            label={m.send}
            disabled={text.trim().length < 10}
            question={m.sendQuestion}
            onConfirm={() => answer.mutateAsync({ disputeId, text })}
          />
          <ConfirmButton
            label={m.accept}
            danger
            question={m.acceptQuestion}
            onConfirm={() => accept.mutateAsync({ disputeId })}
          />
        </Group>
      </Stack>
    </TitledSection>
  );
}
