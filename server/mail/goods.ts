import { ordersWeights as m } from "#messages/orders/weights.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { harvestText } from "#shared/orders/harvest-text.ts";
import { formatUsd } from "#shared/money.ts";
import type { MailBlock } from "./layout.ts";
import type { MailGoods, MailLine } from "./mail-goods.ts";
import { packWords } from "#shared/catalog/pack-words.ts";

type Harvested = MailGoods & Pick<MailLine, "picture" | "harvest">;

/** The lines of an order with their pictures, plus a note if some are sold by weight. */
export function goodsBlocks(lines: readonly MailLine[]): MailBlock[] {
  const goods = lines.map(({ picture, quantity, name, pack, farmName, lineTotal, harvest }) => ({
    picture,
    words: `${quantity} × ${name} (${packWords(pack)}), ${farmName}`,
    value: formatUsd(lineTotal),
    note: harvestText(harvest),
  }));
  return [{ kind: "goods", goods }, ...weightNote(lines)];
}

/** Goods with their pictures and, where it is known, when they are harvested; what they cost stands elsewhere. */
export function harvestBlock(items: readonly Harvested[]): MailBlock {
  const goods = items.map((item) => ({
    picture: item.picture,
    words: goodsWords(item),
    note: harvestText(item.harvest),
  }));
  return { kind: "goods", goods };
}

/** A note about goods sold by weight; empty if none of these are. */
export function weightNote(lines: readonly Pick<MailLine, "mostWeight">[]): MailBlock[] {
  return lines.some(({ mostWeight }) => mostWeight) ? [{ kind: "text", text: m.note }] : [];
}
