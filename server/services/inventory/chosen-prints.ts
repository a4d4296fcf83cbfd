import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { type MarketCard, marketCards, things } from "#db/seed/market-prints.ts";
import { DomainError } from "#shared/errors.ts";
import { PACKET, type PrintChoice } from "#shared/inventory/print-choice.ts";
import { printKey } from "#shared/platform/pages/pictures.ts";
import { type CardPrint, drawCard } from "#shared/prints/draw.ts";
import type { InkName } from "#shared/prints/kit/inks.ts";
import type { Letters } from "#shared/prints/kit/letters.ts";
import { type Color, colorsOf, recolor } from "#shared/prints/recolor.ts";
import { groupWords, printTitle } from "../platform/settings/print-words.ts";

/** A form that a farm can choose for a product without a photo. */
export type PrintForm = {
  form: string;
  title: string;
  /** The form's category. */
  group: string;
  /** The key of the market's own print with this form. */
  key: string;
  colors: readonly Color[];
};

/** All forms: the market's own prints except packets, which show another product's name. */
export function listPrintForms(): PrintForm[] {
  return [...forms().values()].map((card) => ({
    form: card.name,
    title: printTitle(card),
    group: groupWords(card.group),
    key: printKey(card.name, card.ground),
    colors: colorsOf(card.drawing),
  }));
}

/** Draws a farm's choice. Throws `invalid` for an unknown form. */
export function drawChoice(choice: PrintChoice, letters: Letters): string {
  return drawCard(cardOf(choice), letters);
}

function cardOf({ form, inks, title, words }: PrintChoice): CardPrint {
  if (form === PACKET) {
    const drawing = { packet: words, inks: inks[0] ?? PACKET_INK };
    return { name: PACKET, title, label: title, paper: "shelf", drawing };
  }
  const found = forms().get(form);
  if (!found) throw new DomainError("invalid", m.chooseDrawing);
  const { name, paper, drawing } = found;
  return { name, title, label: title, paper, drawing: recolor(drawing, inks) };
}

/** The default ink of packets. */
const PACKET_INK: InkName = "leaf";

function forms(): ReadonlyMap<string, MarketCard> {
  const drawn = [...marketCards(), ...things()].filter(({ drawing }) => !("packet" in drawing));
  return new Map(drawn.map((card) => [card.name, card]));
}
