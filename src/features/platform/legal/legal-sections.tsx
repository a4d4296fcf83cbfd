import { platformLegal as m } from "#messages/platform/legal/legal.ts";
import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import type { LegalSection } from "./legal-pages.ts";
import styles from "./legal.module.css";

/** The table of contents, then each section with its summary beside the binding text. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <>
      <nav className={styles.contents} aria-label={m.onThisPage}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, plain, text }) => (
        <TextSection key={id} id={id} title={title}>
          <div className={styles.pair}>
            <div className={styles.plain}>
              <h3 className={styles.label}>{m.inPlainWords}</h3>
              <p>{plain}</p>
            </div>
            <div>
              <h3 className={styles.label}>{m.textThatCounts}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </TextSection>
      ))}
    </>
  );
}
