import { farmsQuestionsDesk as m } from "#messages/farms-questions-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { HideOrShow } from "#client/ui/buttons/hide-or-show.tsx";
import type { Question } from "./questions-page.tsx";

/** Hides a question with a reason that its asker reads, or shows it again. */
export function HideQuestion({ question: { id, by, hiddenReason } }: { question: Question }) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.questions.page.invalidate();
  const hide = trpc.admin.questions.hide.useMutation({
    meta: { failureTitle: m.notHidden },
    onSuccess: () => notify.success(m.isHidden),
    onSettled,
  });
  const show = trpc.admin.questions.show.useMutation({
    meta: { failureTitle: m.notShown },
    onSuccess: () => notify.success(m.isShown),
    onSettled,
  });
  return (
    <HideOrShow
      hiddenReason={hiddenReason}
      show={{
        label: m.show,
        about: m.theQuestion(by),
        isPending: show.isPending,
        onClick: () => show.mutate({ id }),
      }}
      hide={{
        label: m.hideThis(by),
        shown: m.hide,
        question: m.hideText,
        hint: m.askerReads,
        onConfirm: (reason) => hide.mutateAsync({ id, reason }),
      }}
    />
  );
}
