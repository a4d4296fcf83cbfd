import { ball } from "../../kit/forms.ts";
import { INKS, type Inks } from "../../kit/inks.ts";
import { TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { fan } from "../parts/fan.ts";

/** The leaves behind a head of cauliflower or romanesco. */
export function collar(print: Print, inks: Inks): void {
  const leaf = print.symbol(() => collarLeaf(print, inks));
  for (const [turn, scale] of COLLAR) print.place(leaf, [400, 410], { turn, scale });
}

/** The leaves that lie before it, and the stem they grow from. */
export function frontCollar(print: Print, inks: Inks): void {
  const leaf = print.symbol(() => collarLeaf(print, inks));
  print.block(ball([400, 500], [62, 40]), INKS.pale, { crescent: 14, toothLength: 18, lights: 0 });
  for (const [x, turn, scale] of FRONT_COLLAR) print.place(leaf, [x, 492], { turn, scale });
}

/** A leaf pointing up from the origin. */
function collarLeaf(print: Print, inks: Inks): void {
  const look = { toothStep: 26, crescent: 12 };
  fan(
    print,
    inks,
    {
      foot: [0, 0],
      angle: -TURN / 4,
      radius: 300,
      span: 0.95,
      ruffle: 0.05,
      flatness: 1,
      steps: 8,
      veins: 4,
      rib: 20,
      ribInk: INKS.pale[0],
    },
    look,
  );
}

/** Degrees and sizes of the leaves behind and in front of the head. */
const COLLAR = [
  [-72, 0.98],
  [72, 0.98],
  [-44, 1],
  [44, 1],
  [-16, 1],
  [18, 1],
  [-98, 0.92],
  [98, 0.92],
] as const;

/** Where each grows from. */
const FRONT_COLLAR = [
  [434, -80, 0.86],
  [366, 80, 0.86],
  [418, -50, 0.5],
  [382, 50, 0.5],
  [400, 4, 0.4],
] as const;
