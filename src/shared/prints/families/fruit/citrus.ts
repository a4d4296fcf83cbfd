import { smooth } from "../../kit/curves.ts";
import { ball, blob, type Form, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { isInside, mix, type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Citrus = {
  skin: InkName;
  /** Color of the segments. */
  flesh: string;
  /** Loose-skinned with a wrinkled neck, round, or with a nipple at the end. */
  shape: "mandarin" | "orange" | "lemon";
  leaves?: boolean;
};

/** Two citrus fruits and the cut face of a third. */
export function citrus(print: Print, kind: Citrus): void {
  const { skin, flesh, shape, leaves = false } = kind;
  const back = fruit(print, kind, [562, 320], [shape === "lemon" ? 150 : 136, 112]);
  if (leaves) {
    blade(print, back, [158, -62], -22);
    stalk(print, back);
  }
  const front = fruit(print, kind, [286, 350], [shape === "lemon" ? 178 : 164, 136]);
  if (leaves) {
    blade(print, front, [150, -84], -26);
    blade(print, front, [-160, -44], 26);
    stalk(print, front);
  } else if (shape !== "lemon")
    print.dots([front], INKS.leaf[2], 20).dots([front], INKS.lime[1], 10);
  segments(print, skin, flesh, [540, 446]);
}

/** Draws one and returns its pole. */
function fruit(
  print: Print,
  { skin, shape }: Citrus,
  center: Point,
  radii: readonly [number, number],
): Point {
  const inks = INKS[skin];
  const [x, y] = center;
  const [rx, ry] = radii;
  const form = formOf(shape, center, radii);
  print.block(form, inks, { crescent: 34, toothLength: 62, lights: 0.8 });
  if (shape === "mandarin") {
    const wrinkles = [-1, -0.72, -0.4, -0.1, 0.2, 0.5, 0.8].map((side) =>
      gouge(
        [
          [x + side * rx * 0.1, y - ry * 0.9],
          [x + side * rx * 0.28, y - ry * 0.82],
          [x + side * rx * 0.4, y - ry * 0.68],
          [x + side * rx * 0.46, y - ry * 0.5],
        ],
        6,
      ),
    );
    print.ink(wrinkles, KEY);
  }
  const pores = times(60, (): Point => [x + print.between(-rx, rx), y + print.between(-ry, ry)]);
  const inner = form.outline.map((point) => mix(center, point, 0.88));
  print.dots(
    pores.filter((pore) => isInside(pore, inner)),
    inks[2],
    5,
  );
  return [x, y - ry * 0.94];
}

function formOf(shape: Citrus["shape"], center: Point, [rx, ry]: readonly [number, number]): Form {
  const [x, y] = center;
  if (shape === "orange") return ball(center, [rx * 0.92, ry], { shape: 2.1 });
  if (shape === "lemon") {
    return lathe({
      spine: [
        [x - rx, y - ry * 0.34],
        [x, y],
        [x + rx, y + ry * 0.3],
      ],
      width: [10, 26, ry * 0.74, ry * 0.92, ry * 0.94, ry * 0.76, 28, 14].map((half) => half),
      caps: [0.05, 0.05],
      steps: 14,
    });
  }
  return blob(MANDARIN.map(([px, py]): Point => [x + px * rx, y + py * ry]));
}

const MANDARIN: readonly Point[] = [
  [-0.16, -1.02],
  [0.14, -1.02],
  [0.5, -0.86],
  [0.88, -0.42],
  [1, 0.12],
  [0.78, 0.72],
  [0.2, 1],
  [-0.42, 0.94],
  [-0.9, 0.52],
  [-1, 0],
  [-0.86, -0.5],
  [-0.46, -0.86],
];

function blade(print: Print, [x, y]: Point, [dx, dy]: Point, bend: number): void {
  leaf(print, INKS.leaf, {
    from: [x + Math.sign(dx) * 4, y - 4],
    to: [x + dx, y + dy],
    width: 42,
    bend,
    veins: 6,
    rib: 7,
    lights: 0.6,
    profile: [0.2, 0.8, 1, 0.75, 0.2],
    caps: [0.1, 0.05],
  });
}

function stalk(print: Print, [x, y]: Point): void {
  const through: Point[] = [
    [x, y + 4],
    [x + 4, y - 12],
    [x, y - 30],
  ];
  stem(print, INKS.lime, { through, widths: [14, 12] });
}

/** The cut face: pith, ten segments, highlights of juice. */
function segments(print: Print, skin: InkName, flesh: string, [cx, cy]: Point): void {
  const radius = 102;
  const at = (part: number, angle: number, off = 0): Point => [
    cx - off + Math.cos(angle) * part * radius,
    cy - off + Math.sin(angle) * part * radius * 0.88,
  ];
  const face = blob(times(10, (index) => at(1, (index / 10) * TURN)));
  print.block(face, INKS[skin], { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 10 });
  print.ink(smooth(face.points.map((point) => mix([cx - 4, cy - 4], point, 0.93))), "#fff3d8");
  const wedges = times(10, (index) => {
    const angle = (index / 10) * TURN + 0.15;
    const corners = [
      [0.14, 0.3],
      [0.78, 0.06],
      [0.84, 0.3],
      [0.78, 0.54],
    ] as const;
    return smooth(corners.map(([part, side]) => at(part, angle + side, 3)));
  });
  print.ink(wedges, flesh);
  const shine = times(20, (index) => {
    const angle = (index / 20) * TURN + 0.22;
    return gouge([at(0.4, angle), at(0.5, angle), at(0.6, angle), at(0.72, angle)], 5);
  });
  print.ink(shine, "#fff3d8", { opacity: 0.6 });
}
