import { Button, Group, Stack, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { EVIDENCE_MOST } from "#shared/payments/dispute.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./dispute-page.module.css";
import type { Dispute } from "./dispute-page.tsx";

type DisputeAnswerProps = { dispute: Dispute; onDone: () => Promise<unknown> };

/** What is sent to the bank, with the facts filled in, and the way to give the money up. */
export function DisputeAnswer({ dispute, onDone }: DisputeAnswerProps) {
  const { id: disputeId, draft, isAnswerable } = dispute;
  const [text, setText] = useState(draft);
  const utils = trpc.useUtils();
  const settled = () => {
    void utils.admin.payments.attention.invalidate();
    return onDone();
  };
  const answer = trpc.admin.payments.answerDispute.useMutation({
    meta: { failureTitle: "The evidence was not sent" },
    onSuccess: () => notify.success("The bank has the evidence"),
    onSettled: settled,
  });
  const accept = trpc.admin.payments.acceptDispute.useMutation({
    meta: { failureTitle: "The dispute is still open" },
    onSuccess: () => notify.success("The dispute is accepted"),
    onSettled: settled,
  });
  if (!isAnswerable) return null;
  return (
    <section className={styles["noPrint"]}>
      <Title order={2} size="h3" mb="sm">
        The answer to the bank
      </Title>
      <Stack>
        <Textarea
          label="Evidence"
          description="Start with what happened. The name, address and goods also go to the bank in fields of their own."
          autosize
          minRows={8}
          maxRows={24}
          maxLength={EVIDENCE_MOST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button
            loading={answer.isPending}
            disabled={text.trim().length < 10}
            onClick={() => answer.mutate({ disputeId, text })}
          >
            Send to the bank
          </Button>
          <ConfirmButton
            label="Accept the dispute"
            danger
            question="The customer keeps the money, and the provider keeps its fee. This cannot be undone."
            onConfirm={() => accept.mutateAsync({ disputeId }).catch(() => null)}
          />
        </Group>
      </Stack>
    </section>
  );
}
