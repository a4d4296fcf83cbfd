import { ordersMail as m } from "#messages/orders/mail.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../payments/way-back.ts";

/** Responds to a problem that a customer reported. */
export function problemAnswered(problem: MailData["problem_answered"]): MailParts {
  const { orderNumber, name, quantity, amount, answer, orderUrl } = problem;
  const what = `${quantity} × ${name}`;
  return {
    subject: !amount ? m.about(orderNumber) : m.backFor(formatUsd(amount), orderNumber),
    heading: amount === null ? m.lookedInto : m.sorry,
    blocks: [
      {
        kind: "text",
        text: amount === null ? m.toldUs(what, orderNumber) : wasNotRight({ ...problem, amount }),
      },
      ...(answer ? [{ kind: "text", text: answer } as const] : []),
      { kind: "link", label: m.seeOrder, url: orderUrl },
      { kind: "text", text: m.justAnswer },
    ],
  };
}

function wasNotRight(problem: MailData["problem_answered"] & { amount: Cents }): string {
  const { orderNumber: order, name, quantity, amount, credit } = problem;
  const what = `${quantity} × ${name}`;
  // Free goods need no refund.
  if (amount === 0) return m.freeWasNotRight({ what, order });
  const back = { amount, credit };
  return m.wasNotRight({ what, order, given: wayBack(back), when: whenBack(back) });
}
