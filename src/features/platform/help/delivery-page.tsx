import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, isFeeUniform } from "#shared/checkout/delivery-terms.ts";
import { feeText, leadText, minimumText, weekdaysText } from "#shared/checkout/terms-words.ts";
import { formatDayFull } from "#shared/time.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { useBusiness } from "#client/lib/platform/business.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { atTheDoor } from "./at-the-door.ts";
import { DELIVERY } from "./help-pages.ts";
import { ZipChecker } from "./zip-checker.tsx";
import styles from "./help.module.css";

/** Whether, when and for how much we come, from the settings in force. */
export function DeliveryPage() {
  const [terms] = trpc.checkout.delivery.terms.useSuspenseQuery();
  const business = useBusiness();
  return (
    <TextPage
      path={DELIVERY.path}
      title={DELIVERY.title}
      lead={`Order by midnight, and the farms' harvest is at your door ${leadText(terms)} later.`}
    >
      <TextSection title="Do we come to you?">
        <ZipChecker />
      </TextSection>
      <TextSection title="In short">
        <div className={styles.facts}>
          <FactList facts={factsOf(terms)} />
        </div>
      </TextSection>
      <Holidays {...terms} />
      {atTheDoor(business).map(({ title, text }) => (
        <TextSection key={title} title={title}>
          <p>{text}</p>
        </TextSection>
      ))}
      <TextSection title="Still a question?">
        <p>
          See <TextLink href="/faq">questions and answers</TextLink> or{" "}
          <TextLink href="/contact">write to us</TextLink>.
        </p>
      </TextSection>
    </TextPage>
  );
}

function factsOf(terms: DeliveryTerms) {
  const minimum = minimumText(terms);
  return [
    ["Where", "California, zip codes 90001 to 96162"],
    ["Days", `We deliver ${weekdaysText(terms)}`],
    ["Windows", DELIVERY_WINDOWS.map(({ label }) => label).join(", ")],
    ["Fee", isFeeUniform(terms) ? feeText(terms) : `${feeText(terms)}, by zip code`],
    ...(minimum ? [["Smallest order", minimum] as const] : []),
    ["Order until", `11:59 PM, ${leadText(terms)} before the delivery`],
    ["How far ahead", `Up to ${terms.horizonDays} days`],
  ] as const;
}

function Holidays({ holidays, movedDays }: Pick<DeliveryTerms, "holidays" | "movedDays">) {
  const resting = holidays.filter((day) => movedDays.every(({ from }) => from !== day));
  return (
    <TextSection title="Days without delivery">
      {resting.length + movedDays.length === 0 ? (
        <p>None are planned right now. When there are, they are listed here.</p>
      ) : (
        <ul>
          {resting.map((day) => (
            <li key={day}>{formatDayFull(day)}</li>
          ))}
          {movedDays.map(({ from, to }) => (
            <li key={from}>
              {formatDayFull(from)}: we come on {formatDayFull(to)} instead
            </li>
          ))}
        </ul>
      )}
    </TextSection>
  );
}
