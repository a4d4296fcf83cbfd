import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** What someone waited for is available again. */
export function backInSeason({
  product: { name, farmName, pack, price, picture },
  productUrl,
  unsubscribeUrl,
}: MailData["back_in_season"]): MailParts {
  return {
    subject: "What you waited for is back",
    heading: "It is back",
    blocks: [
      {
        kind: "text",
        text: `You asked us to tell you: ${farmName} has ${name} again, ${pack} for ${formatUsd(price)}. There is only as much as the field gives, so it is first come, first served.`,
      },
      {
        kind: "goods",
        goods: [{ picture, words: `${name} (${pack}), ${farmName}`, value: formatUsd(price) }],
      },
      { kind: "link", label: `See ${name}`, url: productUrl },
      { kind: "text", text: "This is the one email you asked for about it." },
    ],
    unsubscribeUrl,
  };
}
