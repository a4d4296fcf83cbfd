import { Button } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { farmsQuestions as m } from "#messages/farms/questions/questions.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import { formatMonth } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FarmSection } from "../page/farm-section.tsx";
import section from "../page/farm-section.module.css";
import { AskButton } from "./ask-button.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import styles from "./farm-questions.module.css";

/** What customers asked the farm and it answered, the reader's own questions, and a button to ask. */
export function FarmQuestions({ id, name }: { id: number; name: string }) {
  const { user } = useSession();
  // The session may be known before this part's script is loaded, but the server rendered it without one.
  const isHydrated = useHydrated();
  return (
    <FarmSection id="questions-title" anchor="questions" title={m.title}>
      <Answered id={id} name={name} />
      {isHydrated && user ? <OwnQuestions farmId={id} /> : null}
      {isHydrated ? <AskButton farm={{ id, name }} /> : null}
    </FarmSection>
  );
}

function Answered({ id, name }: { id: number; name: string }) {
  const [isWhole, setWhole] = useState(false);
  const found = trpc.farms.questions.useQuery({ farmId: id });
  const failure = found.isError ? (
    <ErrorPanel message={m.notLoaded} onRetry={() => void found.refetch()} />
  ) : null;
  const all = found.data;
  if (!all) return failure;
  if (all.length === 0) return failure ?? <p className={styles.text}>{m.noneYet}</p>;
  const shown = isWhole ? all : all.slice(0, questionLimits.first);
  return (
    <>
      {failure}
      <ul className={section.list}>
        {shown.map(({ id: key, text, language, answer, month }) => (
          <li key={key} className={section.item}>
            <p className={styles.question} lang={language}>
              {text}
            </p>
            <p className={styles.quiet}>{m.answeredIn(name, formatMonth(month))}</p>
            <p className={styles.text}>{answer}</p>
          </li>
        ))}
      </ul>
      {shown.length < all.length ? (
        <p className={styles.text}>
          <Button variant="default" onClick={() => setWhole(true)}>
            {m.more}
          </Button>
        </p>
      ) : null}
    </>
  );
}
