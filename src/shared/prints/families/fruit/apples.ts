import { smooth } from "../../kit/curves.ts";
import { type Form, blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Apples = {
  inks: InkName;
  /** A second color over part of the skin: a blush on one side, or stripes from the stem. */
  over?: InkName;
  pattern?: "blush" | "stripes";
  /** Whether one is shown cut. */
  cut?: boolean;
};

/** Three apples, or two and half of another. */
export function apples(print: Print, { inks, over, pattern, cut = false }: Apples): void {
  const apple = print.symbol(() => {
    const form = blob(APPLE);
    print.block(form, INKS[inks], { crescent: 38, toothLength: 64, lights: 0 });
    if (over && pattern === "blush") blush(print, over);
    if (over && pattern === "stripes") stripes(print, form, over);
    if (!over) lenticels(print, form, INKS[inks][0]);
    print.ink(SHINE, INKS[over && pattern === "blush" ? over : inks][0]);
    hollow(print);
  });
  if (cut) {
    print.place(apple, [500, 320], { turn: 10, scale: 1.04 });
    print.place(apple, [256, 370], { turn: -6, scale: 1.16 });
    half(print, INKS[inks]);
    return;
  }
  print.place(apple, [242, 346], { turn: -10, scale: 1 });
  print.place(apple, [570, 340], { turn: 10, scale: 0.98 });
  print.place(apple, [408, 398], { scale: 1.1 });
}

const APPLE: readonly Point[] = [
  [4, -92],
  [52, -116],
  [108, -94],
  [134, -36],
  [124, 34],
  [88, 96],
  [38, 122],
  [0, 112],
  [-40, 122],
  [-92, 94],
  [-128, 30],
  [-134, -38],
  [-104, -96],
  [-50, -116],
];

const SHINE = [
  gouge(
    [
      [-92, -64],
      [-108, -34],
      [-108, 0],
      [-98, 30],
    ],
    15,
  ),
  gouge(
    [
      [-68, -74],
      [-78, -58],
      [-80, -42],
      [-78, -28],
    ],
    9,
  ),
];

/** The hollow with the stem and a leaf. */
function hollow(print: Print): void {
  print.ink(
    gouge(
      [
        [-44, -98],
        [-20, -80],
        [24, -80],
        [50, -98],
      ],
      17,
    ),
    KEY,
  );
  const through: Point[] = [
    [2, -86],
    [6, -118],
    [22, -146],
  ];
  stem(print, INKS.bark, { through, widths: [11, 15], line: 7 });
  leaf(print, INKS.leaf, {
    from: [12, -122],
    to: [108, -150],
    width: 24,
    bend: -12,
    veins: 4,
    rib: 6,
    line: 7,
    caps: [0.1, 0.05],
  });
}

function stripes(print: Print, _form: Form, over: InkName): void {
  const paths = STRIPES.map(([top, side, end, width]) =>
    gouge(
      [
        [top, -84],
        [side * 0.9, -50],
        [side, 10],
        [end, 86],
      ],
      width,
    ),
  );
  print.ink(paths, INKS[over][1]);
}

/** Where a stripe starts, how far it bows, where it ends, its width. */
const STRIPES = [
  [-30, -116, -74, 16],
  [-24, -90, -56, 10],
  [-18, -66, -40, 18],
  [-10, -40, -22, 9],
  [-4, -14, -6, 17],
  [4, 14, 10, 8],
  [12, 40, 26, 17],
  [20, 66, 44, 9],
  [26, 92, 60, 14],
] as const;

function lenticels(print: Print, form: Form, color: string): void {
  const dots = times(
    24,
    () => form.points[0] && ([print.between(-96, 96), print.between(-60, 92)] as const),
  );
  print.dots(
    dots.flatMap((dot) => (dot ? [dot] : [])),
    color,
    6,
  );
}

/** A halved apple: white flesh, and the core as a star with seeds. */
function half(print: Print, inks: (typeof INKS)[InkName]): void {
  const [cx, cy] = [578, 424];
  const outline = APPLE.map(([x, y]): Point => [cx + x * 0.92, cy + y * 0.9]);
  print.block(blob(outline), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  const inner = outline.map((point) => mix([cx - 4, cy - 4], point, 0.91));
  print.ink(smooth(inner), "#fdf6dc");
  print.stroke(
    inner.map((point) => mix([cx - 4, cy - 4], point, 0.62)),
    "#d9d49a",
    4,
    true,
  );
  const pips = [-1, 1].map((side) =>
    gouge(
      [
        [cx - 4 + side * 8, cy - 16],
        [cx - 4 + side * 22, cy - 4],
        [cx - 4 + side * 20, cy + 12],
        [cx - 4 + side * 9, cy + 22],
      ],
      13,
    ),
  );
  const core = [-1, 1].map((side) =>
    gouge(
      [
        [cx - 4, cy - 34],
        [cx - 4 + side * 34, cy - 22],
        [cx - 4 + side * 34, cy + 18],
        [cx - 4, cy + 34],
      ],
      13,
    ),
  );
  print.ink(core, "#e8dfae").ink(pips, INKS.bark[2]);
}

/** The side that faced the sun: an area of the second ink with a ragged edge. */
function blush(print: Print, over: InkName): void {
  const field = blob([
    [-40, -108],
    [-92, -86],
    [-120, -34],
    [-116, 24],
    [-82, 82],
    [-30, 104],
    [10, 96],
    [30, 40],
    [22, -20],
    [34, -70],
    [16, -86],
  ]);
  print.ink(field.path, INKS[over][1], { shift: 3 });
  const tears = times(9, (index) => {
    const y = -78 + index * 20;
    const x = [30, 22, 26, 20, 22, 28, 30, 26, 14][index] ?? 20;
    return tooth([x - 10, y], [x + print.between(30, 54), y + 6], 15);
  });
  print.ink(tears, INKS[over][1], { shift: 3 });
  const freckles = times(14, (): Point => [print.between(-96, 10), print.between(-70, 84)]);
  print.dots(freckles, INKS[over][0], 5);
}
