import { ball, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Tied stalks of lemongrass: woody and straw-white, cut off at the root, with long flat blades and dry tips. */
export function lemongrass(print: Print): void {
  const symbol = (aside: number) => print.symbol(() => blade(print, aside));
  const blades = [symbol(-26), symbol(30)] as const;
  const one = print.symbol(() => stalk(print));
  const leaves = (places: readonly Blade[]) => {
    for (const [x, turn, scale, which] of places) {
      print.place(blades[which], [x, 296], { turn, scale });
    }
  };
  leaves(BEHIND);
  for (const [x, turn, scale] of STALKS) print.place(one, [x, 546], { turn, scale });
  leaves(BEFORE);
  tie(print, [404, 288], 94, 30);
}

/** Base, rotation, size and bend of a leaf, from back to front. */
type Blade = readonly [x: number, turn: number, scale: number, which: 0 | 1];

const BEHIND: readonly Blade[] = [
  [344, -34, 0.84, 0],
  [462, 36, 0.86, 1],
  [372, -6, 0.98, 1],
  [440, 8, 0.98, 0],
];

const BEFORE: readonly Blade[] = [
  [340, -19, 0.88, 0],
  [468, 20, 0.9, 1],
  [376, -12, 0.86, 1],
  [436, 13, 0.94, 0],
  [404, 2, 0.92, 1],
];

/** Base, rotation and size, from back to front. */
const STALKS = [
  [288, 10, 0.96],
  [520, -10, 0.96],
  [346, 5, 1],
  [462, -5, 0.99],
  [404, 0, 1.02],
] as const;

/** A flat leaf that tapers to a dry tip and folds along its middle. */
function blade(print: Print, aside: number): void {
  const form = lathe({
    spine: [
      [0, 0],
      [aside * 0.2, -150],
      [aside * 1.4, -300],
    ],
    width: [19, 22, 20, 15, 9, 1],
    caps: [0.02, 0.01],
    steps: 8,
  });
  print.flat(form, INKS.leaf, { teeth: 0, line: 7 });
  const edge = (side: number) =>
    curledGouge(
      [
        form.surface(side * 0.8, 0.3),
        form.surface(side * 0.9, 0.55),
        form.surface(side * 0.9, 0.75),
        form.surface(0, 1),
      ],
      7,
    );
  print.ink(tooth(form.surface(0, 1), form.surface(0, 0.6), 12), INKS.tan[1]);
  print.ink([edge(-1), edge(1)], INKS.tan[1]);
  print.ink(tooth(form.surface(-0.1, 0), form.surface(0, 0.84), 6), INKS.leaf[0]);
}

/** A stalk standing on its cut root at the origin. */
function stalk(print: Print): void {
  const form = lathe({
    spine: [
      [0, -300],
      [0, -150],
      [0, 0],
    ],
    width: [14, 15, 17, 20, 26, 33, 34, 28],
    caps: [0.02, 0],
    steps: 10,
  });
  const look = { crescent: 12, toothLength: 18, toothStep: 24, lights: 0, line: 8 };
  print.block(form, STRAW, look);
  const greens = [-0.7, -0.25, 0.2, 0.6].map((across) =>
    tooth(form.surface(across, 0), form.surface(across, 0.4), 9),
  );
  print.ink(greens, INKS.leaf[1]);
  print.ink([sheath(form, 0.3, 1), sheath(form, 0.52, -1), sheath(form, 0.72, 1)], STRAW[2]);
  const blush = [-0.5, 0.1].map((across) =>
    tooth(form.surface(across, 0.9), form.surface(across * 0.9, 0.66), 9),
  );
  print.ink(blush, INKS.rose[1]);
  const root = ball([0, 0], [29, 13], { steps: 8 });
  print.flat(root, INKS.tan, { teeth: 0, line: 7 });
  print.stroke(ball([0, 0], [16, 6], { steps: 7 }).points, INKS.bark[1], 4, true);
}

/** Dry and woody at the base. */
const STRAW: Inks = ["#fffbe6", "#f0e9c4", "#bdb277"];

/** The edge of a sheath: it rises along the stalk from one side, never across it. */
function sheath(form: Form, top: number, side: 1 | -1): string {
  const at = (across: number, along: number) => form.surface(across * side, along);
  return curledGouge(
    [at(-0.2, top), at(0.2, top + 0.06), at(0.5, top + 0.16), at(0.62, top + 0.34)],
    6,
  );
}
