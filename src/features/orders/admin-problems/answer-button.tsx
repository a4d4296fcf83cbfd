import { ordersProblems as m } from "#messages/orders/problems/problems.ts";
import { Rich } from "#client/ui/rich.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { Button, Group, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS, PROBLEM_TEXT_MAX } from "#shared/orders/order-problem.ts";
import { CAUSE_OF_PROBLEM } from "#shared/payments/refunds/refund-cause.ts";
import {
  FaultFields,
  type FaultDraft,
  faultOf,
  NO_FAULT,
} from "#client/lib/payments/fault-fields.tsx";
import { ProblemPhotos } from "#client/lib/orders/problem-photos/problem-photos.tsx";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import type { Problem } from "./problems-page.tsx";

const strong = (words: string) => <strong>{words}</strong>;

/** Opens a reported problem, to refund or decline it. */
export function AnswerButton({ problem }: { problem: Problem }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.answer}
        <VisuallyHidden>{m.aboutThing(problem.name)}</VisuallyHidden>
      </Button>
      {opened ? <AnswerForm problem={problem} onDone={() => setOpened(false)} /> : null}
    </>
  );
}

function AnswerForm({ problem, onDone }: { problem: Problem; onDone: () => void }) {
  const { id, kind, note, to, email, orderNumber } = problem;
  const utils = trpc.useUtils();
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState<FaultDraft>({ ...NO_FAULT, cause: CAUSE_OF_PROBLEM[kind] });
  const [isAsked, setAsked] = useState(false);
  const done = async (title: string) => {
    onDone();
    notify.success(title, m.getsEmail(email));
    await utils.admin.problems.page.invalidate();
  };
  const meta = { failureTitle: m.notSaved };
  const refund = trpc.admin.problems.refund.useMutation({
    meta,
    onSuccess: ({ amount, credit }) => {
      const sum = formatUsd(amount);
      if (amount === 0) return done(m.nothingGoesBack);
      return done(credit === amount ? m.givenAsCredit(sum) : m.onItsWayBack(sum));
    },
  });
  const decline = trpc.admin.problems.decline.useMutation({
    meta,
    onSuccess: () => done(m.declined),
  });
  const isTyped = () => answer.trim() !== "" || fault.bearerReason.trim() !== "";
  const close = useTypedGuard({ isTyped }, onDone);
  return (
    <OpenModal onClose={close} title={`${problem.quantity} × ${problem.name}`}>
      <Stack>
        <Text>
          <Rich>{m.kindAndOrder(PROBLEM_LABELS[kind], <Unbroken>{orderNumber}</Unbroken>)}</Rich>
        </Text>
        <Text>
          <Rich>{to === "card" ? m.onCard(strong) : m.asCredit(strong)}</Rich>
        </Text>
        {note ? <Text component="blockquote">“{note}”</Text> : null}
        <ProblemPhotos photos={problem.photos} name={problem.name} />
        <Textarea
          label={m.message}
          description={m.whenRequired}
          maxLength={PROBLEM_TEXT_MAX}
          autosize
          minRows={3}
          value={answer}
          error={isMissing ? m.writeAnswer : null}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FaultFields draft={fault} onDraft={setFault} isAsked={isAsked} />
        <Group justify="flex-end">
          <Button
            variant="default"
            loading={decline.isPending}
            disabled={refund.isPending}
            onClick={() => (answer.trim() ? decline.mutate({ id, answer }) : setMissing(true))}
          >
            {m.decline}
          </Button>
          <Button
            loading={refund.isPending}
            disabled={decline.isPending}
            onClick={() => {
              const why = faultOf(fault);
              if (why) refund.mutate({ id, answer, ...why });
              else setAsked(true);
            }}
          >
            {to === "card" ? m.refundIt : m.giveCredit}
          </Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}
