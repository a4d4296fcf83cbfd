import { formatUsd } from "#shared/money.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** The provider has sent a refund: now the bank's days count. */
export function refundSent(refund: MailData["refund_sent"]): MailParts {
  const { orderNumber, amount } = refund;
  const sum = formatUsd(amount);
  const what = orderNumber ? `${sum} of your order ${orderNumber}` : sum;
  return {
    subject: orderNumber
      ? `We have sent back ${sum} of your order ${orderNumber}`
      : `We have sent back ${sum}`,
    heading: "Your refund",
    blocks: [
      { kind: "text", text: `We have sent ${what} back the way you paid.` },
      { kind: "text", text: "Banks take up to ten days to show a refund." },
      ...linkTo(refund.orderUrl),
    ],
  };
}

/** A refund did not arrive: the money is still the customer's, and the team sees to it. */
export function refundFailed(refund: MailData["refund_failed"]): MailParts {
  const { orderNumber, amount, credit } = refund;
  const what = orderNumber ? ` for your order ${orderNumber}` : "";
  return {
    subject: `Your refund of ${formatUsd(amount)} did not go through`,
    heading: "We are sorry",
    blocks: [
      {
        kind: "text",
        text: `Your refund of ${formatUsd(amount)}${what} did not go through at the bank. The money is still yours.`,
      },
      ...(credit > 0
        ? [
            {
              kind: "text",
              text: `The ${formatUsd(credit)} of credit that belong to it come with the next attempt.`,
            } as const,
          ]
        : []),
      {
        kind: "text",
        text: "We will look at it within one business day and send it again or give it to you as credit. If your card is closed, just answer this email.",
      },
      ...linkTo(refund.orderUrl),
    ],
  };
}

const linkTo = (url: string | null): MailBlock[] =>
  url ? [{ kind: "link", label: "See your order", url }] : [];
