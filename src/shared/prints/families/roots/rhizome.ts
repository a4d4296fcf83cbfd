import { scaled } from "../../kit/curves.ts";
import { ball, type Form, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { isInside, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Rhizome = {
  skin: InkName;
  flesh: string;
  /** Plump with pink shoots, or thin fingers around a bulb. */
  kind: "ginger" | "turmeric";
};

type Knob = readonly [from: Point, bend: Point, to: Point, half: number];
type Cut = readonly [center: Point, radii: readonly [number, number], lean: number];
type Hand = { knobs: readonly Knob[]; swell: readonly number[]; cuts: readonly Cut[] };

/** A hand of ginger or turmeric: knobs that grew out of each other, ringed by scars, cut at one end. */
export function rhizome(print: Print, { skin, flesh, kind }: Rhizome): void {
  const inks = INKS[skin];
  const { knobs, swell, cuts } = kind === "ginger" ? GINGER : TURMERIC;
  print.shadow([410, 500], 600);
  const forms = knobs.map(([from, bend, to, half]) =>
    lathe({ spine: [from, bend, to], width: scaled(swell, half), caps: [0.16, 0.2], steps: 10 }),
  );
  print.pull(
    forms.map(({ path }) => path),
    inks[1],
    { line: 9 },
  );
  for (const form of forms) knob(print, form, forms, inks);
  if (kind === "ginger") print.ink(forms.slice(0, -2).flatMap(shoot), INKS.rose[1]);
  for (const cut of cuts) cutFace(print, cut, inks, flesh);
}

/** Shade, scars and teeth of one knob; where it grows out of another it has no edge. */
function knob(print: Print, form: Form, hand: readonly Form[], inks: Inks): void {
  const side = form.shadowSide * 0.74;
  const course = [0.14, 0.4, 0.66, 0.9].map((along) => form.surface(side, along)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const scars = times(5, (index) => {
    const along = 0.16 + index * 0.16 + print.between(-0.02, 0.02);
    const at = (across: number) => form.surface(across, along + 0.05 * (1 - across * across));
    return gouge([at(-0.86), at(-0.3), at(0.3), at(0.86)], 5);
  });
  print.ink([curledGouge(course, 15), ...scars], inks[2]);
  const others = hand.filter((other) => other !== form);
  const isEdge = (place: Point) => !others.some(({ outline }) => isInside(place, outline));
  const teeth = times(9, (index) => {
    const along = 0.1 + index * 0.1;
    return [
      form.surface(form.shadowSide, along),
      form.surface(form.shadowSide * 0.5, along + 0.03),
    ];
  });
  print.ink(
    teeth.flatMap(([root, tip]) => (root && tip && isEdge(root) ? [tooth(root, tip, 8)] : [])),
    KEY,
  );
  print.grain(form.path);
}

/** The scales of a shoot at the end of a knob. */
const shoot = (form: Form) =>
  [-0.62, 0, 0.62].map((across) =>
    tooth(form.surface(across, 0.84), form.surface(across * 0.2, 1), 17),
  );

/** Where it is cut through: pale flesh and the ring inside the skin. */
function cutFace(print: Print, [center, radii, lean]: Cut, inks: Inks, flesh: string): void {
  const oval = (part: number) =>
    ball(center, [radii[0] * part, radii[1] * part], { steps: 10, lean });
  print.block(oval(1), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 8, shift: 0 });
  const face = oval(0.84);
  print.ink(face.path, flesh).grain(face.path).stroke(oval(0.56).points, inks[1], 4, true);
}

const GINGER: Hand = {
  swell: [0.66, 1, 0.9, 1.04, 0.86, 0.62],
  knobs: [
    [[262, 380], [190, 300], [206, 190], 50],
    [[250, 270], [310, 220], [330, 156], 40],
    [[400, 350], [404, 250], [470, 160], 54],
    [[470, 230], [540, 230], [590, 180], 36],
    [[540, 380], [620, 350], [676, 270], 46],
    [[236, 410], [170, 430], [116, 400], 44],
    [[330, 420], [360, 470], [320, 500], 48],
    [[150, 420], [370, 330], [640, 430], 78],
  ],
  cuts: [
    [[640, 428], [34, 56], -0.35],
    [[486, 488], [70, 44], 0],
  ],
};

const TURMERIC: Hand = {
  swell: [0.8, 1, 0.92, 0.96, 0.8, 0.5],
  knobs: [
    [[330, 382], [230, 352], [120, 402], 38],
    [[320, 352], [260, 272], [180, 232], 36],
    [[370, 342], [390, 252], [360, 172], 34],
    [[420, 352], [500, 272], [610, 242], 38],
    [[520, 282], [560, 222], [552, 162], 26],
    [[430, 402], [540, 372], [660, 402], 38],
    [[340, 432], [270, 482], [170, 508], 36],
    [[250, 382], [390, 402], [470, 452], 72],
  ],
  cuts: [
    [[664, 403], [24, 34], 0.1],
    [[450, 500], [52, 34], 0],
    [[580, 490], [46, 30], 0],
  ],
};
