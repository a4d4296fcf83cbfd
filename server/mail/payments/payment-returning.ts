import { membershipsMail as m } from "#messages/memberships-mail.ts";
import { FOUNDING_PLACE } from "#shared/memberships/membership.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A payment goes back whole: why, and how much. It has not left yet. */
export function paymentReturning(payment: MailData["payment_returning"]): MailParts {
  const { amount } = payment;
  return {
    subject: `You get ${formatUsd(amount)} back`,
    heading: headingOf(payment),
    blocks: [
      { kind: "text", text: `${whyOf(payment)} ${willReturn(amount)}` },
      { kind: "text", text: "We will write again once the money has been sent." },
    ],
  };
}

function headingOf({ why }: MailData["payment_returning"]): string {
  return why === "deposit_returned" ? "Your deposit" : "We are sorry";
}

function whyOf({ why, items }: MailData["payment_returning"]): string {
  if (why === "deposit_returned") return "Your founding membership has ended.";
  if (why === "second_payment") return "This was paid or refunded already, and you paid again.";
  if (why === "order_closed")
    return "Your payment came through when your order could no longer be changed, so nothing was added to it.";
  if (why === "amount_mismatch")
    return "Your payment was not the amount we asked for, so no order was placed.";
  const gone = items.length > 0 ? `: ${items.map(itemWords).join(", ")}` : "";
  return `Your payment came through after this had sold out${gone}. No order was placed.`;
}

function willReturn(amount: Cents): string {
  return `We are returning the full ${formatUsd(amount)} the way you paid.`;
}

function itemWords(item: string): string {
  return item === FOUNDING_PLACE ? m.yourPlace : item;
}
