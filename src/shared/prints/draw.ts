import { FAMILIES, type FormDrawing } from "./families/register.ts";
import { type Paper, paper } from "./kit/papers.ts";
import { type Packet, packet } from "./kit/packet.ts";
import { Print } from "./kit/print.ts";
import type { Letters } from "./kit/letters.ts";

/** A product's picture: a drawn form, or a seed packet with its name where no drawing would be accurate. */
export type Drawing = (FormDrawing & Fit) | Packet;

/** Everything needed to draw a card's print. */
export type CardPrint = {
  /** The random seed, and the file name: a product's slug or a similar name. */
  readonly name: string;
  /** Printed on a packet. */
  readonly title: string;
  /** The alt text: name and pack. */
  readonly label: string;
  readonly paper: Paper;
  readonly drawing: Drawing;
};

/** The size of a form on the paper: 0.9 by default, which leaves the corners to the badge and add button. */
type Fit = { readonly fit?: number };

/** A card's picture as SVG, 800 by 600, without a background. Deterministic. */
export function drawCard(card: CardPrint, letters: Letters): string {
  const { name, title, label, drawing } = card;
  const print = new Print(name);
  paper(print, card.paper);
  if ("packet" in drawing) packet(print, title, drawing, letters);
  else placed(print, drawing.fit, () => drawForm(print, drawing));
  return print.svg(label);
}

/**
 * A card's picture without its paper, filling a square: for heroes, bands and crates. It has no background, and so
 * no shadow.
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
/** Narrow forms are not enlarged further. */
const MAX_SCALE = 1.14;
const MARGIN = 10;
/** Approximate y coordinate of the ground on a card. */
const FOOT = 540;

/** Left of center and above the edge: the top left is reserved for badges, the bottom right for the add button. */
function placed(print: Print, fit = 0.9, paint: () => void): void {
  const [x, y] = [Math.round(384 - 400 * fit), Math.round(548 - 560 * fit)];
  print.within(`translate(${x} ${y}) scale(${fit})`, paint);
}

/** Draws a form on any kind of print: a card, a dish, a crate. */
export function drawForm(print: Print, drawing: FormDrawing): void {
  const { family, ...parameters } = drawing;
  // Each family takes the parameters declared with its name, which the union type cannot express.
  const paint = FAMILIES[family] as (print: Print, parameters: object) => void;
  print.standing(() => paint(print, parameters));
}
