import { subscribersMail as m } from "#messages/subscribers/mail.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";
import { packWords } from "#shared/catalog/pack-words.ts";

/** Tells a subscriber that a product they waited for is available again. */
export function backInSeason({
  product,
  productUrl,
  unsubscribeUrl,
}: MailData["back_in_season"]): MailParts {
  const { name, farmName, price, picture } = product;
  const pack = packWords(product.pack);
  return {
    subject: m.isBackSubject,
    heading: m.isBack,
    blocks: [
      {
        kind: "text",
        text: m.isBackText(farmName, name, pack, formatUsd(price)),
      },
      {
        kind: "goods",
        goods: [{ picture, words: m.goods(name, pack, farmName), value: formatUsd(price) }],
      },
      { kind: "link", label: m.see(name), url: productUrl },
      { kind: "text", text: m.oneEmail },
    ],
    unsubscribeUrl,
  };
}
