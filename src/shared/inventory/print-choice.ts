import { inventoryFields as m } from "#messages/inventory-fields.ts";
import { z } from "zod";
import { atMost, lineField } from "../fields.ts";
import { type GroundName, grounds } from "../platform/pictures.ts";
import { type InkName, INKS } from "../prints/kit/inks.ts";

/** The form that is no drawing: a seed shop's packet with the product's name. */
export const PACKET = "packet";

/** Letters on a packet; longer lines could not be read on a card. */
export const PRINT_WORDS_MAX = 40;
const needsName = () => m.packetNeedsName;

const fewWords = atMost(PRINT_WORDS_MAX);

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];
export const GROUND_NAMES = names<GroundName>(grounds);
export const INK_NAMES = names<InkName>(INKS);

/** The print that a farm chooses for a product of which it has no photo. */
export const printChoice = z.strictObject({
  /** The name of one of the market's prints, or `PACKET`. */
  form: z.string().regex(/^[a-z0-9-]{1,80}$/),
  /** One ink for each color of the form; what is left out stays as the form has it. */
  inks: z.array(z.enum(INK_NAMES)).max(8),
  ground: z.enum(GROUND_NAMES),
  /** The name on a packet, and of the picture for whoever cannot see it. */
  title: lineField(needsName).min(1, { error: needsName }).max(60, { error: needsName }),
  /** A few words about the variety, on a packet. */
  words: lineField(fewWords.error).max(PRINT_WORDS_MAX, fewWords),
});
export type PrintChoice = z.output<typeof printChoice>;
