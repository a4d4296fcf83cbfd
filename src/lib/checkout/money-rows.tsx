import { formatUsd, shareOf } from "#shared/money.ts";
import { deductionsOf, DEFAULT_RATES, type Totals } from "#shared/pricing.ts";
import classes from "./checkout.module.css";

type MoneyRowsProps = {
  totals: Totals;
  /** The sheet says 'calculated at checkout' (spec section 2); elsewhere the fee, free when none. */
  delivery?: string;
};

/**
 * Subtotal, delivery, tax and total, the amounts right-aligned. The rate of the specification
 * (section 9) is named while it is the one that was used.
 */
export function MoneyRows({ totals, delivery }: MoneyRowsProps) {
  const fee = totals.delivery === 0 ? "Free" : formatUsd(totals.delivery);
  return (
    <dl className={classes["money"]}>
      <Row label="Subtotal" amount={formatUsd(totals.subtotal)} />
      <Row label="Delivery" amount={delivery ?? fee} />
      {deductionsOf(totals).map((part) => (
        <Row key={part.label} label={part.label} amount={`−${formatUsd(part.amount)}`} />
      ))}
      <Row label={taxLabel(totals)} amount={formatUsd(totals.tax)} />
      <Row label="Total" amount={formatUsd(totals.total)} strong />
    </dl>
  );
}

function taxLabel({ subtotal, tax }: Totals): string {
  return tax === shareOf(subtotal, DEFAULT_RATES.taxBps) ? "Tax (8.75%)" : "Tax";
}

function Row({
  label,
  amount,
  strong = false,
}: {
  label: string;
  amount: string;
  strong?: boolean;
}) {
  return (
    <div className={classes["moneyRow"]} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
