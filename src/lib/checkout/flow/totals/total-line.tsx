import { checkoutSums as m } from "#messages/checkout/sums.ts";
import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import classes from "../checkout.module.css";

type TotalLineProps = {
  totals: Totals;
  /** False while the fee depends on a zip that is not known yet. */
  isFeeKnown?: boolean;
};

/** The total on a single line, where there is no room for all rows. */
export function TotalLine({ totals, isFeeKnown = true }: TotalLineProps) {
  const fee = totals.delivery === 0 ? m.deliveryFree : m.deliveryFor(formatUsd(totals.delivery));
  const delivery = isFeeKnown ? fee : m.deliveryLater;
  const tax = formatUsd(totals.tax);
  return (
    <div>
      <div className={classes["total"]}>
        <span>{m.total}</span>
        <span>{formatUsd(totals.total)}</span>
      </div>
      <div className={classes["taxNote"]}>
        {totals.credit
          ? m.madeOfAndCredit(tax, delivery, formatUsd(totals.credit))
          : m.madeOf(tax, delivery)}
      </div>
    </div>
  );
}
