import { boxesPage as m } from "#messages/boxes/page.ts";
import { useDeferredValue, useState } from "react";
import type { Allergen } from "#shared/catalog/catalog.ts";
import { boxLeadOf } from "#shared/boxes/box-plan.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { feeWords } from "#shared/checkout/terms-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { BoxCard } from "./box-card.tsx";
import { SUBSCRIPTION } from "./boxes-page.ts";
import { LastWeeks } from "./last-weeks.tsx";
import { LeaveOut } from "./leave-out.tsx";
import { NoDelivery } from "./no-delivery.tsx";
import styles from "./boxes.module.css";

/** The weekly boxes with their actual contents this week. */
export function SubscriptionPage() {
  const [wanted, setWanted] = useState<Allergen[]>([]);
  const without = useDeferredValue(wanted);
  const terms = useTerms();
  const [boxes] = trpc.boxes.week.useSuspenseQuery({ without });
  return (
    <TextPage path={SUBSCRIPTION.path} title={SUBSCRIPTION.title} lead={m.lead}>
      <LeaveOut chosen={wanted} onChoose={setWanted} />
      <NoDelivery terms={terms} />
      <ul className={styles.boxes} aria-label={m.thisWeek} aria-busy={without !== wanted}>
        {boxes.map((box) => (
          <BoxCard key={[box.id, ...without].join()} box={box} isOld={without !== wanted} />
        ))}
      </ul>
      <LastWeeks />
      <TextSection title={m.howFilled}>
        <p>{terms.fees.most === 0 ? m.filledWith : m.filledWithFee(feeWords(terms))}</p>
        <p>{m.takeTurns}</p>
      </TextSection>
      <TextSection title={m.howOften}>
        <p>
          <Rich>
            {m.youChoose(leadWords({ leadDays: boxLeadOf(terms) }), (words) => (
              <TextLink href="/delivery">{words}</TextLink>
            ))}
          </Rich>
        </p>
      </TextSection>
      <TextSection title={m.justOnce}>
        <p>{m.intoCart}</p>
      </TextSection>
    </TextPage>
  );
}
