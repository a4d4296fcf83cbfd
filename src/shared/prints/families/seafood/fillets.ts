import { ball, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { skinOnPiece } from "./skin-on.ts";

export type Fillets =
  | {
      /** Two whole skinless fillets on a plate. */
      kind: "skinned";
    }
  | {
      /** One thick piece, its skin turned up at one end. */
      kind: "skinOn";
      skin: InkName;
    };

/** Raw fillets of fish. */
export function fillets(print: Print, parameters: Fillets): void {
  if (parameters.kind === "skinned") {
    plate(print);
    for (const spine of SKINNED) wholeFillet(print, spine);
    return;
  }
  skinOnPiece(print, INKS[parameters.skin]);
}

/** Shoulder, middle and tail of each fillet, the far one first. */
const SKINNED: readonly (readonly [Point, Point, Point])[] = [
  [
    [136, 334],
    [390, 262],
    [654, 326],
  ],
  [
    [98, 444],
    [360, 376],
    [680, 410],
  ],
];

/** A whole fillet: broad at the shoulder, thin at the tail, with flakes in chevrons that meet at the seam. */
function wholeFillet(print: Print, spine: readonly Point[]): void {
  const width = [34, 70, 80, 80, 74, 64, 52, 40, 30, 24];
  const form = lathe({ spine, width, caps: [0.1, 0.05], steps: 14 });
  const look = { crescent: 26, toothLength: 24, toothStep: 20, lights: 0, line: 11 };
  print.block(form, INKS.fillet, look);
  const flakes = times(11, (index) => {
    const along = 0.1 + index * 0.074;
    return [-1, 1].map((side) => {
      const at = (part: number) => form.surface(side * part, along + 0.075 - 0.09 * part ** 1.5);
      return gouge([at(0.06), at(0.35), at(0.62), at(0.9)], 12 - index * 0.4);
    });
  });
  print.ink(flakes.flat(), INKS.pork[1], { opacity: 0.6 });
  const lights = times(5, (index) => {
    const at = (part: number) =>
      form.surface(-part * form.shadowSide, 0.16 + index * 0.15 - 0.07 * part);
    return gouge([at(0.2), at(0.4), at(0.6), at(0.8)], 9);
  });
  print.ink(lights, "#fffdf8");
  const at = (along: number) => form.surface(0, along);
  print.ink(curledGouge([at(0.05), at(0.35), at(0.65), at(0.97)], 14), INKS.pork[1]);
}

function plate(print: Print): void {
  const round = (size: number) => ball([394, 396], [372 * size, 156 * size], { steps: 16 });
  print.block(round(1), INKS.blue, { crescent: 22, toothLength: 26, lights: 0, line: 11 });
  print.ink(round(0.8).path, INKS.blue[2], { opacity: 0.5 });
}
