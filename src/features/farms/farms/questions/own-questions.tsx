import { farmsQuestions as m } from "#messages/farms/questions/questions.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import section from "../page/farm-section.module.css";
import styles from "./farm-questions.module.css";

/** Characters of a question that name it. */
const NAMED = 24;

type Own = Outputs["accounts"]["questions"]["list"][number];

/** The reader's own questions to a farm, each with where it stands and a way to delete it. */
export function OwnQuestions({ farmId }: { farmId: number }) {
  const query = trpc.accounts.questions.list.useQuery({ farmId });
  if (isLost(query)) return <QueryError query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-questions">
      <h3 id="own-questions">{m.yours}</h3>
      {query.isError ? <QueryError query={query} /> : null}
      <ul className={section.list}>
        {query.data.map((question) => (
          <OwnQuestion key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function OwnQuestion({ question }: { question: Own }) {
  const { id, text, answer } = question;
  const utils = trpc.useUtils();
  const remove = trpc.accounts.questions.withdraw.useMutation({
    meta: { failureTitle: m.notRemoved },
    onSuccess: async () => {
      notify.success(m.removed);
      await Promise.all([marketAgain(utils), utils.accounts.questions.list.invalidate()]);
    },
  });
  return (
    <li className={section.item}>
      <p className={styles.question}>{text}</p>
      <p className={styles.quiet}>{standingOf(question)}</p>
      <ConfirmButton
        label={m.removeThis(beginningOf(text))}
        shown={m.remove}
        question={answer === null ? m.removeQuestion : m.removeAnswered}
        size="sm"
        danger
        onConfirm={() => remove.mutateAsync({ id })}
      />
    </li>
  );
}

/** The first words of a question, to tell its button from those of others. */
function beginningOf(text: string): string {
  const words = text.replaceAll(/\s+/gu, " ");
  return words.length > NAMED ? `${words.slice(0, NAMED).trimEnd()}…` : words;
}

function standingOf({ answer, hiddenReason }: Own): string {
  if (hiddenReason !== null) return m.hidden(hiddenReason);
  return answer === null ? m.waiting : m.answered;
}
