import { creditWords } from "#shared/orders/words/credit-words.ts";
import { paymentsMail as m } from "#messages/payments/mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells a customer about credit from the team: how much, why, and how it is used. */
export function creditGiven({ amount, reason, url }: MailData["credit_given"]): MailParts {
  const sum = formatUsd(amount);
  return {
    subject: m.creditSubject(sum),
    heading: m.creditHeading(sum),
    blocks: [
      { kind: "text", text: m.creditText(sum, creditWords(reason)) },
      { kind: "text", text: m.creditUse },
      { kind: "link", label: m.seeCredit, url },
    ],
  };
}
