import { formatUsd } from "#shared/money.ts";
import type { Totals } from "#shared/pricing.ts";
import classes from "./checkout.module.css";

/** The total in one line, where the rows it is made of would take too much room. */
export function TotalLine({ totals }: { totals: Totals }) {
  const delivery =
    totals.delivery === 0 ? "delivery free" : `${formatUsd(totals.delivery)} delivery`;
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
