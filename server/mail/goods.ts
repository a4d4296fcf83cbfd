import { formatUsd } from "#shared/money.ts";
import type { MailBlock } from "./layout.ts";
import type { MailLine } from "./mail-goods.ts";
import { packWords } from "#shared/catalog/shown-words.ts";

/** The lines of an order, each with its picture. */
export function goodsBlock(lines: readonly MailLine[]): MailBlock {
  return {
    kind: "goods",
    goods: lines.map(({ picture, quantity, name, pack, farmName, lineTotal }) => ({
      picture,
      words: `${quantity} × ${name} (${packWords(pack)}), ${farmName}`,
      value: formatUsd(lineTotal),
    })),
  };
}
