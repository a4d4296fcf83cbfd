import { type Form, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { lerp, type Point, polar, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Flatbreads = {
  /** The bread, and its browned areas. */
  crust: InkName;
  brown: InkName;
  /** Color of the seeds sprinkled on it. */
  seeds: string;
};

/** Two long thin stone-baked flatbreads, one over the other: ridges along their length, with seeds on the ridges. */
export function flatbreads(print: Print, { crust, brown, seeds }: Flatbreads): void {
  const tufts = TUFTS.map((tuft) =>
    print.symbol(() => {
      const paths = tuft.map(([x, y, turn]) => {
        const at = (part: number) => polar([x, y], part * 11, turn);
        return gouge([at(-1), at(-0.4), at(0.4), at(1)], 13);
      });
      print.pull(paths, seeds, { shift: 1, line: 4 });
    }),
  );
  for (const spine of BREADS)
    flatbread(print, spine, { crust: INKS[crust], brown: INKS[brown], tufts });
}

/** The lower one first. */
const BREADS: readonly (readonly Point[])[] = [
  [
    [116, 286],
    [430, 264],
    [756, 170],
  ],
  [
    [48, 392],
    [390, 452],
    [728, 428],
  ],
];

/** Clusters of seeds: position and rotation. */
const TUFTS = [
  [
    [-24, -5, 0.4],
    [2, 8, -0.8],
    [24, -8, 1.2],
  ],
  [
    [-16, 6, 1],
    [14, -5, -0.3],
  ],
] as const;

type Look = { crust: Inks; brown: Inks; tufts: readonly string[] };

/** Blunt at both ends. */
const WIDTH = [76, 100, 106, 106, 106, 106, 104, 98, 74];

function flatbread(print: Print, spine: readonly Point[], { crust, brown, tufts }: Look): void {
  const shape = { width: WIDTH, caps: [0.1, 0.1], steps: 14 } as const;
  const lower = lathe({ ...shape, spine: spine.map(([x, y]): Point => [x + 4, y + 7]) });
  print.flat(lower, brown, { teeth: 0, fill: brown[2], line: 10 });
  const form = lathe({ ...shape, spine });
  print.block(form, brown, { crescent: 12, toothLength: 16, lights: 0, line: 8 });
  const along = (across: number, aside: number, width: number) => {
    const bow = 1 - 0.07 * Math.abs(across);
    const at = (part: number) =>
      form.surface(across + aside, lerp(0.5 - 0.49 * bow, 0.5 + 0.49 * bow, part));
    return curledGouge([at(0), at(1 / 3), at(2 / 3), at(1)], width);
  };
  print.ink(
    GROOVES.map((across) => along(across, 0, 12)),
    brown[2],
  );
  print.ink(
    RIDGES.map((across) => along(across, 0, 31)),
    crust[1],
  );
  print.ink(
    RIDGES.map((across) => along(across, -0.06, 9)),
    crust[0],
  );
  sesame(print, form, tufts);
}

const RIDGES = spread(-0.72, 0.72, 5);
const GROOVES = spread(-0.54, 0.54, 4);

/** Clusters of seeds along each ridge. */
function sesame(print: Print, form: Form, tufts: readonly string[]): void {
  const places = RIDGES.flatMap((across, ridge) =>
    times(5, (index) => {
      const part = 0.13 + (index + (ridge % 2) / 2) * 0.165 + print.between(-0.03, 0.03);
      return form.surface(across + print.between(-0.05, 0.05), part);
    }),
  );
  places.forEach((place, index) => {
    print.place(tufts[index % 2] ?? "", place, { turn: print.between(-60, 60) });
  });
}
