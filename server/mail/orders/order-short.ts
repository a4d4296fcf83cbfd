import type { Business } from "#shared/platform/business.ts";
import { shortReasonWords } from "#shared/logistics/fulfillment.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A farm brings less than was bought: what, why, and the money for it. */
export function orderShort(short: MailData["order_short"], { phone }: Business): MailParts {
  const { orderNumber, name, farmName, units, quantity, why, canceled } = short;
  const missing = units === quantity ? `${units} × ${name}` : `${units} of ${quantity} × ${name}`;
  return {
    subject: canceled
      ? `Your order ${orderNumber} cannot come`
      : `Part of your order ${orderNumber} is missing`,
    heading: "We are sorry",
    blocks: [
      {
        kind: "text",
        text: `${farmName} cannot bring ${missing} of your order ${orderNumber}. ${shortReasonWords(why)}.`,
      },
      { kind: "text", text: moneyOf(short) },
      { kind: "link", label: "See your order", url: short.orderUrl },
      {
        kind: "text",
        text: `Questions? Just answer this email or call ${phone}.`,
      },
    ],
  };
}

function moneyOf({ amount, canceled }: MailData["order_short"]): string {
  const rest = canceled
    ? "Nothing is left of your order, so it is canceled. "
    : "Everything else comes as planned. ";
  if (amount === 0) return `${rest}If we owe you money for it, we will write to you.`;
  return `${rest}We are refunding ${formatUsd(amount)} the way you paid${canceled ? ", delivery included" : ", tax included"}. Banks take up to ten days to show a refund.`;
}
