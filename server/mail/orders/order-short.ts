import { ordersMail as m } from "#messages/orders/mail.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { shortReasonWords } from "#shared/farms/harvest/short-reasons.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells the customer that a farm cannot bring everything: what is missing, why, and the refund. */
export function orderShort(short: MailData["order_short"], { phone }: Business): MailParts {
  const { orderNumber, name, farmName, units, quantity, why, canceled } = short;
  const missing = units === quantity ? `${units} × ${name}` : m.partOf(units, quantity, name);
  return {
    subject: canceled ? m.cannotCome(orderNumber) : m.partMissing(orderNumber),
    heading: m.sorry,
    blocks: [
      {
        kind: "text",
        text: m.cannotBring({
          farm: farmName,
          missing,
          order: orderNumber,
          why: shortReasonWords(why),
        }),
      },
      { kind: "text", text: moneyOf(short) },
      { kind: "link", label: m.seeOrder, url: short.orderUrl },
      {
        kind: "text",
        text: m.questions(phone),
      },
    ],
  };
}

function moneyOf({ amount, bankDecides, canceled }: MailData["order_short"]): string {
  const rest = canceled ? m.nothingLeft : m.restComes;
  if (amount === 0) return `${rest} ${bankDecides ? m.bankDecides : m.nothingToGiveBack}`;
  const sum = formatUsd(amount);
  return `${rest} ${canceled ? m.refundingAll(sum) : m.refundingPart(sum)}`;
}
