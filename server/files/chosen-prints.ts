import { randomBytes } from "node:crypto";
import type { PrintChoice } from "#shared/inventory/print-choice.ts";
import { keptOnce } from "#shared/platform/kept-once.ts";
import { drawnKey, drawnName } from "#shared/platform/pages/pictures.ts";
import { drawChoice } from "../services/inventory/chosen-prints.ts";
import type { PictureStore } from "./picture-store.ts";
import { loadLetters } from "./prints/lettering.ts";

const letters = keptOnce(loadLetters);

/** Draws the print that a farm has chosen, as SVG. Throws `invalid` for an unknown shape. */
export async function drawChosen(choice: PrintChoice): Promise<string> {
  return drawChoice(choice, await letters());
}

/** Draws the print, saves it in `store` under a random name, and returns its key. Throws like `drawChosen`. */
export async function keepChosen(store: PictureStore, choice: PrintChoice): Promise<string> {
  const svg = await drawChosen(choice);
  const name = drawnName(randomBytes(16).toString("hex"));
  await store.put(`${name}.svg`, Buffer.from(svg));
  return drawnKey(name, choice.ground);
}
