import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { whenBack, wayBack } from "../accounts/way-back.ts";

/** What became of something a customer reported. */
export function problemAnswered(problem: MailData["problem_answered"]): MailParts {
  const { orderNumber, name, quantity, amount, credit, answer, orderUrl } = problem;
  const what = `${quantity} × ${name}`;
  return {
    subject:
      amount === null
        ? `About your order ${orderNumber}`
        : `${formatUsd(amount)} back for your order ${orderNumber}`,
    heading: amount === null ? "We have looked into it" : "We are sorry",
    blocks: [
      {
        kind: "text",
        text:
          amount === null
            ? `You told us about ${what} of your order ${orderNumber}. We have looked into it.`
            : `${what} of your order ${orderNumber} was not right. We give you ${wayBack({ amount, credit })}. ${whenBack({ amount, credit })}`,
      },
      ...(answer ? [{ kind: "text", text: answer } as const] : []),
      { kind: "link", label: "See your order", url: orderUrl },
      { kind: "text", text: "Anything else? Just answer this email." },
    ],
  };
}
