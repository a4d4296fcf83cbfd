import { useDeferredValue, useState } from "react";
import type { Allergen } from "#shared/catalog.ts";
import { trpc } from "#client/lib/trpc.ts";
import { TextPage, TextSection } from "#client/lib/text-page/text-page.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { BoxCard } from "./box-card.tsx";
import { SUBSCRIPTION } from "./boxes-page.ts";
import { LeaveOut } from "./leave-out.tsx";
import styles from "./boxes.module.css";

/** The weekly boxes with what is really in them this week. */
export function SubscriptionPage() {
  const [wanted, setWanted] = useState<Allergen[]>([]);
  const without = useDeferredValue(wanted);
  const [boxes] = trpc.boxes.week.useSuspenseQuery({ without });
  return (
    <TextPage
      path={SUBSCRIPTION.path}
      title={SUBSCRIPTION.title}
      lead="A box of what is ripe, put together each week from many farms. These are this week's boxes, from goods that are in season and in stock today."
    >
      <LeaveOut chosen={wanted} onChoose={setWanted} />
      <ul className={styles.boxes} aria-label="This week's boxes" aria-busy={without !== wanted}>
        {boxes.map((box) => (
          <BoxCard key={[box.id, ...without].join()} box={box} isOld={without !== wanted} />
        ))}
      </ul>
      <TextSection title="How a box is filled">
        <p>
          Each box holds different goods of different farms, one pack of each. Together they are
          worth the price of the box, give or take five percent; you pay the prices of the shop, to
          the cent, and never more. What is not in season is not in the box.
        </p>
      </TextSection>
      <TextSection title="You decide what stays in">
        <p>
          The box goes into your cart thing by thing. Take out what your household does not eat, add
          what it does, and choose the day and the window at checkout. Each product's page lists its
          ingredients and allergens. An order can be changed or cancelled until its cut-off; our{" "}
          <TextLink href="/delivery">delivery page</TextLink> tells when that is.
        </p>
      </TextSection>
    </TextPage>
  );
}
