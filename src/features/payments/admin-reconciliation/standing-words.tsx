import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";

type StandingWordsProps = {
  /** The number of differences waiting for the team, and their sum in cents. */
  open: number;
  difference: number;
  /** The number of differences that settle by themselves. */
  expected: number;
  comparedAt: string;
};

/** Whether our books match the provider's, as of the latest comparison. */
export function StandingWords({ open, difference, expected, comparedAt }: StandingWordsProps) {
  const sum = formatUsd(cents(difference));
  return (
    <>
      <Rich>{open === 0 ? m.agree(sum, strong) : m.differ(open, sum, strong)}</Rich>{" "}
      {expected > 0 ? `${m.settling(expected)} ` : null}
      {m.compared(formatInstant(comparedAt))}
    </>
  );
}

const strong = (words: string) => <strong>{words}</strong>;
