import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import classes from "../checkout.module.css";

type TotalLineProps = {
  totals: Totals;
  /** False while the fee depends on a zip that is not known yet. */
  isFeeKnown?: boolean;
};

/** The total in one line, where the rows it is made of would take too much room. */
export function TotalLine({ totals, isFeeKnown = true }: TotalLineProps) {
  const fee = totals.delivery === 0 ? "delivery free" : `${formatUsd(totals.delivery)} delivery`;
  const delivery = isFeeKnown ? fee : "delivery calculated at checkout";
  return (
    <div>
      <div className={classes["total"]}>
        <span>Total</span>
        <span>{formatUsd(totals.total)}</span>
      </div>
      <div className={classes["taxNote"]}>
        with {formatUsd(totals.tax)} tax, {delivery}
        {totals.credit ? `, ${formatUsd(totals.credit)} credit used` : ""}
      </div>
    </div>
  );
}
