import { smooth } from "../../kit/curves.ts";
import { ball, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { lerp, type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { fleshUp, type Side, type SideInks, sideForm, SIDE_LOOK } from "./side.ts";

export type Fillets =
  | {
      /** Two whole fillets without skin on a plate, with lemon. */
      kind: "skinned";
    }
  | {
      /** Two thick pieces of one side: flesh up with its edge of skin, and the skin itself. */
      kind: "skinOn";
      skin: InkName;
    };

/** Raw fillets of fish. */
export function fillets(print: Print, parameters: Fillets): void {
  if (parameters.kind === "skinned") {
    plate(print);
    for (const spine of SKINNED) wholeFillet(print, spine);
    lemon(print);
    return;
  }
  const skin = INKS[parameters.skin];
  skinUp(print, SIDES.tail, skin);
  fleshUp(print, SIDES.block, { ...RAW, skin });
}

const RAW: SideInks = { skin: INKS.fillet, flesh: INKS.fillet, seam: INKS.pork };

const SIDES = {
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

/** Shoulder, middle and tail of each fillet, the far one first. */
const SKINNED: readonly (readonly [Point, Point, Point])[] = [
  [
    [120, 318],
    [380, 236],
    [664, 300],
  ],
  [
    [98, 444],
    [360, 376],
    [680, 410],
  ],
];

/** A whole fillet: broad at the shoulder, thin at the tail, its flakes in chevrons that meet at the seam. */
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
  const round = (size: number) => ball([400, 420], [366 * size, 122 * size], { steps: 16 });
  print.block(round(1), INKS.blue, { crescent: 22, toothLength: 26, lights: 0, line: 11 });
  print.ink(round(0.8).path, INKS.blue[2], { opacity: 0.5 });
}

/** Half a lemon at the near edge. */
function lemon(print: Print): void {
  const center: Point = [610, 476];
  const face = (size: number) => ball(center, [78 * size, 66 * size], { steps: 12 });
  print.block(face(1), INKS.lemon, { crescent: 0, teeth: 0, lights: 0, line: 10 });
  print.ink(face(0.84).path, INKS.cream[0]);
  const segments = times(9, (index) => {
    const angle = (index / 9) * TURN + 0.2;
    const at = (part: number, turn: number): Point => [
      center[0] + Math.cos(angle + turn) * 60 * part,
      center[1] + Math.sin(angle + turn) * 50 * part,
    ];
    return smooth([at(0.16, 0), at(0.86, -0.24), at(0.98, 0), at(0.86, 0.24)]);
  });
  print.ink(segments, INKS.lemon[1]);
}
