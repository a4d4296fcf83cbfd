import { Button, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { answerFields } from "#shared/farms/questions/farm-question.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QuestionForm } from "#client/lib/farms/question-form.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";
import type { Question } from "./questions-page.tsx";
import styles from "./answer-button.module.css";

type AnswerProps = { question: Question; farmId: number | undefined };
type AnswerFormProps = AnswerProps & {
  onClose: () => void;
  /** Called with the request, so that the focus stays nearby when its answer replaces the button. */
  onSend: (sent: Promise<unknown>) => void;
};

/** Opens a question with a field for the farm's only answer. */
export function AnswerButton(props: AnswerProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusLeft(button);
  return (
    <>
      <Button ref={button} size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.answerNow}
        <VisuallyHidden>{m.toQuestion(props.question.by)}</VisuallyHidden>
      </Button>
      {opened ? (
        <AnswerForm {...props} onClose={() => setOpened(false)} onSend={focus.act} />
      ) : null}
    </>
  );
}

function AnswerForm({ question: { id, by, text }, farmId, onClose, onSend }: AnswerFormProps) {
  const utils = trpc.useUtils();
  const form = useShortForm(answerFields, { text: "" });
  const answer = trpc.farmer.questions.answer.useMutation({
    meta: {
      failureTitle: m.notPublished,
      fallback: m.stillHere,
      ...lostAnswer({ text: m.stillHere }),
    },
    onError: form.refuse,
    onSuccess: () => {
      notify.success(m.published);
      onClose();
    },
    // Also if it failed: the question may have been hidden, deleted or answered meanwhile.
    onSettled: () =>
      Promise.all([utils.farmer.questions.page.invalidate(), utils.farmer.today.invalidate()]),
  });
  const send = (values: { text: string }) => {
    const sent = answer.mutateAsync({ id, ...values, ...(farmId !== undefined && { farmId }) });
    onSend(sent);
    // The mutation itself reports why it failed.
    sent.catch(() => {});
  };
  return (
    <QuestionForm
      title={m.answerTo(by)}
      form={form}
      label={m.yourAnswer}
      description={m.readByAll}
      maxLength={questionLimits.answer}
      send={m.send}
      isSending={answer.isPending}
      onSend={send}
      onClose={onClose}
    >
      <blockquote className={styles.question}>{text}</blockquote>
    </QuestionForm>
  );
}
