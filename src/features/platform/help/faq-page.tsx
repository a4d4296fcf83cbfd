import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { platformFaq as m } from "#messages/platform/help/faq.ts";
import { hoursLine, phoneWords } from "#shared/platform/business/business.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { FAQ } from "./help-pages.ts";
import { findQuestions, type QuestionGroup, questionGroups } from "./questions.ts";
import styles from "./help.module.css";

/** Questions by group, filtered by a search; each answer has its own anchor. */
export function FaqPage() {
  const [terms] = trpc.checkout.delivery.terms.useSuspenseQuery();
  const business = useBusiness();
  const [search, setSearch] = useState("");
  const groups = questionGroups(terms);
  const found = findQuestions(groups, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  useOpenedAnswer();
  return (
    <TextPage path={FAQ.path} title={FAQ.title} lead={m.lead}>
      <div className={styles.search}>
        <TextInput
          type="search"
          label={m.search}
          placeholder={m.searchExample}
          size="md"
          disabled={!useHydrated()}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className={styles.quiet}>
          {search.trim() ? (count === 0 ? m.noneMatch : m.answers(count)) : ""}
        </p>
      </div>
      {found.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <TextSection title={m.notAnswered}>
        <p>
          <Rich>
            {m.writeOrCall(phoneWords(business), hoursLine(business), (words) => (
              <TextLink href="/contact">{words}</TextLink>
            ))}
          </Rich>
        </p>
      </TextSection>
    </TextPage>
  );
}

function Group({ group }: { group: QuestionGroup }) {
  return (
    <TextSection title={group.title} id={group.id}>
      {group.questions.map(({ id, question, answer, again }) => (
        <details key={id} id={id} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {again ? <p lang="es">{again}</p> : null}
          <a href={`#${id}`} className={styles.anchor} aria-label={m.linkTo(question)}>
            {m.link}
          </a>
        </details>
      ))}
    </TextSection>
  );
}

/** Opens the answer named in the URL, initially and whenever it changes. */
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
