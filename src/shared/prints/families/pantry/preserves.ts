import { ball } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { jar } from "../parts/jar.ts";
import { crisp } from "./crisp.ts";
import { olives } from "./olives.ts";

export type Preserves = {
  contents: InkName;
  lid: InkName;
  label: Emblem;
  /** What is visible through the glass around a smaller label. */
  pieces?: keyof typeof PIECES;
};

const PIECES = { crisp, olives };

/** A jar with its label: jam, fruit butter, olives, lard. */
export function preserves(print: Print, { contents, lid, label, pieces }: Preserves): void {
  const art = (on: Print, [x, y]: Point) => {
    emblem(on, label, [x, y], 1.06);
  };
  jar(print, INKS[contents], {
    top: [400, 170],
    width: 296,
    height: 356,
    lid: INKS[lid],
    ...(pieces ? {} : { art }),
  });
  if (!pieces) return;
  PIECES[pieces](print);
  emblemOnTag(print, art);
}

/** A smaller label, so that the contents are visible through the glass. */
function emblemOnTag(print: Print, art: (print: Print, middle: Point) => void): void {
  print.block(ball([396, 366], [98, 84], { shape: 3, steps: 16 }), INKS.cream, {
    crescent: 12,
    teeth: 0.5,
    lights: 0,
    line: 7,
    shift: 2,
  });
  art(print, [396, 364]);
}
