import { ordersWeights as m } from "#messages/orders-weights.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailBlock } from "./layout.ts";
import type { MailLine } from "./mail-goods.ts";
import { packWords } from "#shared/catalog/shown-words.ts";

/** The lines of an order, each with its picture, and what holds for those by weight where there are some. */
export function goodsBlocks(lines: readonly MailLine[]): MailBlock[] {
  const goods = lines.map(({ picture, quantity, name, pack, farmName, lineTotal }) => ({
    picture,
    words: `${quantity} × ${name} (${packWords(pack)}), ${farmName}`,
    value: formatUsd(lineTotal),
  }));
  const byWeight = lines.some(({ mostWeight }) => mostWeight);
  return [{ kind: "goods", goods }, ...(byWeight ? [{ kind: "text", text: m.note } as const] : [])];
}
