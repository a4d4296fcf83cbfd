import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { lerp, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { emblem } from "../parts/emblems/emblem.ts";
import { jar } from "../parts/jar.ts";

export type Honey = {
  contents: InkName;
  /** What the bees flew to: meadow flowers, or star thistles with their spines. */
  bloom: "meadow" | "thistle";
};

/** A jar of honey among the flowers it comes from. */
export function honey(print: Print, { contents, bloom }: Honey): void {
  print.shadow([430, 530], 470);
  for (const flower of FLOWERS) stalk(print, flower.at, flower.bend);
  FLOWERS.forEach((flower, index) => {
    if (bloom === "thistle") thistle(print, flower.at, flower.size);
    else daisy(print, flower, MEADOW[index] ?? "plum");
  });
  jar(print, INKS[contents], {
    top: [402, 160],
    width: 270,
    height: 372,
    art: (on, middle) => emblem(on, "bee", middle),
  });
}

type Flower = { at: Point; bend: number; size: number; petals: number };

const FLOWERS: readonly Flower[] = [
  { at: [190, 180], bend: -20, size: 62, petals: 7 },
  { at: [140, 302], bend: -10, size: 48, petals: 9 },
  { at: [620, 160], bend: 20, size: 58, petals: 9 },
  { at: [662, 292], bend: 12, size: 52, petals: 11 },
];

const MEADOW: readonly InkName[] = ["carrot", "plum", "plum", "cream"];

function stalk(print: Print, [x, y]: Point, bend: number): void {
  const foot: Point = [400 + (x - 400) * 0.35, 520];
  stem(print, INKS.lime, {
    through: [foot, [x + bend, (y + 560) / 2], [x, y]],
    widths: [10, 7],
    line: 6,
  });
  leaf(print, INKS.leaf, {
    from: [lerp(400, x, 0.72), 400],
    to: [x + (x < 400 ? -50 : 50), 360 + y * 0.1],
    width: 16,
    veins: 2,
    rib: 5,
  });
}

function daisy(print: Print, { at, size, petals }: Flower, inks: InkName): void {
  const shapes = times(petals, (index) => {
    const angle = (index / petals) * TURN;
    return gouge(
      [
        at,
        polar(at, size * 0.4, angle - 0.06),
        polar(at, size * 0.75, angle + 0.06),
        polar(at, size, angle),
      ],
      size * 0.4,
    );
  });
  print.pull(shapes, INKS[inks][1], { shift: 2 });
  print.dots([[at[0] - 2, at[1] - 2]], KEY, size * 0.62);
  print.dots([[at[0] - 3, at[1] - 3]], INKS.gold[inks === "carrot" ? 0 : 1], size * 0.46);
}

/** Long spines below a brush of yellow. */
function thistle(print: Print, at: Point, size: number): void {
  const spines = times(7, (index) => {
    const angle = 0.35 + index * 0.4;
    return tooth(polar(at, size * 0.2, angle), polar(at, size * 1.05, angle), 8);
  });
  print.pull(spines, INKS.lime[0], { shift: 2, line: 5 });
  const brush = times(7, (index) => {
    const angle = -Math.PI / 2 + (index - 3) * 0.26;
    return tooth(polar(at, size * 0.9, angle), at, 15);
  });
  print.pull(brush, INKS.lemon[1], { shift: 3, line: 6 });
  print.pull(
    [
      gouge(
        [
          [at[0] - 30, at[1] + 4],
          [at[0] - 10, at[1] + 26],
          [at[0] + 10, at[1] + 26],
          [at[0] + 30, at[1] + 4],
        ],
        34,
      ),
    ],
    INKS.leaf[1],
    { shift: 3 },
  );
}
