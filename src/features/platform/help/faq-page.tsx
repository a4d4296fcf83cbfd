import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { hoursLine } from "#shared/platform/business.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FAQ } from "./help-pages.ts";
import { findQuestions, type QuestionGroup, questionGroups } from "./questions.ts";
import styles from "./help.module.css";

/** Questions by group, narrowed by a search; each answer has an address of its own. */
export function FaqPage() {
  const [terms] = trpc.checkout.delivery.terms.useSuspenseQuery();
  const business = useBusiness();
  const [search, setSearch] = useState("");
  const groups = questionGroups(terms, business);
  const found = findQuestions(groups, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  useOpenedAnswer();
  return (
    <TextPage path={FAQ.path} title={FAQ.title} lead="Short answers to what people ask us most.">
      <div className={styles.search}>
        <TextInput
          type="search"
          label="Search the answers"
          placeholder="refund, zip, organic"
          size="md"
          disabled={!useHydrated()}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className={styles.quiet}>
          {search.trim() ? foundText(count) : ""}
        </p>
      </div>
      {found.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <TextSection title="Not answered?">
        <p>
          <TextLink href="/contact">Write to us</TextLink> or call {business.phone},{" "}
          {hoursLine(business)}.
        </p>
      </TextSection>
    </TextPage>
  );
}

function foundText(count: number): string {
  if (count === 0) return "No answers match. Try fewer words, or ask us below.";
  return count === 1 ? "1 answer" : `${count} answers`;
}

function Group({ group }: { group: QuestionGroup }) {
  return (
    <TextSection title={group.title} id={group.id}>
      {group.questions.map(({ id, question, answer, spanish }) => (
        <details key={id} id={id} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {spanish ? <p lang="es">{spanish}</p> : null}
          <a href={`#${id}`} className={styles.anchor} aria-label={`Link to: ${question}`}>
            Link to this answer
          </a>
        </details>
      ))}
    </TextSection>
  );
}

/** Opens the answer that the address names, now and whenever it changes. */
function useOpenedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView({ block: "center" });
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
