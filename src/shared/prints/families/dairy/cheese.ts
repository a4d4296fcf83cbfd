import { blob, type Form, polygon } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, spread, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Cheese = {
  paste: InkName;
  rind: InkName;
  /** A few small eyes with crystals, many tiny holes, or blue veins. */
  inside: "crystals" | "openings" | "veins";
  /** Whether the rind is covered with mold rather than smooth. */
  mottled?: boolean;
  /** Where the tip points. */
  tip: "left" | "right" | "front";
};

/** A wedge cut from a wheel of cheese, with rind and cut faces visible. */
export function cheese(print: Print, { paste, rind, inside, mottled = false, tip }: Cheese): void {
  const wedge = VIEWS[tip];
  const skin = INKS[rind];
  const side = outerSide(wedge);
  if (side) {
    print.block(side, skin, { crescent: 12, toothLength: 40, lights: 0, salt: 2, line: 11 });
    if (mottled) rindGrowth(print, side, skin);
  }
  for (const face of facesOf(wedge)) cutFace(print, face, { paste: INKS[paste], skin, inside });
  top(print, wedge, skin, mottled);
}

type Wedge = {
  /** Position of the tip's upper end. */
  at: Point;
  radius: number;
  /** Angles of the two cuts as seen from above, in degrees: 0 to the right, 90 toward the viewer. */
  cuts: readonly [number, number];
  height: number;
};

const VIEWS: Record<Cheese["tip"], Wedge> = {
  left: { at: [112, 244], radius: 560, cuts: [-34, 12], height: 216 },
  right: { at: [694, 236], radius: 560, cuts: [160, 216], height: 220 },
  front: { at: [424, 320], radius: 400, cuts: [216, 322], height: 206 },
};

/** Foreshortening of the ground plane. */
const DEPTH = 0.42;

/** A point on the wedge: distance from the tip, angle in degrees, and 0 at the top to 1 at the bottom. */
function project({ at, radius, height }: Wedge, part: number, [angle, down]: Point): Point {
  const radians = (angle / 360) * TURN;
  return [
    at[0] + part * radius * Math.cos(radians),
    at[1] + part * radius * Math.sin(radians) * DEPTH + down * height,
  ];
}

/** Maps to a point on a cut face: 0 to 1 from the tip to the rind, and from top to bottom. */
type Face = { place: (out: number, down: number) => Point; lit: boolean };

function facesOf(wedge: Wedge): Face[] {
  const [first, last] = wedge.cuts;
  const seen = [
    { angle: first, lit: false, visible: Math.cos((first / 360) * TURN) < 0 },
    { angle: last, lit: true, visible: Math.cos((last / 360) * TURN) > 0 },
  ].filter(({ visible }) => visible);
  return seen.map(({ angle }) => ({
    place: (out, down) =>
      project(wedge, out * (1 + bulge(out, down)), [angle, down * (1 + 0.02 * out)]),
    // The face toward the left is in the light.
    lit: angle < 260 && angle > 90 ? seen.length === 2 : seen.length === 1,
  }));
}

/** The rind bulges between its edges. */
const bulge = (out: number, down: number) => (out > 0.9 ? 0.022 * Math.sin(down * Math.PI) : 0);

function window(place: Face["place"], [from, to]: Point, [above, below]: Point): Form {
  return polygon([
    place(from, above),
    place(to, above),
    ...[0.25, 0.5, 0.75].map((part) => place(to, above + (below - above) * part)),
    place(to, below),
    place(from, below),
  ]);
}

type Body = { paste: Inks; skin: Inks; inside: Cheese["inside"] };

function cutFace(print: Print, { place, lit }: Face, { paste, skin, inside }: Body): void {
  const whole = window(place, [0, 1], [0, 1]);
  const plain = { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 11 };
  print.block(whole, skin, plain);
  print.ink(window(place, [0.004, 0.962], [0.07, 0.93]).path, paste[2]);
  const inner = window(place, [0.004, 0.946], [0.105, 0.9]);
  print.ink(inner.path, paste[1]).grain(inner.path);
  if (!lit) print.screen(window(place, [0.02, 0.94], [0.5, 0.9]).path);
  INSIDES[inside](print, place, paste);
  print.ink(knifeMarks(print, place), paste[2]);
  const edge = spread(0.12, 0.9, 6).map((down) => {
    return tooth(place(0.995, down), place(0.955 - print.between(0, 0.03), down + 0.03), 9);
  });
  print.ink(edge, KEY);
  const shine = [0.15, 0.23].map((down, index) => {
    const end = 0.5 - index * 0.22;
    const at = (part: number) => place(0.03 + part * end, down);
    return gouge([at(0), at(0.3), at(0.7), at(1)], 8 - index * 2);
  });
  print.ink(shine, paste[0]);
}

const knifeMarks = (print: Print, place: Face["place"]) =>
  times(22, (index) => {
    const out = 0.9 - index * 0.036;
    const rise = print.between(0.05, 0.15) * (1 - index / 28);
    return tooth(place(out, 0.9), place(out + 0.006, 0.9 - rise), 7);
  });

const INSIDES: Record<Cheese["inside"], (print: Print, place: Face["place"], paste: Inks) => void> =
  {
    crystals: (print, place, paste) => {
      eyes(print, place, paste, EYES);
      const crystals = times(40, () => place(print.between(0.06, 0.9), print.between(0.2, 0.8)));
      print.dots(crystals, "#fff8dc", 6);
    },
    openings: (print, place, paste) => {
      const openings = times(26, (): readonly [number, number, number] => [
        print.between(0.07, 0.9),
        print.between(0.2, 0.78),
        print.between(3, 8),
      ]);
      eyes(print, place, paste, openings);
    },
    veins: (print, place) => {
      const cracks = times(8, (index) => {
        const [out, down] = [0.2 + (index % 4) * 0.18, 0.26 + index * 0.07];
        const slant = print.between(-0.12, 0.12);
        const at = (part: number, bend: number) =>
          place(out + 0.15 * part, down + slant * part + bend);
        return curledGouge([at(-1, 0), at(-0.3, 0.016), at(0.3, -0.02), at(1, 0)], 8);
      });
      const pockets = times(17, (index) =>
        place(0.1 + (index % 6) * 0.15 + print.between(-0.05, 0.05), 0.22 + (index % 4) * 0.18),
      );
      const torn = pockets.map((pocket) => jagged(print, pocket, print.between(9, 21)));
      print.ink([...cracks, ...torn], INKS.sea[1]);
      const dark = pockets.map(([x, y]) => jagged(print, [x + 4, y + 2], print.between(4, 9)));
      print.ink(dark, INKS.night[1]);
    },
  };

/** A pocket of mold: wider than tall, with a ragged edge. */
function jagged(print: Print, [x, y]: Point, size: number): string {
  const lean = print.between(-0.5, 0.5);
  const points = times(8, (index): Point => {
    const [dx, dy] = polar([0, 0], size * print.between(0.5, 1.35), (index / 8) * TURN);
    return [x + dx * 1.4, y + dy * 0.6 + dx * lean];
  });
  return blob(points).path;
}

/** Small eyes of Gouda: how far out, how far down, radius. */
const EYES: readonly (readonly [number, number, number])[] = [
  [0.22, 0.62, 13],
  [0.4, 0.36, 9],
  [0.35, 0.76, 10],
  [0.58, 0.52, 15],
  [0.74, 0.3, 10],
  [0.8, 0.66, 8],
  [0.5, 0.78, 8],
  [0.15, 0.4, 8],
  [0.87, 0.44, 6],
  [0.66, 0.74, 7],
  [0.1, 0.8, 6],
];

function eyes(
  print: Print,
  place: Face["place"],
  paste: Inks,
  holes: readonly (readonly [number, number, number])[],
): void {
  const each = (shift: number, size: number) =>
    holes.map(([out, down, radius]) => {
      const [x, y] = place(out, down);
      return blot(print, [x + shift, y + shift * 1.5], radius * size).path;
    });
  print.ink(each(0, 1), INKS.rind[2]).ink(each(2, 0.68), paste[2]);
}

/** An irregular round spot, wider than tall. */
const blot = (print: Print, middle: Point, radius: number) =>
  blob(
    times(6, (index) => {
      const [x, y] = polar([0, 0], radius * print.between(0.8, 1.15), (index / 6) * TURN);
      return [middle[0] + x, middle[1] + y * 0.72];
    }),
  );

/** The visible part of the rind; null if it is behind. */
function outerSide(wedge: Wedge): Form | null {
  const [first, last] = wedge.cuts;
  const angles = spread(first, last, 25).filter((angle) => Math.sin((angle / 360) * TURN) >= 0);
  if (angles.length < 2) return null;
  const at = (angle: number, down: number) =>
    project(wedge, 1 + bulge(1, down), [angle, down * 1.02]);
  return polygon([
    ...angles.map((angle) => at(angle, 0)),
    ...[0.25, 0.5, 0.75].map((down) => at(angles.at(-1) ?? 0, down)),
    ...angles.toReversed().map((angle) => at(angle, 1)),
    ...[0.75, 0.5, 0.25].map((down) => at(angles[0] ?? 0, down)),
  ]);
}

function top(print: Print, wedge: Wedge, skin: Inks, mottled: boolean): void {
  const [first, last] = wedge.cuts;
  const at = (out: number, across: number) =>
    project(wedge, out, [first + (last - first) * across, 0]);
  const form = polygon([at(0, 0), ...spread(0, 1, 9).map((across) => at(1, across))]);
  print.block(form, skin, { crescent: 0, teeth: 0, lights: 0, salt: 3, line: 11 });
  const arc = (out: number, [from, to]: Point, width: number) => {
    const on = (part: number) => at(out, from + (to - from) * part);
    return curledGouge([on(0), on(1 / 3), on(2 / 3), on(1)], width);
  };
  if (mottled) rindGrowth(print, form, skin);
  else {
    const grooves = spread(0.22, 0.92, 9).map((out) => arc(out, [0.06, 0.94], 7));
    print.ink(grooves, skin[0]);
  }
  // If the tip points at the viewer, the far edge is in the light.
  const shaded = facesOf(wedge).length === 1 ? [0.975, 0.89, 0.8] : [];
  print.ink(
    shaded.map((out) => arc(out, [0.4, 0.97], 9)),
    KEY,
  );
}

/** Growth on a natural rind: pale and dark patches. */
function rindGrowth(print: Print, form: Form, skin: Inks): void {
  const xs = form.points.map(([x]) => x);
  const ys = form.points.map(([, y]) => y);
  const inside = (): Point => {
    // The midpoint of two outline points is inside, since the outline is convex.
    const pick = () => Math.floor(print.between(0, form.outline.length));
    const [one = [0, 0], other = [0, 0]] = [form.outline[pick()], form.outline[pick()]];
    const part = print.between(0.3, 0.7);
    return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
  };
  const area = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  const count = Math.min(26, Math.ceil(area / 2200));
  const patches = (share: number) =>
    times(Math.ceil(count * share), () => blot(print, inside(), print.between(5, 13)).path);
  print.ink(patches(0.5), skin[2]).ink(patches(0.6), skin[0]);
}
