import { smooth } from "../../kit/curves.ts";
import { ball, blob, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { lerp, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Pods = {
  /** Plump and short, with one snapped in two; or long and thick, with flat beans in a white lining. */
  kind: "pea" | "fava";
};

type Look = {
  inks: Inks;
  lining: string;
  bean: Inks;
  spine: readonly Point[];
  /** Half the width of a pod. */
  half: number;
  count: number;
  /** Radii of a bean along and across the pod. */
  size: readonly [number, number];
  /** Position and rotation of the whole pods, from back to front. */
  whole: readonly (readonly [x: number, y: number, turn: number])[];
  /** The one that shows its inside: opened along its seam, or snapped across. */
  inside: "opened" | "snapped";
  at: readonly [x: number, y: number, turn: number];
};

const LOOKS: Record<Pods["kind"], Look> = {
  pea: {
    inks: INKS.leaf,
    lining: INKS.pale[1],
    bean: INKS.lime,
    spine: [
      [-220, -34],
      [-80, 34],
      [80, 34],
      [220, -34],
    ],
    half: 52,
    count: 6,
    size: [33, 33],
    whole: [
      [300, 226, 12],
      [512, 250, -18],
      [360, 342, 3],
    ],
    inside: "snapped",
    at: [400, 446, 0],
  },
  fava: {
    inks: INKS.leaf,
    lining: INKS.mint[0],
    bean: INKS.pale,
    spine: [
      [-310, -20],
      [-100, 30],
      [100, 30],
      [310, -34],
    ],
    half: 58,
    count: 5,
    size: [50, 33],
    whole: [
      [430, 232, -9],
      [388, 326, 5],
    ],
    inside: "opened",
    at: [410, 436, -2],
  },
};

/** Freshly picked pods, and one that shows its inside. */
export function pods(print: Print, { kind }: Pods): void {
  const look = LOOKS[kind];
  const whole = print.symbol(() => closed(print, look));
  for (const [x, y, turn] of look.whole) print.place(whole, [x, y], { turn });
  const [x, y, turn] = look.at;
  const inside = look.inside === "opened" ? opened : snapped;
  print.within(`translate(${x} ${y}) rotate(${turn})`, () => inside(print, look));
}

/** Position of a bean's center along the pod. */
const middleOf = (index: number, count: number) => lerp(0.18, 0.86, index / (count - 1));

/** A pod that bulges over each of its beans. */
function podForm({ spine, half, count }: Look, swelling: number): Form {
  const edge = (across: number, along: number) =>
    Math.abs(across) > 0.9
      ? 1 + swelling * Math.cos(((along - 0.18) / 0.68) * (count - 1) * Math.PI * 2)
      : 1;
  const width = [half * 0.3, half * 0.84, half, half, half * 0.98, half * 0.8, half * 0.14];
  return lathe({ spine, width, caps: [0.06, 0.02], steps: count * 4, edge });
}

function closed(print: Print, look: Look): void {
  const { inks, count } = look;
  stalk(print, look);
  const form = podForm(look, 0.07);
  print.block(form, inks, { crescent: 20, toothLength: 26, toothStep: 20, lights: 0 });
  const bulges = times(count, (index) => bulge(form, middleOf(index, count), look.half));
  const folds = times(count - 1, (index) => {
    const along = (middleOf(index, count) + middleOf(index + 1, count)) / 2;
    const at = (across: number, aside: number) => form.surface(across, along + aside);
    return curledGouge([at(0.66, 0), at(0.3, 0.012), at(-0.2, 0.012), at(-0.62, 0)], 8);
  });
  print.ink(bulges, inks[0]).ink(folds, inks[2]);
  print.ink(print.along(form, [0.86], { from: 0.06, to: 0.96, width: 6 }), INKS.pale[1]);
  calyx(print, form);
}

/** The highlight on a pod above a bean. `reach` is half its length as a fraction of the pod. */
function bulge(form: Form, middle: number, half: number, reach = 0.05): string {
  const at = (across: number, part: number) => form.surface(across, middle + part * reach);
  return gouge([at(0.1, -1), at(0.5, -0.8), at(0.5, 0.6), at(0.14, 1)], half * 0.3);
}

/** A pod snapped in two: thick flesh around a pea, and the string from its seam. */
function snapped(print: Print, look: Look): void {
  const left: Point[] = [
    [-262, -20],
    [-190, 20],
    [-92, 0],
  ];
  const right: Point[] = [
    [70, 4],
    [160, 34],
    [250, -26],
  ];
  print.within("translate(-262 -20)", () => stalk(print, { ...look, spine: [[0, 0]] }));
  const stemHalf = halfPod(print, look, left);
  calyx(print, stemHalf);
  snapFace(print, look, [-88, 2], 0.16);
  const thread: Point[] = [
    [-92, -46],
    [-40, -66],
    [4, -34],
    [44, -30],
  ];
  print.stroke(thread, KEY, 11).stroke(thread, INKS.pale[1], 6);
  print.within("translate(-4 2) rotate(22)", () => {
    halfPod(print, look, right);
    snapFace(print, look, [62, 4], -0.2);
  });
}

function halfPod(print: Print, look: Look, spine: readonly Point[]): Form {
  const { inks, half } = look;
  const fromStem = (spine[0]?.[0] ?? 0) < 0;
  const widening = [half * 0.3, half * 0.94, half * 1.02, half * 0.92, half * 1.06, half];
  const width = fromStem ? widening : widening.toReversed();
  const form = lathe({ spine, width, caps: fromStem ? [0.1, 0] : [0, 0.06], steps: 9 });
  print.block(form, inks, { crescent: 18, toothLength: 24, toothStep: 20, lights: 0 });
  const middles = fromStem ? [0.38, 0.66] : [0.32, 0.6];
  print.ink(
    middles.map((middle) => bulge(form, middle, half, 0.13)),
    inks[0],
  );
  return form;
}

function snapFace(print: Print, { inks, bean, half }: Look, at: Point, lean: number): void {
  const oval = (part: number) => ball(at, [half * 0.62 * part, half * part], { lean });
  print.block(oval(1), INKS.pale, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(oval(0.74).path, inks[2]);
  print.block(oval(0.56), bean, { crescent: 8, teeth: 0, lights: 0, line: 6 });
}

/** One half of a pod with its beans in a row. */
function opened(print: Print, look: Look): void {
  const { inks, lining, bean, count, size } = look;
  stalk(print, look);
  const form = podForm(look, 0.05);
  print.block(form, inks, { crescent: 12, toothLength: 20, toothStep: 20, lights: 0 });
  const places = times(11, (index) => lerp(0.04, 0.96, index / 10));
  const side = (across: number) => (along: number) => form.surface(across, along);
  print.ink(smooth([...places.map(side(-0.8)), ...places.toReversed().map(side(0.8))]), lining);
  const one = print.symbol(() => seed(print, bean, size));
  for (const index of times(count, (at) => at)) {
    const along = middleOf(index, count);
    const small = index === 0 || index === count - 1;
    print.place(one, form.surface(0, along), { turn: (0.5 - along) * 26, scale: small ? 0.82 : 1 });
  }
  calyx(print, form);
}

function seed(print: Print, inks: Inks, [rx, ry]: Look["size"]): void {
  print.block(ball([0, 0], [rx, ry], { shape: 2.2 }), inks, {
    crescent: 11,
    toothLength: 13,
    toothStep: 14,
    lights: 0,
    line: 7,
  });
  const shine: Point = [-rx * 0.3, -ry * 0.4];
  print.dots([shine], inks[0], 13);
}

function stalk(print: Print, { spine: [[x, y] = [0, 0]] }: Look): void {
  const through: Point[] = [
    [x + 12, y + 2],
    [x - 24, y - 14],
    [x - 46, y - 44],
  ];
  stem(print, INKS.lime, { through, widths: [20, 13], line: 8 });
}

/** The withered calyx, its points along the pod. */
function calyx(print: Print, form: Form): void {
  const at = (across: number, along: number) => form.surface(across, along);
  const points = [at(-1, 0.01), at(-0.9, 0.1), at(-0.4, 0.05), at(0, 0.12), at(0.4, 0.05)];
  print.flat(blob([...points, at(0.9, 0.1), at(1, 0.01), at(0, -0.02)]), INKS.lime, {
    teeth: 0,
    line: 7,
  });
}
