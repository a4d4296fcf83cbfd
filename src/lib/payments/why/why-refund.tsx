import type { Cents } from "#shared/money.ts";
import { WhyButton } from "./why-button.tsx";

type WhyRefundProps = { refund: { id: string; amount: Cents; credit: Cents } };

/** The explanations of a refund's parts, for the team: what went to the card, and what became credit. */
export function WhyRefund({ refund: { id: refundId, amount, credit } }: WhyRefundProps) {
  return (
    <>
      {amount > 0 ? (
        <WhyButton amount={amount} ask={{ of: "refund", input: { refundId, to: "card" } }} />
      ) : null}
      {credit > 0 ? (
        <WhyButton amount={credit} ask={{ of: "refund", input: { refundId, to: "credit" } }} />
      ) : null}
    </>
  );
}
