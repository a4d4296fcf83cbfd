import { type InkName, INKS } from "../../../kit/inks.ts";
import type { Print } from "../../../kit/print.ts";
import { curdAndCitrus } from "./citrus.ts";
import { fruits } from "./fruits.ts";
import { mains } from "./mains.ts";
import { meats } from "./meats.ts";
import { vegetables } from "./vegetables.ts";

const MORSELS = { ...curdAndCitrus, ...fruits, ...mains, ...meats, ...vegetables };

/** What a dish may contain, drawn around the origin. */
export type Morsel = keyof typeof MORSELS;

/** Draws one morsel. */
export function morsel(print: Print, what: Morsel, inks: InkName): void {
  MORSELS[what](print, INKS[inks]);
}
