import { paymentsReconciliation as m } from "#messages/payments-reconciliation.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";

type StandingWordsProps = {
  /** How many differences wait for the team, and what they come to in cents. */
  open: number;
  difference: number;
  comparedAt: string;
};

/** Whether our books and the provider's agree, as of the newest comparison. */
export function StandingWords({ open, difference, comparedAt }: StandingWordsProps) {
  const sum = formatUsd(cents(difference));
  return (
    <>
      <Rich>{open === 0 ? m.agree(sum, strong) : m.differ(open, sum, strong)}</Rich>{" "}
      {m.compared(formatInstant(comparedAt))}
    </>
  );
}

const strong = (words: string) => <strong>{words}</strong>;
