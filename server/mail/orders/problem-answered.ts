import { ordersMail as m } from "#messages/orders-mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../accounts/way-back.ts";

/** What became of something a customer reported. */
export function problemAnswered(problem: MailData["problem_answered"]): MailParts {
  const { orderNumber, name, quantity, amount, credit, answer, orderUrl } = problem;
  const what = `${quantity} × ${name}`;
  return {
    subject: amount === null ? m.about(orderNumber) : m.backFor(formatUsd(amount), orderNumber),
    heading: amount === null ? m.lookedInto : m.sorry,
    blocks: [
      {
        kind: "text",
        text:
          amount === null
            ? m.toldUs(what, orderNumber)
            : m.wasNotRight({
                what,
                order: orderNumber,
                given: wayBack({ amount, credit }),
                when: whenBack({ amount, credit }),
              }),
      },
      ...(answer ? [{ kind: "text", text: answer } as const] : []),
      { kind: "link", label: m.seeOrder, url: orderUrl },
      { kind: "text", text: m.justAnswer },
    ],
  };
}
