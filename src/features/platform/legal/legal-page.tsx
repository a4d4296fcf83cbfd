import { Button } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { platformLegal as m } from "#messages/platform-legal.ts";
import { formatDayFull } from "#shared/time.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { Rich } from "#client/ui/rich.tsx";
import type { LegalPageData } from "./legal-pages.ts";
import styles from "./legal.module.css";

type LegalPageProps = { page: LegalPageData; lead: string; children: ReactNode };

/** A text that binds: its edition, a way to print it, the text, and what changed over time. */
export function LegalPage({ page, lead, children }: LegalPageProps) {
  const [{ version, since }] = page.editions;
  const isLive = useHydrated();
  return (
    <TextPage path={page.path} title={page.title} lead={lead}>
      <p className={styles.notice} role="note">
        <Rich>
          {m.needsCounsel((words) => (
            <strong>{words}</strong>
          ))}
        </Rich>
      </p>
      <div className={styles.edition}>
        <p>
          <Rich>{m.effective(version, <time dateTime={since}>{formatDayFull(since)}</time>)}</Rich>
        </p>
        <Button
          variant="default"
          className={styles.print}
          disabled={!isLive}
          onClick={() => window.print()}
        >
          {m.print}
        </Button>
      </div>
      {children}
      <TextSection title={m.changeLog} id="changes">
        <ul>
          {page.editions.map((edition) => (
            <li key={edition.version}>
              {m.edition(edition.version, formatDayFull(edition.since), edition.change)}
            </li>
          ))}
        </ul>
      </TextSection>
    </TextPage>
  );
}
