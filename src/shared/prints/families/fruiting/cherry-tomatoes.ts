import { ball } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { punnet } from "../parts/punnet.ts";

export type CherryTomatoes = { inks: InkName };

/** A pint of cherry tomatoes in its basket. */
export function cherryTomatoes(print: Print, { inks }: CherryTomatoes): void {
  const pieces = [0.2, 1].map((turn) =>
    print.symbol(() => {
      print.block(ball([0, 0], [48, 46]), INKS[inks], {
        crescent: 13,
        toothLength: 26,
        toothStep: 14,
        lights: 0,
        line: 8,
      });
      print.ink(
        gouge(
          [
            [-30, 2],
            [-30, -14],
            [-22, -26],
            [-6, -32],
          ],
          8,
        ),
        INKS[inks][0],
      );
      calyx(print, INKS.leaf, {
        center: [4, -24],
        radius: 30,
        sepals: 5,
        width: 0.3,
        turn,
        line: 5,
        stem: 12,
      });
    }),
  );
  punnet(print, { pieces, step: 92, tumble: 34 });
}
