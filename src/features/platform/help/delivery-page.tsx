import { Fragment } from "react";
import { platformDelivery as m } from "#messages/platform/help/delivery.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, isFeeUniform } from "#shared/checkout/delivery-terms.ts";
import { leadText } from "#shared/checkout/lead-words.ts";
import { feeText, minimumText, weekdaysText } from "#shared/checkout/terms-words.ts";
import { capital } from "#shared/capital.ts";
import { formatDayLong } from "#shared/time.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { useBusiness } from "#client/lib/platform/business.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { atTheDoor } from "./at-the-door.ts";
import { DELIVERY } from "./help-pages.ts";
import { ZipChecker } from "./zip-checker.tsx";
import styles from "./help.module.css";

/** Where and when we deliver, and for how much, from the current settings. */
export function DeliveryPage({ zip }: { zip: string | undefined }) {
  const [terms] = trpc.checkout.delivery.terms.useSuspenseQuery();
  const business = useBusiness();
  return (
    <TextPage path={DELIVERY.path} title={DELIVERY.title} lead={m.lead(leadText(terms))}>
      <TextSection title={m.toYou}>
        <ZipChecker key={zip} zip={zip} />
      </TextSection>
      <TextSection title={m.inShort}>
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
      <TextSection title={m.stillQuestion}>
        <p>
          <Rich>
            {m.seeOrWrite(
              (words) => (
                <TextLink href="/faq">{words}</TextLink>
              ),
              (words) => (
                <TextLink href="/contact">{words}</TextLink>
              ),
            )}
          </Rich>
        </p>
      </TextSection>
    </TextPage>
  );
}

function factsOf(terms: DeliveryTerms) {
  const minimum = minimumText(terms);
  return [
    [m.where, m.california(terms.hasUnserved ?? false)],
    [m.days, m.weDeliver(weekdaysText(terms))],
    [m.windows, <Windows key="windows" />],
    [m.fee, isFeeUniform(terms) ? feeText(terms) : m.byZip(feeText(terms))],
    ...(minimum ? [[m.smallest, minimum] as const] : []),
    [m.orderUntil, m.cutOffBefore(leadText(terms))],
    [m.howFar, m.upTo(terms.horizonDays)],
  ] as const;
}

/** Each window stays on one line. */
function Windows() {
  return DELIVERY_WINDOWS.map(({ id, label }, at) => (
    <Fragment key={id}>
      {at > 0 ? ", " : ""}
      <Unbroken>{label}</Unbroken>
    </Fragment>
  ));
}

function Holidays({ holidays, movedDays }: Pick<DeliveryTerms, "holidays" | "movedDays">) {
  const resting = holidays.filter((day) => movedDays.every(({ from }) => from !== day));
  return (
    <TextSection title={m.restDays}>
      {resting.length + movedDays.length === 0 ? (
        <p>{m.noRest}</p>
      ) : (
        <ul>
          {resting.map((day) => (
            <li key={day}>{capital(formatDayLong(day))}</li>
          ))}
          {movedDays.map(({ from, to }) => (
            <li key={from}>{capital(m.moved(formatDayLong(from), formatDayLong(to)))}</li>
          ))}
        </ul>
      )}
    </TextSection>
  );
}
