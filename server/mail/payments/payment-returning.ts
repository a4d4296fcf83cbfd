import { membershipsMail } from "#messages/memberships/mail.ts";
import { paymentsMail as m } from "#messages/payments/mail.ts";
import { FOUNDING_PLACE } from "#shared/memberships/membership.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Announces the full refund of a payment: why, and how much. The money has not been sent yet. */
export function paymentReturning(payment: MailData["payment_returning"]): MailParts {
  const { amount } = payment;
  return {
    subject: m.returning(formatUsd(amount)),
    heading: headingOf(payment),
    blocks: [
      { kind: "text", text: whyOf(payment) },
      { kind: "text", text: m.willWrite },
    ],
  };
}

function headingOf({ why }: MailData["payment_returning"]): string {
  if (why === "gift_card_voided") return m.giftCard;
  return why === "deposit_returned" ? m.deposit : m.sorry;
}

function whyOf({ why, items, amount }: MailData["payment_returning"]): string {
  const sum = formatUsd(amount);
  if (why === "deposit_returned") return m.membershipEnded(sum);
  if (why === "gift_card_voided") return m.giftCardVoided(sum);
  if (why === "goods_gone" && items.length > 0)
    return m.soldOut(items.map(itemWords).join(", "), sum);
  return m.whyReturned[why](sum);
}

function itemWords(item: MailData["payment_returning"]["items"][number]): string {
  return item === FOUNDING_PLACE ? membershipsMail.yourPlace : item.name;
}
