import { paymentsMail as m } from "#messages/payments/mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { refundRows } from "./refund-rows.ts";

/** Tells the customer that the provider has sent a refund, which may take the bank a few days. */
export function refundSent(refund: MailData["refund_sent"]): MailParts {
  const { orderNumber, amount, made } = refund;
  const sum = formatUsd(amount);
  return {
    subject: orderNumber ? m.sentOf(sum, orderNumber) : m.sent(sum),
    heading: m.yourRefund,
    blocks: [
      { kind: "text", text: orderNumber ? m.sentTextOf(sum, orderNumber) : m.sentText(sum) },
      ...(made ? madeOf(made) : []),
      { kind: "text", text: m.banksTake },
      ...linkTo(refund.orderUrl),
    ],
  };
}

/** Tells the customer that a refund failed: the money is still theirs, and the team will take care of it. */
export function refundFailed(refund: MailData["refund_failed"]): MailParts {
  const { isByBank, orderNumber, amount, credit } = refund;
  const sum = formatUsd(amount);
  const [text, textOf] = isByBank
    ? [m.failedText, m.failedTextOf]
    : [m.notSentText, m.notSentTextOf];
  return {
    subject: m.failed(sum),
    heading: m.sorry,
    blocks: [
      {
        kind: "text",
        text: orderNumber ? textOf(sum, orderNumber) : text(sum),
      },
      ...(credit > 0
        ? [
            {
              kind: "text",
              text: m.creditComes(formatUsd(credit)),
            } as const,
          ]
        : []),
      {
        kind: "text",
        text: m.weLook,
      },
      ...linkTo(refund.orderUrl),
    ],
  };
}

function madeOf({ parts, cause }: NonNullable<MailData["refund_sent"]["made"]>): MailBlock[] {
  return [
    { kind: "text", text: m.why(m.causes[cause]) },
    { kind: "rows", rows: refundRows(parts) },
  ];
}

const linkTo = (url: string | null): MailBlock[] =>
  url ? [{ kind: "link", label: m.seeOrder, url }] : [];
