import type { ReactNode } from "react";
import { checkoutSums as m } from "#messages/checkout/sums.ts";
import { type BasisPoints, formatUsd } from "#shared/money.ts";
import { deductionsOf, taxLabel, taxPartsOf, type Totals } from "#shared/checkout/pricing.ts";
import classes from "../checkout.module.css";

type MoneyRowsProps = {
  totals: Totals;
  /** The rate shown with the tax; null if it is unknown which one was used. */
  taxBps: BasisPoints | null;
  /** False while the fee depends on a zip that is not known yet. */
  isFeeKnown?: boolean;
  /** The sheet says 'calculated at checkout' (spec section 2), followed by the amount, if any. */
  isSheet?: boolean;
  /** Content next to the total's label; the amounts stay aligned. */
  beside?: ReactNode;
};

/** Subtotal, delivery, tax and total, with right-aligned amounts. */
export function MoneyRows({
  totals,
  taxBps,
  isFeeKnown = true,
  isSheet = false,
  beside,
}: MoneyRowsProps) {
  return (
    <dl className={classes["money"]}>
      <Row label={m.subtotal} amount={formatUsd(totals.subtotal)} />
      <Row label={m.delivery} amount={isFeeKnown ? feeOf(totals, isSheet) : m.atCheckout} />
      {deductionsOf(totals).map((part) => (
        <Row key={part.label} label={part.label} amount={`−${formatUsd(part.amount)}`} />
      ))}
      <TaxRow totals={totals} taxBps={taxBps} />
      <Row label={m.total} amount={formatUsd(totals.total)} beside={beside} strong />
    </dl>
  );
}

function feeOf({ delivery }: Totals, isSheet: boolean): string {
  if (delivery === 0) return isSheet ? m.atCheckout : m.free;
  return isSheet ? m.atCheckoutSo(formatUsd(delivery)) : formatUsd(delivery);
}

/** The tax; if it combines several rates, its label opens the breakdown. */
function TaxRow({ totals, taxBps }: Pick<MoneyRowsProps, "totals" | "taxBps">) {
  const label = taxLabel(totals, taxBps);
  const amount = formatUsd(totals.tax);
  const parts = taxPartsOf(totals);
  if (parts.length === 0) return <Row label={label} amount={amount} />;
  return (
    <div className={classes["moneyRow"]}>
      <dt>
        <details className={classes["taxParts"]}>
          <summary>{label}</summary>
          <ul>
            {parts.map((part) => (
              <li key={part.label}>{m.partOf(part.label, formatUsd(part.amount))}</li>
            ))}
          </ul>
        </details>
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

function Row({
  label,
  amount,
  strong = false,
  beside,
}: {
  label: string;
  amount: string;
  strong?: boolean;
  beside?: ReactNode;
}) {
  return (
    <div className={classes["moneyRow"]} data-strong={strong || undefined}>
      <dt>
        {label} {beside}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
