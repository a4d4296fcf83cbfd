import { Button } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDayFull } from "#shared/time.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
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
        <strong>Needs counsel.</strong> A lawyer has to review this text before the market opens.
      </p>
      <div className={styles.edition}>
        <p>
          Version {version}, effective <time dateTime={since}>{formatDayFull(since)}</time>
        </p>
        <Button
          variant="default"
          className={styles.print}
          disabled={!isLive}
          onClick={() => window.print()}
        >
          Print this page
        </Button>
      </div>
      {children}
      <TextSection title="Change log" id="changes">
        <ul>
          {page.editions.map((edition) => (
            <li key={edition.version}>
              Version {edition.version}, {formatDayFull(edition.since)}: {edition.change}
            </li>
          ))}
        </ul>
      </TextSection>
    </TextPage>
  );
}
