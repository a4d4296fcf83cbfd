import { ball, disc, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { glass } from "./glass.ts";
import { spoon } from "./spoon.ts";

export type Custard = {
  contents: InkName;
  /** The layer at the bottom. */
  sauce: InkName;
};

/** Two low open jars of baked custard on caramel, a spoon in one of them, and a vanilla pod. */
export function custard(print: Print, { contents, sauce }: Custard): void {
  pot(print, [574, 276], 0.98, { contents, sauce });
  pot(print, [234, 268], 1.06, { contents, sauce });
  print.within("translate(-186 56)", () => spoon(print, contents));
  pod(print);
}

function pot(print: Print, [x, top]: Point, scale: number, { contents, sauce }: Custard): void {
  const size = (stops: readonly number[]) => stops.map((stop) => stop * scale);
  const jar = glass(print, {
    top: [x, top],
    height: 222 * scale,
    width: size([146, 138, 148, 156, 158, 156, 150, 136]),
    layers: [
      { inks: INKS[contents], to: 0.8 },
      { inks: INKS[sauce], to: 1 },
    ],
  });
  const seeds = times(16, () => jar.surface(print.between(-0.5, 0.6), print.between(0.3, 0.76)));
  print.dots(seeds, INKS.rye[2], 7);
  const rim = ball([x, top - 2], [152 * scale, 46 * scale], { shape: 2.2 });
  print.block(rim, INKS.sea, { crescent: 0, teeth: 0, lights: 0, fill: "#e9efe2", line: 10 });
  const skin = disc([x - 2, top + 4], [130 * scale, 34 * scale], print.between, 0.02);
  print.block(skin, INKS[contents], { crescent: 10, teeth: 0, lights: 0, line: 6 });
  browned(print, [x, top + 4], scale);
}

/** Where the oven has browned the skin, especially along the edge. */
function browned(print: Print, [x, y]: Point, scale: number): void {
  const spots = times(9, (index) => {
    const angle = (index / 9) * TURN + print.between(-0.2, 0.2);
    const out = index % 3 ? 0.8 : 0.4;
    const [bx, by] = [x + Math.cos(angle) * 112 * out * scale, y + Math.sin(angle) * 28 * out];
    return gouge(
      [
        [bx - 20, by],
        [bx - 6, by - 6],
        [bx + 6, by - 6],
        [bx + 20, by + 1],
      ],
      9,
    );
  });
  print.ink(spots, INKS.bake[1]);
}

/** Two dark crossed pods at the bottom, and a flower of the vine. */
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
