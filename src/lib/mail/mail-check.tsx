import { List, Text, Title } from "@mantine/core";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { mailCheck as m } from "#messages/mail/check.ts";
import { type CheckedMail, checkMail, type OwnSite } from "#shared/mail/mail-check.ts";
import styles from "./mail-check.module.css";

/** The origin in the samples of emails, which stands for ours. */
const SAMPLE_ORIGIN = "https://furrow.example";

/** What would harm an email's delivery or its readers, and where each of its links leads. */
export function MailCheck({ mail }: { mail: CheckedMail }) {
  const title = useId();
  const { links, problems } = checkMail(mail, ownSiteOf(useRouter()));
  return (
    <section aria-labelledby={title} className={styles.check}>
      <Title order={2} size="h4" id={title}>
        {m.title}
      </Title>
      <Text role="status" fw={600}>
        {problems.length === 0 ? m.noProblems : m.problems(problems.length)}
      </Text>
      {problems.length > 0 ? (
        <List>
          {problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      ) : null}
      <Text>{links.length === 0 ? m.noLinks : m.links(links.length)}</Text>
      <ul className={styles.links}>
        {links.map(({ address, words, kind }, at) => (
          // The same link may occur twice.
          <li key={at}>
            <strong>{words}</strong>
            <span>{address}</span>
            <span className={styles.kind}>{m.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Our site as the router knows it. */
function ownSiteOf(router: AnyRouter): OwnSite {
  const { origin } = router.options.context;
  return {
    origins: [origin, SAMPLE_ORIGIN],
    hasPage: (path) => {
      const [, params, route] = router.getMatchedRoutes(path);
      // Below a page that exists, the rest of a path without one is its "**".
      return route !== undefined && params["**"] === undefined;
    },
  };
}
