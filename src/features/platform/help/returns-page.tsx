import { hoursLine } from "#shared/platform/business.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { RETURNS } from "./help-pages.ts";

/** The promise, and how to call on it. */
export function ReturnsPage() {
  const business = useBusiness();
  return (
    <TextPage
      path={RETURNS.path}
      title={RETURNS.title}
      lead={`Not good enough? Tell us within ${REPORT_DAYS} days of the delivery. You choose: money back to your card, or credit. Credit needs an account.`}
    >
      <TextSection title="How to report">
        <ol>
          <li>
            <TextLink href="/dashboard/customer/orders">Open your order</TextLink> and press “Report
            a problem”, or <TextLink href="/contact">write to us</TextLink> with the order number
            from your email.
          </li>
          <li>Say which goods, and whether they were missing, damaged, wrong or not good.</li>
          <li>Say whether you want the money back or credit.</li>
        </ol>
        <p>
          We decide within 1 business day and answer by email. You can also call {business.phone},{" "}
          {hoursLine(business)}.
        </p>
      </TextSection>
      <TextSection title="When a photo helps">
        <p>
          If quality is the problem, we may ask for one picture by email. For something missing or
          wrong your word is enough.
        </p>
      </TextSection>
      <TextSection title="Nothing to send back">
        <p>Food does not travel twice. Keep it, share it or compost it; the refund is the same.</p>
      </TextSection>
      <TextSection title="Changing your mind">
        <p>
          Until the cut-off of your delivery you can change or cancel the order for a full refund.
          Once the harvest has begun we cannot take it back, but the promise above still holds.
        </p>
      </TextSection>
      <TextSection title="When the money arrives">
        <p>
          We send a refund the moment it is decided. Banks take up to ten days to show it. Credit is
          there at once, and checkout takes it off your next order.
        </p>
      </TextSection>
    </TextPage>
  );
}
