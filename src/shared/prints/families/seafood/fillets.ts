import { type Form, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { lerp, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { flakes } from "./flakes.ts";
import { cast } from "../parts/cast.ts";

export type Fillets =
  | {
      /** Two fillets, both with their flesh up. */
      kind: "skinned";
    }
  | {
      /** Two fillets, the nearer one with its skin up. */
      kind: "skinOn";
      skin: InkName;
    };

/** Raw fillets of fish. */
export function fillets(print: Print, parameters: Fillets): void {
  print.shadow([410, 510], 620);
  const [back, front] = SPINES;
  cast(print, filletOf(back));
  fleshUp(print, filletOf(back));
  cast(print, filletOf(front));
  if (parameters.kind === "skinOn") skinUp(print, filletOf(front), INKS[parameters.skin]);
  else fleshUp(print, filletOf(front));
}

/** From the broad end to the tail. */
const SPINES: readonly [readonly Point[], readonly Point[]] = [
  [
    [104, 262],
    [330, 190],
    [716, 236],
  ],
  [
    [96, 426],
    [330, 372],
    [722, 446],
  ],
];

/** Full at the shoulder, drawn out evenly to the tail; the back is straighter than the belly. */
const filletOf = (spine: readonly Point[]): Form =>
  lathe({
    spine,
    width: [78, 112, 122, 118, 106, 90, 72, 52, 33, 20],
    caps: [0.08, 0.03],
    steps: 14,
    edge: (across, along) =>
      across > 0 ? 0.84 : 1.04 + 0.05 * Math.sin(along * 14) - 0.12 * along,
  });

const LOOK = { crescent: 26, toothLength: 36, toothStep: 18, lights: 0, line: 10 };

function fleshUp(print: Print, form: Form): void {
  print.block(form, INKS.fillet, LOOK);
  flakes(print, form, INKS.fillet);
  print.ink(print.along(form, [0], { from: 0.03, to: 0.95, width: 13 }), INKS.pork[1]);
}

/** Scales in rows, the line along the side, lights on the back. */
function skinUp(print: Print, form: Form, inks: Inks): void {
  print.block(form, inks, { ...LOOK, lights: 0.8 });
  const scale = (row: number, index: number, size: number) => {
    const across = lerp(-0.78, 0.78, row / (ROWS - 1));
    const along = 0.07 + (index + (row % 2) / 2) * 0.078;
    const at = form.surface(across, along);
    return tooth(form.surface(across + 0.1, along + 0.034), at, size);
  };
  const rows = times(ROWS, (row) => row);
  const scales = (size: number) =>
    rows.flatMap((row) => times(11, (index) => scale(row, index, size)));
  print.ink(scales(13), inks[2]);
  print.ink(print.along(form, [0.1], { from: 0.03, to: 0.96, width: 8 }), KEY);
  const lit = -form.shadowSide;
  print.ink(print.along(form, [lit * 0.62, lit * 0.4], { from: 0.1, to: 0.7, width: 9 }), inks[0]);
}

const ROWS = 6;
