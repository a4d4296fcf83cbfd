import { Button, Textarea } from "@mantine/core";
import { farmsQuestions as m } from "#messages/farms-questions.ts";
import { questionFields } from "#shared/farms/farm-question.ts";
import { questionLimits } from "#shared/farms/question-limits.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";

type AskDialogProps = { farm: { id: number; name: string }; onClose: () => void };

/** The form for a question to a farm. */
export function AskDialog({ farm: { id, name }, onClose }: AskDialogProps) {
  const utils = trpc.useUtils();
  const { field, onSubmit, refuse } = useShortForm(questionFields, { text: "" });
  const ask = trpc.accounts.questions.ask.useMutation({
    meta: { failureTitle: m.notSent, fallback: m.stillHere },
    onError: refuse,
    onSuccess: async () => {
      notify.success(m.sent);
      onClose();
      await utils.accounts.questions.list.invalidate();
    },
  });
  return (
    <OpenModal onClose={onClose} title={m.askFarm(name)}>
      <form
        noValidate
        aria-label={m.askFarm(name)}
        onSubmit={onSubmit(({ text }) => ask.mutate({ farmId: id, text }))}
      >
        <LiveFields>
          <Textarea
            label={m.yourQuestion}
            description={m.howItGoes}
            maxLength={questionLimits.text}
            autosize
            minRows={3}
            maxRows={10}
            data-autofocus
            {...field("text")}
          />
          <Button type="submit" loading={ask.isPending}>
            {m.send}
          </Button>
        </LiveFields>
      </form>
    </OpenModal>
  );
}
