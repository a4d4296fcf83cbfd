import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { lerp, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { fleshUp, type Side, type SideInks, sideForm, SIDE_LOOK } from "./side.ts";

export type Fillets =
  | {
      /** Two fillets of different fish of one kind, both with their flesh up. */
      kind: "skinned";
    }
  | {
      /** Two thick pieces of one side: flesh up with its edge of skin, and the skin itself. */
      kind: "skinOn";
      skin: InkName;
    };

/** Raw fillets of fish on one ground. */
export function fillets(print: Print, parameters: Fillets): void {
  if (parameters.kind === "skinned") {
    fleshUp(print, SIDES.far, RAW);
    fleshUp(print, SIDES.near, RAW);
    return;
  }
  const skin = INKS[parameters.skin];
  skinUp(print, SIDES.tail, skin);
  fleshUp(print, SIDES.block, { ...RAW, skin });
}

const RAW: SideInks = { skin: INKS.fillet, flesh: INKS.fillet, seam: INKS.pork };

const SIDES = {
  far: {
    left: 110,
    right: 640,
    back: [250, 204, 190, 196, 214, 236, 262, 290],
    belly: [300, 352, 366, 360, 350, 338, 326, 316],
    depth: 20,
  },
  near: {
    left: 150,
    right: 736,
    back: [398, 390, 382, 372, 358, 344, 338, 366],
    belly: [426, 438, 452, 474, 500, 508, 486, 430],
    depth: 24,
  },
  tail: {
    left: 250,
    right: 742,
    back: [222, 196, 196, 222, 268, 316, 356, 384],
    belly: [340, 396, 416, 426, 430, 430, 426, 420],
    depth: 0,
  },
  block: {
    left: 88,
    right: 600,
    back: [366, 334, 320, 320, 330, 348, 370, 398],
    belly: [452, 486, 496, 494, 486, 476, 466, 456],
    depth: 34,
  },
} as const satisfies Record<string, Side>;

/** Scales in rows, the line along the side, lights on the back. */
function skinUp(print: Print, side: Side, inks: Inks): void {
  const form = sideForm(side);
  print.block(form, inks, { ...SIDE_LOOK, lights: 0.8 });
  const rows = 6;
  const scales = times(rows, (row) => row).flatMap((row) =>
    times(11, (index) => {
      const across = lerp(-0.76, 0.76, row / (rows - 1));
      const along = 0.06 + (index + (row % 2) / 2) * 0.082;
      return tooth(form.surface(across + 0.1, along + 0.036), form.surface(across, along), 12);
    }),
  );
  print.ink(scales, inks[2]);
  const line = (across: number, from: number, to: number, width: number) => {
    const at = (part: number) => form.surface(across, lerp(from, to, part));
    return curledGouge([at(0), at(1 / 3), at(2 / 3), at(1)], width);
  };
  print.ink(line(-0.05, 0.04, 0.96, 8), KEY);
  print.ink([line(-0.62, 0.1, 0.7, 10), line(-0.38, 0.14, 0.6, 8)], inks[0]);
}
