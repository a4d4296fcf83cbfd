import { membershipsEarly as m } from "#messages/memberships/early.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import styles from "./early-access.module.css";
import { QUESTIONS } from "./messages.ts";

export function EarlyQuestions() {
  return (
    <PageContainer narrow className={styles.section}>
      <SectionHeading title={m.questions} />
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </PageContainer>
  );
}
