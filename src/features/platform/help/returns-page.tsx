import { platformReturns as m } from "#messages/platform/legal/returns.ts";
import { hoursLine, phoneWords } from "#shared/platform/business/business.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { RETURNS } from "./help-pages.ts";

/** The promise, and how to call on it. */
export function ReturnsPage() {
  const business = useBusiness();
  return (
    <TextPage path={RETURNS.path} title={RETURNS.title} lead={m.lead(REPORT_DAYS)}>
      <TextSection title={m.howTo}>
        <ol>
          <li>
            <Rich>
              {m.openOrWrite(
                (words) => (
                  <TextLink href="/dashboard/customer/orders">{words}</TextLink>
                ),
                (words) => (
                  <TextLink href="/contact">{words}</TextLink>
                ),
              )}
            </Rich>
          </li>
          <li>{m.sayWhich}</li>
          <li>{m.sayHow}</li>
        </ol>
        <p>{m.weDecide(phoneWords(business), hoursLine(business))}</p>
      </TextSection>
      {[m.photo, m.nothingBack, m.changingMind, m.moneyArrives].map(({ title, text }) => (
        <TextSection key={title} title={title}>
          <p>{text}</p>
        </TextSection>
      ))}
    </TextPage>
  );
}
