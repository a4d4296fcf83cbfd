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

/** A course, half its width, and how it ends: rounded, with a pink shoot, or with the scar of a broken-off finger. */
type Knob = readonly [
  from: Point,
  bend: Point,
  to: Point,
  half: number,
  end?: "shoot" | "scar" | "flesh",
];
type Cut = readonly [center: Point, radii: readonly [number, number], lean: number];
type Hand = {
  knobs: readonly Knob[];
  /** Attached to others, or lying separately in front. */
  loose: readonly Knob[];
  swell: readonly number[];
  slices: readonly Cut[];
};

/** A hand of ginger or turmeric from the side: fingers grow upward, ringed by scars, with slices in front. */
export function rhizome(print: Print, { skin, flesh, kind }: Rhizome): void {
  const inks = INKS[skin];
  const { knobs, loose, swell, slices } = kind === "ginger" ? GINGER : TURMERIC;
  for (const group of [knobs, ...loose.map((finger) => [finger])]) {
    const forms = group.map(([from, bend, to, half, end]) =>
      lathe({
        spine: [from, bend, to],
        width: scaled(swell, half),
        caps: [0.12, end === "flesh" || end === "scar" ? 0.03 : 0.11],
        steps: 10,
      }),
    );
    print.pull(
      forms.map(({ path }) => path),
      inks[1],
      { line: 9 },
    );
    for (const form of forms) knob(print, form, forms, inks);
    group.forEach((grown, index) => {
      const form = forms[index];
      if (form) endOf(print, grown, form, { inks, flesh });
    });
  }
  for (const slice of slices) cutFace(print, slice, inks, flesh);
}

/** Draws the end of a knob. */
function endOf(
  print: Print,
  [, bend, to, half, end]: Knob,
  form: Form,
  { inks, flesh }: { inks: Inks; flesh: string },
): void {
  if (end === "shoot") print.ink(shoot(form), INKS.rose[1]);
  if (end !== "scar" && end !== "flesh") return;
  const lean = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const size = half * (end === "flesh" ? 0.8 : 0.62);
  const face = ball(to, [size * 0.5, size], { steps: 9, lean });
  print.flat(face, inks, { line: 7, teeth: 0, fill: end === "flesh" ? flesh : inks[0] });
  const heart = ball(to, [size * 0.24, size * 0.55], { steps: 7, lean });
  print.stroke(heart.points, end === "flesh" ? inks[1] : inks[2], 4, true);
}

/** Shade, scars and teeth of a knob; where it grows out of another it has no edge. */
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

/** A cut face: pale flesh, and the ring inside the skin. */
function cutFace(print: Print, [center, radii, lean]: Cut, inks: Inks, flesh: string): void {
  const oval = (part: number) =>
    ball(center, [radii[0] * part, radii[1] * part], { steps: 10, lean });
  print.block(oval(1), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 8, shift: 0 });
  const face = oval(0.84);
  print.ink(face.path, flesh).grain(face.path).stroke(oval(0.56).points, inks[1], 4, true);
}

const GINGER: Hand = {
  swell: [0.8, 1, 0.92, 1.02, 0.96, 0.84],
  knobs: [
    [[236, 400], [190, 330], [204, 236], 62, "shoot"],
    [[210, 300], [150, 262], [104, 260], 34],
    [[352, 390], [356, 270], [396, 178], 42, "scar"],
    [[372, 300], [320, 250], [318, 206], 26, "shoot"],
    [[470, 400], [500, 320], [560, 262], 60],
    [[540, 290], [560, 220], [556, 170], 32, "shoot"],
    [[570, 290], [640, 260], [690, 250], 36, "scar"],
    [[560, 430], [640, 410], [716, 396], 48, "shoot"],
    [[220, 434], [150, 440], [92, 420], 52],
    [[140, 428], [370, 400], [650, 430], 74],
  ],
  loose: [],
  slices: [
    [[610, 500], [58, 44], -0.1],
    [[520, 512], [66, 46], 0.06],
  ],
};

const TURMERIC: Hand = {
  swell: [0.84, 1, 0.94, 1, 0.94, 0.74],
  knobs: [
    [[170, 400], [128, 330], [160, 222], 34],
    [[268, 390], [238, 280], [290, 152], 38],
    [[286, 270], [340, 236], [372, 176], 26],
    [[372, 390], [372, 290], [446, 202], 35, "flesh"],
    [[470, 400], [510, 314], [600, 256], 38],
    [[540, 420], [630, 400], [720, 344], 34],
    [[572, 412], [380, 430], [114, 416], 62, "flesh"],
  ],
  loose: [[[92, 478], [240, 512], [424, 488], 38, "flesh"]],
  slices: [
    [[612, 492], [50, 38], 0],
    [[524, 506], [54, 40], 0.06],
  ],
};
