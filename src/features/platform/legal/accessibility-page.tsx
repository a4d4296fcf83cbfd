import { platformAccessibility as m } from "#messages/platform/legal/accessibility.ts";
import { hoursLine, phoneHref, phoneWords } from "#shared/platform/business/business.ts";
import { formatDayFull } from "#shared/time.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { LegalPage } from "./legal-page.tsx";
import { ACCESSIBILITY } from "./legal-pages.ts";
import styles from "./legal.module.css";

/** When all pages were last checked. */
const TESTED_ON = "2026-11-21";

/** Our accessibility target, what was tested and when, known gaps, and the contact. */
export function AccessibilityPage() {
  const { phone, email, ...business } = useBusiness();
  const call = (
    <a className={styles.mail} href={phoneHref({ phone })}>
      {phoneWords({ phone })}
    </a>
  );
  const write = (
    <a className={styles.mail} href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <LegalPage page={ACCESSIBILITY} lead={m.lead}>
      <TextSection title={m.target} id="target">
        <p>{m.targetText}</p>
      </TextSection>
      <TextSection title={m.tested} id="tested">
        <p>
          <Rich>{m.lastTested(<time dateTime={TESTED_ON}>{formatDayFull(TESTED_ON)}</time>)}</Rich>
        </p>
        <Points points={m.tests} />
      </TextSection>
      <TextSection title={m.gaps} id="gaps">
        <p>{m.asOf(formatDayFull(TESTED_ON))}</p>
        <Points points={m.knownGaps} />
      </TextSection>
      <TextSection title={m.phone} id="phone">
        <p>
          <Rich>{m.call(call, hoursLine(business))}</Rich>
        </p>
      </TextSection>
      <TextSection title={m.feedback} id="feedback">
        <p>
          <Rich>{m.write(write)}</Rich>
        </p>
      </TextSection>
    </LegalPage>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
