import { farmsQuestions as m } from "#messages/farms/questions/questions.ts";
import { questionFields } from "#shared/farms/questions/farm-question.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QuestionForm } from "#client/lib/farms/question-form.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";

type AskDialogProps = { farm: { id: number; name: string }; onClose: () => void };

/** The form for a question to a farm. */
export function AskDialog({ farm: { id, name }, onClose }: AskDialogProps) {
  const utils = trpc.useUtils();
  const form = useShortForm(questionFields, { text: "" });
  const ask = trpc.accounts.questions.ask.useMutation({
    meta: { failureTitle: m.notSent, fallback: m.stillHere },
    onError: form.refuse,
    onSuccess: async () => {
      notify.success(m.sent);
      onClose();
      await utils.accounts.questions.list.invalidate();
    },
  });
  return (
    <QuestionForm
      title={m.askFarm(name)}
      form={form}
      label={m.yourQuestion}
      description={m.howItGoes}
      maxLength={questionLimits.text}
      send={m.send}
      isSending={ask.isPending}
      onSend={({ text }) => ask.mutate({ farmId: id, text })}
      onClose={onClose}
    />
  );
}
