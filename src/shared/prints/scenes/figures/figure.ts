import type { Print } from "../../kit/print.ts";
import { animals } from "./animals.ts";
import { buildings } from "./buildings.ts";
import { cows } from "./cow.ts";
import { flowers } from "./flowers.ts";
import { plants } from "./plants.ts";
import { shore } from "./shore.ts";
import { trees } from "./trees.ts";

const FIGURES = { ...animals, ...buildings, ...cows, ...flowers, ...plants, ...shore, ...trees };

/** Objects in a landscape, drawn upward from the origin, about 150 high. */
export type Figure = keyof typeof FIGURES;

/** Draws a figure once, for placing. */
export function figure(print: Print, name: Figure): string {
  return print.symbol(() => FIGURES[name](print));
}
