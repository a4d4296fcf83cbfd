import { creditWords } from "#shared/orders/credit-words.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** The team gave credit: how much, why, and what becomes of it. */
export function creditGiven({ amount, reason, url }: MailData["credit_given"]): MailParts {
  const sum = formatUsd(amount);
  return {
    subject: `${sum} credit for your next order`,
    heading: `${sum} credit`,
    blocks: [
      {
        kind: "text",
        text: `We have added ${sum} credit to your account: ${creditWords(reason)}.`,
      },
      { kind: "text", text: "Checkout applies it to your next order. It does not expire." },
      { kind: "link", label: "See your credit", url },
    ],
  };
}
