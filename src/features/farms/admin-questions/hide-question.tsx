import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Hiding } from "#client/lib/hiding.tsx";
import type { Question } from "./questions-page.tsx";

/** Hides a question with a reason that its asker reads, or shows it again. */
export function HideQuestion({ question: { id, by, hiddenReason } }: { question: Question }) {
  const utils = trpc.useUtils();
  const { hide, show } = utils.client.admin.questions;
  return (
    <Hiding
      hiddenReason={hiddenReason}
      onSettled={() => utils.admin.questions.page.invalidate()}
      hide={{
        label: m.hideThis(by),
        shown: m.hide,
        question: m.hideText,
        hint: m.askerReads,
        send: (reason) => hide.mutate({ id, reason }),
        done: m.isHidden,
        failureTitle: m.notHidden,
      }}
      show={{
        label: m.show,
        about: m.theQuestion(by),
        send: () => show.mutate({ id }),
        done: m.isShown,
        failureTitle: m.notShown,
      }}
    />
  );
}
