import { paymentsGiftMail as m } from "#messages/payments/gift-cards/gift-mail.ts";
import { brand } from "#shared/brand.ts";
import { formatUsd } from "#shared/money.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { formatDayFull } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** To the recipient: who sent the card, their message, and the code, which appears nowhere else. */
export function giftCard(data: MailData["gift_card"]): MailParts {
  const { amount, code, recipientName, buyerName, message, url } = data;
  const sum = formatUsd(amount);
  return {
    subject: m.subject(sum, brand.name),
    heading: m.heading(sum),
    blocks: [
      { kind: "text", text: m.text(recipientName, buyerName, sum, brand.name) },
      ...(message ? [{ kind: "text" as const, text: `“${message}”` }] : []),
      {
        kind: "rows",
        rows: [
          [m.code, code],
          [m.worth, sum],
        ],
      },
      { kind: "text", text: m.howTo },
      { kind: "link", label: m.redeem, url },
      { kind: "text", text: m.law },
    ],
  };
}

/**
 * To the buyer: the receipt, when the card is sent, and how to correct the recipient's address. Leaves out the
 * code, which is for the recipient only.
 */
export function giftCardBought(
  { amount, number, recipientName, recipientEmail, day, url }: MailData["gift_card_bought"],
  { phone, email }: Business,
): MailParts {
  const sum = formatUsd(amount);
  const sent = day
    ? m.boughtLater(recipientName, recipientEmail, formatDayFull(day))
    : m.boughtNow(recipientName, recipientEmail);
  return {
    subject: m.boughtSubject(sum, number),
    heading: m.boughtHeading,
    blocks: [
      { kind: "text", text: sent },
      {
        kind: "rows",
        rows: [
          [m.receipt, number],
          [m.amount, sum],
        ],
      },
      { kind: "text", text: m.noTax },
      { kind: "text", text: m.wrongAddress },
      { kind: "link", label: m.seeBought, url },
      { kind: "text", text: m.questions(phone, email) },
    ],
  };
}
