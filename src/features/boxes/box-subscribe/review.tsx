import { boxesPlan as m } from "#messages/boxes/plan.ts";
import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox, Text, Title } from "@mantine/core";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { rhythmWords } from "#shared/boxes/box-words.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayOf } from "#shared/time.ts";
import { boxExtras } from "#shared/checkout/terms-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import classes from "./box-subscribe.module.css";

type ReviewProps = {
  plan: BoxPlan;
  /** Null until the zip code is known. */
  terms: Outputs["boxes"]["own"]["terms"] | null;
  failure: string | undefined;
  /** The consent text; null until address and card are known. */
  agreement: string | null;
  agreed: boolean;
  onAgree: (on: boolean) => void;
  isSending: boolean;
};

/** Price, tax and the next charge, and the consent to it. */
export function Review(props: ReviewProps) {
  const { plan, terms, failure, agreement, agreed, onAgree, isSending } = props;
  return (
    <aside className={classes["review"]} aria-label={m.glance}>
      <Title order={2} size="h3">
        {m.sizeAndRhythm(boxSizeOf(plan.size).label, rhythmWords(plan.everyWeeks))}
      </Title>
      {terms ? <Charges plan={plan} terms={terms} /> : <PriceAlone plan={plan} />}
      {failure ? (
        <Text c="var(--mantine-color-error)" role="alert" size="sm">
          {failure}
        </Text>
      ) : null}
      {agreement ? (
        <Checkbox
          label={agreement}
          checked={agreed}
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
      ) : null}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {m.start}
      </Button>
      <Text size="sm" c="var(--color-quiet)">
        {agreement ? m.nothingToday : m.fillIn}
      </Text>
    </aside>
  );
}

function PriceAlone({ plan }: { plan: BoxPlan }) {
  return (
    <p className={classes["quiet"]}>
      {m.priceAlone(formatUsd(boxSizeOf(plan.size).price), boxExtras(useTerms()))}
    </p>
  );
}

function Charges({ plan, terms }: { plan: BoxPlan; terms: NonNullable<ReviewProps["terms"]> }) {
  return (
    <FactList
      facts={[
        [m.box, <MoneyText key="box" amount={terms.price} />],
        [m.tax, <MoneyText key="tax" amount={terms.tax} />],
        [m.delivery, <MoneyText key="delivery" amount={terms.delivery} zero={m.free} />],
        [m.eachCharge, <MoneyText key="total" amount={terms.total} size="large" />],
        [m.firstCharge, formatDayOf(terms.chargeAt)],
        [m.firstBox, formatSlot(terms.day, plan.window)],
      ]}
    />
  );
}
