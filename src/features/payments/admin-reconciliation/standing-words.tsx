import { paymentsReconciliation as m } from "#messages/payments-reconciliation.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";

type StandingWordsProps = {
  /** How many differences wait for the team, and what they come to in cents. */
  open: number;
  difference: number;
  /** How many settle by themselves. */
  expected: number;
  comparedAt: string;
};

/** How our books stand beside the provider's, as of the newest comparison. */
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
