import type { Print } from "../../kit/print.ts";
import { animals } from "./animals.ts";
import { buildings } from "./buildings.ts";
import { cows } from "./cow.ts";
import { flowers } from "./flowers.ts";
import { heads } from "./heads.ts";
import { orchard } from "./orchard.ts";
import { plants } from "./plants.ts";
import { shore } from "./shore.ts";
import { trees } from "./trees.ts";

const FIGURES = {
  ...animals,
  ...buildings,
  ...cows,
  ...flowers,
  ...heads,
  ...plants,
  ...shore,
  ...trees,
};

/** Objects in a landscape, drawn upward from the origin, about 150 high. */
export type Figure = keyof typeof FIGURES | keyof typeof orchard;

/** Draws a figure, for placing: once, or several times where no two are alike. */
export function figure(print: Print, name: Figure): readonly string[] {
  return isTree(name) ? orchard[name](print) : [print.symbol(() => FIGURES[name](print))];
}

const isTree = (name: Figure): name is keyof typeof orchard => name in orchard;
