import { useDeferredValue, useState } from "react";
import type { Allergen } from "#shared/catalog/catalog.ts";
import { boxLeadOf } from "#shared/boxes/box-plan.ts";
import { feeWords, leadWords } from "#shared/checkout/terms-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { BoxCard } from "./box-card.tsx";
import { SUBSCRIPTION } from "./boxes-page.ts";
import { LastWeeks } from "./last-weeks.tsx";
import { LeaveOut } from "./leave-out.tsx";
import { NoDelivery } from "./no-delivery.tsx";
import styles from "./boxes.module.css";

/** The weekly boxes with what is really in them this week. */
export function SubscriptionPage() {
  const [wanted, setWanted] = useState<Allergen[]>([]);
  const without = useDeferredValue(wanted);
  const terms = useTerms();
  const charge =
    terms.fees.most === 0
      ? "the price of the box and the sales tax on it"
      : `the price of the box, ${feeWords(terms)} for delivery and the sales tax on it`;
  const [boxes] = trpc.boxes.week.useSuspenseQuery({ without });
  return (
    <TextPage
      path={SUBSCRIPTION.path}
      title={SUBSCRIPTION.title}
      lead="A box of what is ripe, put together each week from many farms. These are this week's boxes, from goods that are in season and in stock today."
    >
      <LeaveOut chosen={wanted} onChoose={setWanted} />
      <NoDelivery terms={terms} />
      <ul className={styles.boxes} aria-label="This week's boxes" aria-busy={without !== wanted}>
        {boxes.map((box) => (
          <BoxCard key={[box.id, ...without].join()} box={box} isOld={without !== wanted} />
        ))}
      </ul>
      <LastWeeks />
      <TextSection title="How a box is filled">
        <p>
          Each box holds different goods from several farms, one pack of each. At shop prices they
          add up to the price of the box or up to five percent more. You pay {charge}, and never
          more. What is not in season is not in the box.
        </p>
        <p>
          Farms and goods take turns. Nothing comes more than twice in a row while other goods fit,
          so your weekly box may differ from the ones shown here.
        </p>
      </TextSection>
      <TextSection title="Every week, every two or every four">
        <p>
          You choose the size, how often it comes, the day and window, and what stays out. Your card
          is charged when your box closes, {leadWords({ leadDays: boxLeadOf(terms) })} before it
          comes, and we email you the day before. Until then you can swap things, skip the box,
          pause or cancel online. Our <TextLink href="/delivery">delivery page</TextLink> shows
          where we deliver.
        </p>
      </TextSection>
      <TextSection title="Or just once">
        <p>
          Everything in the box goes into your cart at its shop price. Take out what your household
          does not eat, add what it does, and choose the day at checkout.
        </p>
      </TextSection>
    </TextPage>
  );
}
