import { blob, type Form } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { isInside, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { seedTufts, strewSeeds } from "./seeds.ts";

export type TinLoaf = {
  crust: InkName;
  crumb: InkName;
  /** Seeds all over the crust and throughout the crumb. */
  seeded?: boolean;
  /** A tall dome above the tin, or a flat brick. */
  rise: "dome" | "flat";
};

/** A loaf from the tin with its end cut, and a slice in front of it. */
export function tinLoaf(print: Print, { crust, crumb, seeded = false, rise }: TinLoaf): void {
  const inks = INKS[crust];
  const { body, face, slice, slashes, shoulder } = SHAPES[rise];
  const loaf = blob(body);
  print.block(loaf, inks, { crescent: 44, toothLength: 70, lights: 0, salt: 3, line: 11 });
  print.ink(
    slashes.map((slash) => gouge(slash, 20)),
    inks[0],
  );
  print.ink(
    slashes.map(([start, first, second, end]) =>
      gouge([start, [first[0] + 8, first[1] + 3], [second[0] + 8, second[1] + 3], end], 7),
    ),
    inks[2],
  );
  print.ink(gouge(shoulder, 16), inks[2]).ink(gouge(shoulder, 8), inks[0], { shift: 9 });
  const seed = seeded ? seedTufts(print) : [];
  if (seeded) strewSeeds(print, loaf, { seeds: seed, count: 52, away: face });
  cut(print, face, { inks, crumb: INKS[crumb], seeds: seed });
  cut(print, slice, { inks, crumb: INKS[crumb], seeds: seed, thick: true });
}

type Course = readonly [Point, Point, Point, Point];
type Shape = {
  body: readonly Point[];
  face: readonly Point[];
  slice: readonly Point[];
  slashes: readonly Course[];
  /** Where the top rises out of the tin. */
  shoulder: Course;
};

const SHAPES: Record<TinLoaf["rise"], Shape> = {
  dome: {
    body: [
      [250, 212],
      [290, 158],
      [380, 124],
      [520, 112],
      [630, 128],
      [690, 172],
      [698, 230],
      [676, 262],
      [672, 420],
      [640, 448],
      [420, 484],
      [260, 496],
    ],
    face: [
      [186, 300],
      [158, 262],
      [178, 204],
      [258, 166],
      [348, 178],
      [386, 232],
      [364, 280],
      [362, 480],
      [340, 502],
      [214, 502],
      [190, 484],
    ],
    slice: [
      [118, 430],
      [92, 396],
      [110, 344],
      [180, 312],
      [262, 324],
      [298, 372],
      [280, 414],
      [288, 540],
      [268, 560],
      [142, 556],
      [120, 536],
    ],
    shoulder: [
      [384, 290],
      [470, 272],
      [570, 258],
      [674, 250],
    ],
    slashes: [
      [
        [402, 142],
        [432, 156],
        [462, 178],
        [484, 210],
      ],
      [
        [486, 128],
        [518, 144],
        [550, 168],
        [572, 202],
      ],
      [
        [572, 126],
        [602, 142],
        [630, 164],
        [650, 196],
      ],
    ],
  },
  flat: {
    body: [
      [220, 244],
      [262, 208],
      [420, 172],
      [600, 152],
      [684, 166],
      [708, 206],
      [702, 400],
      [674, 430],
      [420, 488],
      [240, 500],
    ],
    face: [
      [146, 268],
      [164, 236],
      [258, 226],
      [352, 238],
      [370, 268],
      [368, 480],
      [350, 502],
      [170, 502],
      [150, 482],
    ],
    slice: [
      [88, 404],
      [106, 372],
      [200, 362],
      [292, 374],
      [310, 404],
      [314, 542],
      [296, 562],
      [112, 560],
      [92, 542],
    ],
    shoulder: [
      [378, 268],
      [470, 252],
      [580, 234],
      [694, 216],
    ],
    slashes: [],
  },
};

type Cut = { inks: Inks; crumb: Inks; seeds: readonly string[]; thick?: boolean };

/** A cut face: crust around the crumb with its holes. */
function cut(
  print: Print,
  points: readonly Point[],
  { inks, crumb, seeds, thick = false }: Cut,
): void {
  const edge = blob(points);
  if (thick) {
    const side = blob(points.map(([x, y]): Point => [x + 18, y - 6]));
    print.block(side, inks, { crescent: 0, toothLength: 30, lights: 0, fill: inks[2] });
  }
  print.block(edge, inks, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 10 });
  const inner = blob(shrunk(points, 0.9));
  print.ink(inner.path, crumb[1]).grain(inner.path);
  const holes = times(34, (): Point => anywhere(print, inner)).filter((place) =>
    isInside(place, blob(shrunk(points, 0.82)).outline),
  );
  const pores = holes.map(([x, y], index) => {
    const long = print.between(5, 13);
    const lean = print.between(-5, 5);
    return gouge(
      [
        [x - long, y - lean],
        [x - long / 3, y + 3],
        [x + long / 3, y + 3],
        [x + long, y + lean],
      ],
      index % 3 ? 7 : 11,
    );
  });
  print.ink(pores, crumb[2]);
  print.ink(
    pores.filter((_, index) => index % 4 === 0),
    crumb[0],
    { shift: 7 },
  );
  if (seeds.length > 0) strewSeeds(print, inner, { seeds, count: 12 });
  const { outline } = inner;
  const shade = outline.flatMap((place, index) => {
    const [dx, dy] = [place[0] - middle(points)[0], place[1] - middle(points)[1]];
    if (index % 2 || dx * 0.72 + dy * 0.69 < 30) return [];
    const tip: Point = [place[0] - dx * 0.16, place[1] - dy * 0.12];
    return [tooth(place, tip, 8)];
  });
  print.ink(shade, inks[1]);
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function shrunk(points: readonly Point[], part: number): Point[] {
  const [cx, cy] = middle(points);
  return points.map(([x, y]) => [cx + (x - cx) * part, cy + (y - cy) * part]);
}

function anywhere(print: Print, form: Form): Point {
  return form.surface(print.between(-0.95, 0.95), print.between(0.04, 0.96));
}
