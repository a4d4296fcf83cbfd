import { hoursLine, phoneHref } from "#shared/platform/business.ts";
import { formatDayFull } from "#shared/time.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { LegalPage } from "./legal-page.tsx";
import { ACCESSIBILITY } from "./legal-pages.ts";
import styles from "./legal.module.css";

/** When all pages were last checked. */
const TESTED_ON = "2026-11-21";

const GAPS = [
  "People who use screen readers, magnifiers or voice control have not tested the site yet.",
  "Automatic checks find only a part of all barriers. No outside expert has audited the site.",
  "Screen readers (VoiceOver, NVDA, TalkBack) have not been gone through page by page, and only Chromium has been tested.",
  "The payment form comes from Stripe. We can neither check nor mend all of it.",
];

/** What we aim for, what was tested and when, what is missing, and whom to write to. */
export function AccessibilityPage() {
  const business = useBusiness();
  return (
    <LegalPage
      page={ACCESSIBILITY}
      lead="Everyone should be able to order good food. Where we fall short, we want to say so."
    >
      <TextSection title="What we aim for" id="target">
        <p>
          The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page. We do not
          claim to meet them in full: the gaps we know are listed below.
        </p>
      </TextSection>
      <TextSection title="How we tested" id="tested">
        <p>
          Last tested on <time dateTime={TESTED_ON}>{formatDayFull(TESTED_ON)}</time>:
        </p>
        <ul>
          <li>Automatic checks (axe) on every page, in light and in dark colors.</li>
          <li>
            A whole purchase with the keyboard alone, from the shop to the order&apos;s number.
          </li>
          <li>Contrast of every pair of text and ground in both color schemes.</li>
          <li>Pages at a width of 320 pixels, without sideways scrolling.</li>
        </ul>
      </TextSection>
      <TextSection title="Gaps we know" id="gaps">
        <p>As of {formatDayFull(TESTED_ON)}:</p>
        <ul>
          {GAPS.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title="When a page does not work for you" id="phone">
        <p>
          Call{" "}
          <a className={styles.mail} href={phoneHref(business)}>
            {business.phone}
          </a>
          , {hoursLine(business)}, and tell us where you are stuck.
        </p>
      </TextSection>
      <TextSection title="Tell us about a barrier" id="feedback">
        <p>
          Write to{" "}
          <a className={styles.mail} href={`mailto:${business.email}`}>
            {business.email}
          </a>{" "}
          or call. Say which page it was and, if you like, what you used. We answer within 5
          business days.
        </p>
      </TextSection>
    </LegalPage>
  );
}
