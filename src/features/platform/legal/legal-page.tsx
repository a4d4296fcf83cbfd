import { Button } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { platformLegal as m } from "#messages/platform/legal/legal.ts";
import { formatDayFull } from "#shared/time.ts";
import { pathIn } from "#shared/language.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { Rich } from "#client/ui/rich.tsx";
import type { LegalPageData } from "./legal-pages.ts";
import styles from "./legal.module.css";

type LegalPageProps = {
  page: LegalPageData;
  lead: string;
  /** Whether only the English text is binding, which translations then state at the top. */
  bindsInEnglish?: boolean;
  children: ReactNode;
};

/** A legal text: its edition, a print button, the text, and its change history. */
export function LegalPage({ page, lead, bindsInEnglish = false, children }: LegalPageProps) {
  const [{ version, since }] = page.editions;
  const isLive = useHydrated();
  return (
    <TextPage path={page.path} title={page.title} lead={lead}>
      {bindsInEnglish ? <WhichCounts path={page.path} /> : null}
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

/** States that the page is a translation and links to the English text; renders nothing on the English page. */
function WhichCounts({ path }: Pick<LegalPageData, "path">) {
  const words = m.whichCounts((english) => (
    <a href={`${pathIn("en", path)}?language=en`} hrefLang="en">
      {english}
    </a>
  ));
  if (words.length === 0) return null;
  return (
    <p className={styles.notice} role="note">
      <Rich>{words}</Rich>
    </p>
  );
}
