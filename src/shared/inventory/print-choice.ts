import { inventoryFields as m } from "#messages/inventory/fields.ts";
import { z } from "zod";
import { atMost, lineField } from "../fields.ts";
import { type GroundName, grounds } from "../platform/pages/pictures.ts";
import { type InkName, INKS } from "../prints/kit/inks.ts";

/** The one form that is not an illustration: a seed packet with the product's name. */
export const PACKET = "packet";

/** Maximum characters on a packet; longer lines would be illegible on a card. */
export const PRINT_WORDS_MAX = 40;
const needsName = () => m.packetNeedsName;

const fewWords = atMost(PRINT_WORDS_MAX);

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];
export const GROUND_NAMES = names<GroundName>(grounds);
export const INK_NAMES = names<InkName>(INKS);

/** The print a farm chooses for a product without a photo. */
export const printChoice = z.strictObject({
  /** The name of one of the market's prints, or `PACKET`. */
  form: z.string().regex(/^[a-z0-9-]{1,80}$/),
  /** One ink per color of the form; omitted ones use the form's default. */
  inks: z.array(z.enum(INK_NAMES)).max(8),
  ground: z.enum(GROUND_NAMES),
  /** The name on a packet, which is also the picture's alt text. */
  title: lineField(needsName).min(1, { error: needsName }).max(60, { error: needsName }),
  /** A short description of the variety, printed on a packet. */
  words: lineField(fewWords.error).max(PRINT_WORDS_MAX, fewWords),
});
export type PrintChoice = z.output<typeof printChoice>;
