import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Oysters at low tide: mesh bags tied on low racks over wet sand, with a marked post at each end. */
export function oysterRacks(print: Print): void {
  flat(print);
  post(print, -160);
  rail(print, -44, 0.9);
  const bag = print.symbol(() => meshBag(print));
  for (const x of [-104, -34, 36, 106]) {
    for (const leg of [x - 30, x + 30]) {
      const line: Point[] = [
        [leg, -28],
        [leg, 12],
      ];
      print.stroke(line, KEY, 11).stroke(line, INKS.bark[0], 5);
    }
  }
  for (const [index, x] of [-104, -34, 36, 106].entries())
    print.place(bag, [x, -34], { turn: index % 2 ? 3 : -3 });
  rail(print, -18, 1);
  for (const x of [-128, -74, -4, 66, 132]) {
    print
      .stroke(`M${x} -52q10 18 2 40`, KEY, 8)
      .stroke(`M${x} -52q10 18 2 40`, INKS.mandarin[0], 4);
  }
  post(print, 164);
}

/** Sand that the tide has left, wide to the right, in shallows, with pools and ripple marks. */
function flat(print: Print): void {
  const shallows = SAND.map(([x, y]): Point => [x * 1.1 - 16, y * 1.2 - 5]);
  print.ink(blob(shallows).path, INKS.blue[1]);
  print.block(blob(SAND), INKS.tan, { ...SMALL, crescent: 0, teeth: 0, line: 6 });
  const pools = POOLS.map(([x, y, half]) => ball([x, y], [half, 6], { steps: 8 }).path);
  print.ink(pools, INKS.sea[0]);
  const ripples = RIPPLES.map(([x, y, half]) =>
    gouge(
      [
        [x - half, y],
        [x - half / 3, y - 6],
        [x + half / 3, y + 4],
        [x + half, y],
      ],
      6,
    ),
  );
  print.ink(ripples, INKS.tan[2]);
  print.dots(SHELLS, KEY, 12).dots(SHELLS, INKS.pulp[0], 7);
}

const SAND: readonly Point[] = [
  [-238, 26],
  [-196, 0],
  [-120, -16],
  [-20, -26],
  [90, -34],
  [200, -30],
  [320, -40],
  [330, 90],
  [60, 84],
  [-80, 66],
  [-190, 50],
];

/** Middle and half length. */
const POOLS = [
  [-96, 34, 44],
  [66, 48, 58],
  [196, 14, 30],
] as const;

const RIPPLES = [
  [-20, 26, 34],
  [122, 28, 40],
  [-150, 20, 24],
  [-6, 62, 46],
  [190, 52, 34],
  [-60, -10, 26],
  [70, -20, 30],
] as const;

const SHELLS: readonly Point[] = [
  [-30, 42],
  [-12, 46],
  [-148, 36],
  [136, 42],
  [16, 28],
];

function rail(print: Print, y: number, half: number): void {
  const line: Point[] = [
    [-150 * half, y],
    [150 * half, y],
  ];
  print.stroke(line, KEY, 11).stroke(line, INKS.bark[0], 5);
}

/** A flat bag, its net drawn as a lattice over the oysters in it. */
function meshBag(print: Print): void {
  const edge: Point[] = [
    [-33, -10],
    [-26, -22],
    [0, -26],
    [26, -22],
    [33, -10],
    [32, 6],
    [22, 14],
    [-22, 14],
    [-32, 6],
  ];
  print.block(blob(edge), INKS.coal, { ...SMALL, crescent: 6, teeth: 0, line: 7 });
  const oysters = OYSTERS.map(([x, y, lean]) => ball([x, y], [11, 7], { lean, steps: 7 }).path);
  print.ink(oysters, INKS.pulp[0]);
  const lattice = times(6, (index) => {
    const x = -28 + index * 9;
    return `M${x} ${index % 2 ? 11 : 9}L${x + 14} -20M${x} -18L${x + 14} 11`;
  });
  print.stroke(lattice.join(""), KEY, 3);
}

const OYSTERS = [
  [-18, -9, 0.4],
  [4, -14, -0.3],
  [20, -4, 0.5],
  [-4, 4, 0.2],
] as const;

/** A post with a painted top, and its shadow on the sand. */
function post(print: Print, x: number): void {
  const line: Point[] = [
    [x, 14],
    [x + 3, -104],
  ];
  print.stroke(line, KEY, 15).stroke(line, INKS.bark[1], 8);
  print.stroke(
    [
      [x + 2, -84],
      [x + 3, -104],
    ],
    INKS.cream[0],
    8,
  );
  print.ink(tooth([x + 2, 14], [x + 44, 20], 12), INKS.tan[2]);
}
