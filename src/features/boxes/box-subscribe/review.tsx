import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox, Text, Title } from "@mantine/core";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { RHYTHM_WORDS } from "#shared/boxes/box-words.ts";
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
  /** The sentence to agree to; null until address and card are known. */
  agreement: string | null;
  agreed: boolean;
  onAgree: (on: boolean) => void;
  isSending: boolean;
};

/** Price, tax and the next charge in plain sight, and the consent to it. */
export function Review(props: ReviewProps) {
  const { plan, terms, failure, agreement, agreed, onAgree, isSending } = props;
  return (
    <aside className={classes["review"]} aria-label="Your box at a glance">
      <Title order={2} size="h3">
        {boxSizeOf(plan.size).label}, {RHYTHM_WORDS[plan.everyWeeks]}
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
        Start my weekly box
      </Button>
      <Text size="sm" c="var(--color-quiet)">
        {agreement
          ? "Nothing is charged today. You can cancel online in two clicks."
          : "Fill in your address and a card to see the first charge."}
      </Text>
    </aside>
  );
}

function PriceAlone({ plan }: { plan: BoxPlan }) {
  return (
    <p className={classes["quiet"]}>
      {formatUsd(boxSizeOf(plan.size).price)} a box, {boxExtras(useTerms())}.
    </p>
  );
}

function Charges({ plan, terms }: { plan: BoxPlan; terms: NonNullable<ReviewProps["terms"]> }) {
  return (
    <FactList
      facts={[
        ["Box", <MoneyText key="box" amount={terms.price} />],
        ["Tax on it", <MoneyText key="tax" amount={terms.tax} />],
        ["Delivery", <MoneyText key="delivery" amount={terms.delivery} zero="Free" />],
        ["Each charge", <MoneyText key="total" amount={terms.total} size="large" />],
        ["First charge", formatDayOf(terms.chargeAt)],
        ["First box", formatSlot(terms.day, plan.window)],
      ]}
    />
  );
}
