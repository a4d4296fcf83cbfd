import { ball, disc, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { glass } from "./glass.ts";

export type Custard = {
  contents: InkName;
  /** What lies at the bottom. */
  sauce: InkName;
};

/** Two open glasses of baked custard on its caramel, with a vanilla pod. */
export function custard(print: Print, { contents, sauce }: Custard): void {
  pot(print, [560, 222], 0.98, { contents, sauce });
  pot(print, [244, 214], 1.06, { contents, sauce });
  pod(print);
}

function pot(print: Print, [x, top]: Point, scale: number, { contents, sauce }: Custard): void {
  const size = (stops: readonly number[]) => stops.map((stop) => stop * scale);
  glass(print, {
    top: [x, top],
    height: 282 * scale,
    width: size([138, 132, 134, 136, 136, 134, 132, 128]),
    layers: [
      { inks: INKS[contents], to: 0.74 },
      { inks: INKS[sauce], to: 1 },
    ],
  });
  const rim = ball([x, top - 2], [144 * scale, 44 * scale], { shape: 2.2 });
  print.block(rim, INKS.sea, { crescent: 0, teeth: 0, lights: 0, fill: "#e9efe2", line: 10 });
  const skin = disc([x - 2, top + 4], [122 * scale, 32 * scale], print.between, 0.02);
  print.block(skin, INKS.bake, { crescent: 10, teeth: 0, lights: 0, line: 6, fill: INKS.gold[1] });
  const bubbles = times(9, () => {
    const [bx, by] = [x + print.between(-84, 84) * scale, top + 4 + print.between(-16, 18) * scale];
    return gouge(
      [
        [bx - 18, by],
        [bx - 6, by - 5],
        [bx + 6, by - 5],
        [bx + 18, by + 1],
      ],
      7,
    );
  });
  print.ink(bubbles.slice(0, 5), INKS.bake[2]).ink(bubbles.slice(5), INKS.gold[0]);
}

/** Dark pods across each other at the foot, and a flower of the vine. */
function pod(print: Print): void {
  for (const spine of PODS) {
    const form = lathe({ spine, width: [4, 11, 13, 13, 11, 4], caps: [0.04, 0.02], steps: 9 });
    print.block(form, INKS.rye, { crescent: 0, toothLength: 12, lights: 0, salt: 0, line: 8 });
    const at = (along: number) => form.surface(-0.3 * form.shadowSide, along);
    print.ink(gouge([at(0.08), at(0.35), at(0.65), at(0.92)], 6), INKS.rye[0]);
  }
  const petals = times(6, (index) => {
    const angle = (index / 6) * TURN - 0.4;
    const at = (radius: number, off = 0) => polar(FLOWER, radius, angle + off);
    return gouge([at(8), at(28, -0.14), at(46, 0.1), at(62 - (index % 2) * 10)], 19);
  });
  print.pull(petals, INKS.pale[0], { shift: 3, line: 7 });
  print.dots([FLOWER], KEY, 30).dots([[FLOWER[0] - 2, FLOWER[1] - 2]], INKS.gold[1], 21);
}

const FLOWER: Point = [404, 506];

const PODS: readonly (readonly Point[])[] = [
  [
    [188, 554],
    [360, 520],
    [640, 548],
  ],
  [
    [236, 516],
    [420, 596],
    [618, 508],
  ],
];
