import { bezier } from "../../kit/curves.ts";
import { ball } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { emblem } from "../parts/emblems/emblem.ts";
import { jar } from "../parts/jar.ts";

export type Honey = {
  contents: InkName;
  /** The flowers behind the honey: meadow flowers, or star thistles with spines. */
  bloom: "meadow" | "thistle";
};

/** A jar of honey among the flowers it comes from. */
export function honey(print: Print, { contents, bloom }: Honey): void {
  for (const flower of FLOWERS) stalk(print, flower.at, flower.bend);
  if (bloom === "thistle") thistles(print);
  else FLOWERS.forEach((flower, index) => daisy(print, flower, MEADOW[index] ?? "plum"));
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

/** Grows from the ground beside the jar. */
function stalk(print: Print, [x, y]: Point, bend: number): void {
  const side = x < 400 ? -1 : 1;
  const through: Point[] = [
    [400 + side * 168, 530],
    [x - bend * 2, (y + 540) / 2],
    [x, y],
  ];
  stem(print, INKS.lime, { through, widths: [11, 7], line: 6 });
  const foot = bezier(through, 0.42);
  leaf(print, INKS.leaf, {
    from: foot,
    to: [foot[0] + side * 74, foot[1] - 34],
    width: 15,
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

function thistles(print: Print): void {
  const head = print.symbol(() => thistle(print, 56));
  for (const { at, size } of FLOWERS) print.place(head, at, { scale: size / 56 });
}

/** A yellow tuft on a green bulb, surrounded by long spines. */
function thistle(print: Print, size: number): void {
  const bulb: Point = [0, size * 0.32];
  const brush = times(11, (index) => {
    const angle = -Math.PI / 2 + (index - 5) * 0.2;
    return tooth(bulb, polar(bulb, size * (1.16 - Math.abs(index - 5) * 0.05), angle), 17);
  });
  print.pull(brush, INKS.lemon[1], { shift: 3, line: 5 });
  const spines = times(9, (index) => {
    const angle = -0.35 + index * 0.48;
    return tooth(bulb, polar(bulb, size * (index % 2 ? 0.98 : 0.78), angle), 13);
  });
  print.pull(spines, INKS.lime[0], { shift: 2, line: 5 });
  const look = { crescent: 0, toothLength: 18, toothStep: 10, lights: 0, line: 7 };
  print.block(ball(bulb, [size * 0.36, size * 0.42], { steps: 10 }), INKS.leaf, look);
}
