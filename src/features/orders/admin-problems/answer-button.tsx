import { Unbroken } from "#client/ui/unbroken.tsx";
import { Button, Group, Modal, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { Problem } from "./problems-page.tsx";

/** Opens what was reported, to be refunded or declined. */
export function AnswerButton({ problem }: { problem: Problem }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        Answer<VisuallyHidden> about {problem.name}</VisuallyHidden>
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={`${problem.quantity} × ${problem.name}`}
      >
        <AnswerForm problem={problem} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function AnswerForm({ problem, onDone }: { problem: Problem; onDone: () => void }) {
  const { id, kind, note, to, email, orderNumber } = problem;
  const utils = trpc.useUtils();
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const done = async (title: string) => {
    onDone();
    notify.success(title, `${email} gets an email.`);
    await utils.admin.problems.page.invalidate();
  };
  const meta = { failureTitle: "The answer was not saved" };
  const refund = trpc.admin.problems.refund.useMutation({
    meta,
    onSuccess: ({ amount, credit }) =>
      done(
        `${formatUsd(amount)} ${credit === amount ? "was given as credit" : "is on its way back"}`,
      ),
  });
  const decline = trpc.admin.problems.decline.useMutation({
    meta,
    onSuccess: () => done("Declined"),
  });
  return (
    <Stack>
      <Text>
        {PROBLEM_LABELS[kind]}. Order <Unbroken>{orderNumber}</Unbroken>.
      </Text>
      <Text>
        The customer wants the refund <strong>{to === "card" ? "on the card" : "as credit"}</strong>
        .
      </Text>
      {note ? <Text component="blockquote">“{note}”</Text> : null}
      <Textarea
        label="Message to the customer"
        description="Required to decline, optional with a refund."
        maxLength={500}
        autosize
        minRows={3}
        value={answer}
        error={isMissing ? "Please write an answer" : null}
        onChange={(event) => {
          setAnswer(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={refund.isPending}
          onClick={() => (answer.trim() ? decline.mutate({ id, answer }) : setMissing(true))}
        >
          Decline
        </Button>
        <Button
          loading={refund.isPending}
          disabled={decline.isPending}
          onClick={() => refund.mutate({ id, answer })}
        >
          {to === "card" ? "Refund it" : "Give credit"}
        </Button>
      </Group>
    </Stack>
  );
}
