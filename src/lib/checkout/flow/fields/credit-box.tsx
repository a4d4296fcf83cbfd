import { Checkbox } from "@mantine/core";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { creditTowards } from "#shared/payments/credit/credit-use.ts";
import { limits } from "#shared/platform/limits.ts";
import { cents, formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { CreditChoice } from "./use-credit.ts";

type CreditBoxProps = { credit: CreditChoice; totals: Totals };

/** Whether to apply as much credit as possible; hidden if there is none. */
export function CreditBox({ credit, totals }: CreditBoxProps) {
  const used = creditTowards(totals.total, credit.balance);
  if (used === 0) return null;
  return (
    <Checkbox
      label={m.takeCredit(formatUsd(used))}
      description={
        used < credit.balance
          ? m.lastByCard(formatUsd(credit.balance), formatUsd(cents(limits.orderMinCents)))
          : m.comesOff
      }
      checked={credit.isWanted}
      onChange={(event) => credit.setWanted(event.currentTarget.checked)}
    />
  );
}
