import { polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { thyme } from "./thyme.ts";

/** A thyme plant in a clay pot. */
export function pottedThyme(print: Print): void {
  print.shadow([410, 540], 380);
  const sprig = print.symbol(() => thyme(print, [0, 0], 0, 300));
  for (const [angle, length] of POT_SPRIGS) {
    print.place(sprig, [400 + angle * 90, 350], {
      turn: (angle * 360) / TURN,
      scale: length / 300,
    });
  }
  const pot = polygon([
    [262, 380],
    [538, 380],
    [506, 540],
    [294, 540],
  ]);
  print.block(pot, INKS.crab, { crescent: 40, toothLength: 60, lights: 0 });
  const rim = polygon([
    [244, 326],
    [556, 326],
    [550, 388],
    [250, 388],
  ]);
  print.block(rim, INKS.crab, { crescent: 26, toothLength: 36, lights: 0.7 });
  print.ink(
    [
      gouge(
        [
          [284, 410],
          [292, 440],
          [298, 480],
          [306, 520],
        ],
        12,
      ),
      gouge(
        [
          [270, 340],
          [340, 338],
          [400, 338],
          [460, 340],
        ],
        7,
      ),
    ],
    INKS.crab[0],
  );
}

const POT_SPRIGS = [
  [-1.1, 240],
  [1.1, 240],
  [-0.8, 290],
  [0.8, 290],
  [-0.5, 300],
  [0.5, 300],
  [-0.22, 310],
  [0.24, 310],
  [0, 300],
] as const;
