import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { heap } from "../parts/heap.ts";

/** A heap of clams, ridged and banded. */
export function clams(print: Print): void {
  print.shadow([410, 514], 620);
  const rim = times(11, (index) =>
    polar([0, 26], index % 2 ? 86 : 82, Math.PI * (0.94 + (index / 10) * 1.12)),
  );
  const clam = [INKS.tan, INKS.stone].map((inks) =>
    print.symbol(() => {
      print.block(blob([...rim, [52, 50], [0, 62], [-52, 50]]), inks, {
        crescent: 16,
        toothLength: 26,
        lights: 0,
      });
      for (const part of [0.84, 0.66, 0.48, 0.3]) {
        const band = times(9, (index): Point =>
          polar([0, 40], 86 * part, Math.PI * (1.02 + (index / 8) * 0.96)),
        );
        print.stroke(band, part === 0.66 ? KEY : inks[2], part === 0.66 ? 5 : 7);
      }
      const rays = times(7, (index) =>
        tooth(
          polar([0, 36], 84, Math.PI * (1.12 + index * 0.127)),
          polar([0, 36], 24, Math.PI * (1.12 + index * 0.127)),
          5,
        ),
      );
      print.ink(rays, inks[0]);
      print.ink(
        gouge(
          [
            [-40, 52],
            [-10, 44],
            [10, 44],
            [40, 52],
          ],
          11,
        ),
        KEY,
      );
    }),
  );
  heap(print, { foot: [396, 464], width: 540, height: 250, step: 126, pieces: clam, tumble: 34 });
}
