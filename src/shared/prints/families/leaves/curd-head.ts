import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, type Inks } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, lerp, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { fan } from "../parts/fan.ts";

export type CurdHead = {
  /** White curds, or lime spirals that rise to points. */
  kind: "cauliflower" | "romanesco";
};

/** A head of curds in its leaves. */
export function curdHead(print: Print, { kind }: CurdHead): void {
  const collar = [INKS.leaf, INKS.lime].map((inks) => print.symbol(() => collarLeaf(print, inks)));
  for (const [turn, scale] of COLLAR) print.place(collar[0] ?? "", [400, 410], { turn, scale });
  if (kind === "cauliflower") curds(print);
  else spirals(print);
  for (const [turn, scale] of FRONT_COLLAR)
    print.place(collar[1] ?? "", [400, 476], { turn, scale });
}

/** A leaf that points up from the origin. */
function collarLeaf(print: Print, inks: Inks): void {
  const look = { toothStep: 26, crescent: 12 };
  fan(
    print,
    inks,
    {
      foot: [0, 0],
      angle: -TURN / 4,
      radius: 300,
      span: 0.95,
      ruffle: 0.05,
      flatness: 1,
      steps: 8,
      veins: 4,
      rib: 20,
      ribInk: INKS.pale[0],
    },
    look,
  );
}

/** Degrees and sizes of the leaves behind the head and before it. */
const COLLAR = [
  [-72, 0.98],
  [72, 0.98],
  [-44, 1],
  [44, 1],
  [-16, 1],
  [18, 1],
  [-98, 0.92],
  [98, 0.92],
] as const;

const FRONT_COLLAR = [
  [-84, 0.84],
  [84, 0.84],
  [-56, 0.5],
  [56, 0.5],
] as const;

function curds(print: Print): void {
  print.block(ball([400, 322], [186, 160]), INKS.white, { crescent: 40, teeth: 0, lights: 0 });
  const curd = print.symbol(() => {
    const edge = times(11, (index) => polar([0, 0], index % 2 ? 48 : 40, (index / 11) * TURN));
    print.block(blob(edge), INKS.white, {
      crescent: 12,
      toothLength: 18,
      toothStep: 17,
      lights: 0,
      line: 6,
    });
    const knobs = [
      gouge(
        [
          [-22, -8],
          [-12, -20],
          [0, -20],
          [8, -10],
        ],
        6,
      ),
      gouge(
        [
          [-6, 12],
          [4, 2],
          [16, 4],
          [22, 14],
        ],
        6,
      ),
      gouge(
        [
          [-28, 14],
          [-20, 8],
          [-12, 10],
          [-8, 20],
        ],
        5,
      ),
    ];
    print.ink(knobs, INKS.tan[2]);
  });
  for (const [row, count] of [
    [0, 2],
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 3],
  ] as const) {
    for (const index of times(count, (at) => at)) {
      const across = (index / (count - 1)) * 2 - 1;
      print.place(curd, [400 + across * count * 31, 210 + row * 54 + across ** 2 * 14], {
        turn: index * 70 + row * 40,
      });
    }
  }
}

/** Spires of spires around a middle, each a small cone of knobs. */
function spirals(print: Print): void {
  print.block(ball([400, 330], [190, 150]), INKS.leaf, { crescent: 0, teeth: 0, lights: 0 });
  const spire = print.symbol(() => {
    const form = lathe({
      spine: [
        [0, 40],
        [0, -10],
        [0, -84],
      ],
      width: [50, 52, 36, 18, 3],
      caps: [0.24, 0.04],
      steps: 8,
    });
    print.block(form, INKS.lime, {
      crescent: 13,
      toothLength: 22,
      toothStep: 18,
      lights: 0,
      line: 8,
    });
    const knobs = times(9, (index) =>
      form.surface(
        -0.62 + (index % 3) * 0.56 + (index % 6 > 2 ? 0.14 : 0),
        0.16 + Math.floor(index / 3) * 0.27,
      ),
    );
    print.dots(knobs, INKS.leaf[2], 23).dots(
      knobs.map(([x, y]): Point => [x - 3, y - 4]),
      INKS.pale[0],
      15,
    );
  });
  const places = times(12, (index) => {
    const angle = index * 2.39996;
    const out = Math.sqrt(index / 12);
    return [400 + Math.cos(angle) * out * 172, 316 + Math.sin(angle) * out * 122, out] as const;
  }).toSorted((one, other) => one[1] - other[1]);
  for (const [x, y, out] of places) {
    print.place(spire, [x, y], { scale: lerp(1.75, 1.2, out), turn: (x - 400) * 0.26 });
  }
}
