import { Checkbox } from "@mantine/core";
import { creditTowards } from "#shared/payments/credit-use.ts";
import { limits } from "#shared/platform/limits.ts";
import { cents, formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { CreditChoice } from "./use-credit.ts";

type CreditBoxProps = { credit: CreditChoice; totals: Totals };

/** Whether the credit pays as much of the order as it can; nothing where there is none. */
export function CreditBox({ credit, totals }: CreditBoxProps) {
  const used = creditTowards(totals.total, credit.balance);
  if (used === 0) return null;
  return (
    <Checkbox
      label={`Use ${formatUsd(used)} credit`}
      description={
        used < credit.balance
          ? `You have ${formatUsd(credit.balance)}. The last ${formatUsd(cents(limits.orderMinCents))} of an order are paid by card.`
          : "It comes off this order."
      }
      checked={credit.isWanted}
      onChange={(event) => credit.setWanted(event.currentTarget.checked)}
    />
  );
}
