import { FAMILIES, type FormDrawing } from "./families/register.ts";
import { type Paper, paper } from "./kit/papers.ts";
import { type Packet, packet } from "./kit/packet.ts";
import { Print } from "./kit/print.ts";
import type { Letters } from "./kit/letters.ts";

/** What a product's picture shows: a drawn form, or a packet with its name where no drawing would be true. */
export type Drawing = (FormDrawing & Fit) | Packet;

/** Everything that the print of a card is made of. */
export type CardPrint = {
  /** Seed of all chance in it, and the name of its file: a product's slug, or another name of the kind. */
  readonly name: string;
  /** Set on a packet. */
  readonly title: string;
  /** For those who do not see it: name and pack. */
  readonly label: string;
  readonly paper: Paper;
  readonly drawing: Drawing;
};

/** How large a form stands on the paper: 0.9 unless given, so that badge and add button have their corners. */
type Fit = { readonly fit?: number };

/** The picture of a card as SVG, 800 by 600, on no ground of its own. The same text for the same print, always. */
export function drawCard(card: CardPrint, letters: Letters): string {
  const { name, title, label, drawing } = card;
  const print = new Print(name);
  paper(print, card.paper);
  if ("packet" in drawing) packet(print, title, drawing, letters);
  else placed(print, drawing.fit, () => drawForm(print, drawing));
  return print.svg(label);
}

/**
 * The same without its paper, on a square that it fills: for heroes, bands and crates. It has no ground, and so no
 * shadow on it.
 */
export function drawBare({ name, title, label, drawing }: CardPrint, letters: Letters): string {
  const paint = (print: Print) => {
    if ("packet" in drawing) packet(print, title, drawing, letters);
    else drawForm(print, drawing);
  };
  const measured = new Print(name).hung();
  paint(measured);
  const { left, right } = measured.reach;
  const scale = Math.min(MAX_SCALE, (SQUARE.width - 2 * MARGIN) / (right - left));
  const x = SQUARE.width / 2 - (scale * (left + right)) / 2;
  const y = 80 + (MAX_SCALE - scale) * FOOT;
  const print = new Print(name).hung();
  print.within(`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(2)})`, () => {
    paint(print);
  });
  return print.svg(label, SQUARE);
}

const SQUARE = { width: 800, height: 800 };
/** What is narrow is not enlarged further. */
const MAX_SCALE = 1.14;
const MARGIN = 10;
/** About where things stand on a card. */
const FOOT = 540;

/** Left of the middle and above the edge: the top left belongs to badges, the bottom right to the add button. */
function placed(print: Print, fit = 0.9, paint: () => void): void {
  const [x, y] = [Math.round(384 - 400 * fit), Math.round(548 - 560 * fit)];
  print.within(`translate(${x} ${y}) scale(${fit})`, paint);
}

/** Draws a form on a print of any kind: a card, a dish, a crate. */
export function drawForm(print: Print, drawing: FormDrawing): void {
  const { family, ...parameters } = drawing;
  // Each family takes the parameters that are declared with its name; the union of all cannot say so.
  const paint = FAMILIES[family] as (print: Print, parameters: object) => void;
  print.standing(() => paint(print, parameters));
}
