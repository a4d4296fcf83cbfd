import { ball, blob, disc, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";
import { glass } from "./glass.ts";

export type Custard = {
  contents: InkName;
  /** The layer at the bottom. */
  sauce: InkName;
};

/** Two low jars of baked custard on its caramel: skins that the oven has spotted, one cut into with a spoon. */
export function custard(print: Print, { contents, sauce }: Custard): void {
  pods(print);
  jar(print, [560, 258], { contents, sauce });
  jar(print, [232, 294], { contents, sauce });
  print.within("translate(0 6)", () => cutOut(print, { contents, sauce }));
  print.within("translate(0 -16)", () => spoonful(print, { contents, sauce }));
}

/** Half the width of the opening, and half its depth as it is seen from above. */
const MOUTH = [164, 66] as const;

/** A jar with straight walls; the skin of the custard lies open. */
function jar(print: Print, [x, top]: Point, { contents, sauce }: Custard): void {
  const form = glass(print, {
    top: [x, top],
    height: 218,
    width: [146, 156, 160, 160, 160, 158, 154, 140],
    layers: [
      { inks: INKS[contents], to: 0.76 },
      { inks: INKS[sauce], to: 1 },
    ],
  });
  const seeds = times(9, () => form.surface(print.between(-0.4, 0.6), print.between(0.36, 0.7)));
  print.dots(seeds, INKS.rye[2], 7);
  const rim = ball([x, top], MOUTH, { shape: 2.1 });
  print.block(rim, INKS.sea, {
    crescent: 0,
    teeth: 0,
    lights: 0,
    salt: 0,
    fill: "#e9efe2",
    line: 10,
  });
  const skin = ball([x, top + 5], [MOUTH[0] - 20, MOUTH[1] - 14], { shape: 2.1 });
  print.block(skin, INKS.bake, { crescent: 8, teeth: 0, lights: 0, salt: 0, line: 6 });
  print.ink(disc([x - 4, top + 4], [112, 38], print.between, 0.07).path, INKS[contents][2]);
  print.ink(ball([x - 10, top + 2], [88, 26], { steps: 9 }).path, INKS[contents][1]);
  spots(print, [x, top + 4]);
}

/** Blisters of the skin, darker to the edge. */
function spots(print: Print, [x, y]: Point): void {
  const at = (out: number, count: number, size: number) =>
    times(count, (index) => {
      const angle = (index / count) * TURN + out;
      const wide = size * print.between(0.8, 1.2);
      const center: Point = [x + Math.cos(angle) * 124 * out, y + Math.sin(angle) * 44 * out];
      return ball(center, [wide, wide * 0.5], { steps: 5 }).path;
    });
  print.ink(at(0.82, 8, 15), INKS.bake[2]);
  print.ink(at(0.4, 4, 13), INKS.bake[1]);
}

/** Where the spoon went in: a clean wall down into the set custard, the caramel risen at its foot. */
function cutOut(print: Print, { contents, sauce }: Custard): void {
  const hollow = blob([
    [214, 304],
    [226, 276],
    [270, 264],
    [326, 274],
    [358, 296],
    [336, 326],
    [288, 340],
    [240, 334],
  ]);
  print.block(hollow, INKS[contents], { crescent: 0, teeth: 0, lights: 0, line: 7 });
  const pool = blob([
    [240, 320],
    [276, 304],
    [326, 308],
    [340, 318],
    [296, 332],
    [252, 330],
  ]);
  print.ink(pool.path, INKS[sauce][1]);
  print.ink(cuts(WALL), INKS[contents][2]);
}

const WALL: readonly Cut[] = [
  [244, 280, 240, 308, 0, 8],
  [272, 272, 270, 298, 0, 8],
  [304, 274, 306, 300, 0, 8],
  [334, 286, 334, 304, 0, 7],
];

/** A spoon lies in front with what it took: skin above, caramel below. */
function spoonful(print: Print, { contents, sauce }: Custard): void {
  const handle = lathe({
    spine: [
      [470, 530],
      [600, 520],
      [724, 492],
    ],
    width: [11, 9, 10, 14, 19],
    caps: [0.02, 0.1],
    steps: 7,
  });
  const steel = { crescent: 8, toothLength: 12, lights: 0, fill: INKS.stone[0] };
  print.block(handle, INKS.stone, steel);
  print.block(ball([404, 540], [88, 30]), INKS.stone, steel);
  const caramel = blob(PIECE.map(([x, y]): Point => [x + 2, y + 8]));
  print.flat(caramel, INKS[sauce], { teeth: 0, line: 8 });
  print.block(blob(PIECE), INKS[contents], { crescent: 16, toothLength: 16, lights: 0, line: 7 });
  print.ink(blob(PIECE_SKIN).path, INKS.bake[1]);
  print.ink(cuts([[366, 470, 400, 462, 3, 9]]), INKS.bake[2]);
  print.dots(SPECKS, INKS.rye[2], 7);
}

const PIECE: readonly Point[] = [
  [336, 536],
  [342, 478],
  [386, 456],
  [436, 466],
  [468, 502],
  [472, 536],
  [404, 548],
];

const PIECE_SKIN: readonly Point[] = [
  [342, 480],
  [384, 456],
  [434, 464],
  [462, 492],
  [424, 484],
  [384, 474],
];

const SPECKS: readonly Point[] = [
  [368, 500],
  [398, 520],
  [424, 502],
  [440, 526],
];

/** Dark pods that lean on the jars from behind. */
function pods(print: Print): void {
  for (const spine of PODS) {
    const form = lathe({ spine, width: [4, 12, 13, 11, 4], caps: [0.04, 0.02], steps: 7 });
    print.flat(form, INKS.rye, { toothLength: 12, line: 8 });
  }
}

const PODS: readonly (readonly Point[])[] = [
  [
    [392, 470],
    [416, 230],
    [372, 116],
    [296, 128],
  ],
  [
    [400, 470],
    [424, 250],
    [408, 92],
    [470, 84],
  ],
];
