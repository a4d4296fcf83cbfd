import { ball } from "../kit/forms.ts";
import { type InkName, INKS } from "../kit/inks.ts";
import { tooth } from "../kit/marks.ts";
import { type Point, times } from "../kit/points.ts";
import { Print } from "../kit/print.ts";
import { type Figure, figure } from "./figures/figure.ts";
import {
  grass,
  ground,
  HORIZON,
  type Hour,
  inPerspective,
  LANDSCAPE,
  ridge,
  rows,
  sky,
  water,
} from "./land.ts";

/** A farm's landscape based on facts about it: its location and light, and what grows and stands there. */
export type Scene = {
  readonly hour: Hour;
  /** The hills in the background, from far to near. */
  readonly hills: readonly InkName[];
  readonly land: "rows" | "grass" | "water" | "bare";
  /** Ink of the soil or the grass. */
  readonly soil: InkName;
  /** Objects in rows up to the horizon; none for open land. */
  readonly crops: readonly Figure[];
  /** Objects at the horizon, from the left. */
  readonly far: readonly Figure[];
  /** Objects in the foreground, from the left. */
  readonly near: readonly Figure[];
};

/** Everything needed to draw a farm's print. */
export type ScenePrint = {
  /** The random seed, and the file name. */
  readonly name: string;
  readonly label: string;
  readonly scene: Scene;
};

/** A landscape as SVG, 1280 by 720, with its own sky. Deterministic. */
export function drawScene({ name, label, scene }: ScenePrint): string {
  const print = new Print(name);
  const symbols = new Map<Figure, readonly string[]>();
  const symbolsOf = (kind: Figure) => {
    const known = symbols.get(kind) ?? figure(print, kind);
    symbols.set(kind, known);
    return known;
  };
  const symbolOf = (kind: Figure) => oneOf(print, symbolsOf(kind));
  sky(print, scene.hour);
  scene.hills.forEach((inks, index) => ridge(print, inks, 150 - index * 56));
  land(print, scene);
  for (const { kind, at, scale } of inLine(print, scene.far, farLine(scene)))
    print.place(symbolOf(kind), at, { scale });
  const near = inLine(print, scene.near, { y: 664, scale: 1.34, from: 244, to: 1040 });
  if (scene.land === "rows") clearings(print, scene, near);
  if (scene.crops.length > 0) {
    const places = inPerspective(print, { columns: scene.land === "rows" ? 12 : 8, depths: 6 });
    places.forEach(({ at, size }, index) => {
      const kind = scene.crops[index % scene.crops.length];
      const taken = scene.land === "rows" && near.some((standing) => isOnto(at, standing.at));
      if (kind && !taken) print.place(symbolOf(kind), at, { scale: size });
    });
  }
  for (const { kind, at, scale } of near) print.place(symbolOf(kind), at, { scale });
  return print.svg(label, LANDSCAPE);
}

function land(print: Print, { land: kind, soil }: Scene): void {
  const inks = INKS[soil];
  if (kind === "rows") rows(print, inks, inks[2]);
  else if (kind === "grass") grass(print, soil);
  else if (kind === "water") water(print);
  else ground(print, inks);
}

const oneOf = (print: Print, symbols: readonly string[]) =>
  (symbols.length > 1 ? symbols[Math.floor(print.between(0, symbols.length))] : symbols[0]) ?? "";

type Line = { y: number; scale: number; from: number; to: number };

const farLine = ({ land: kind }: Scene): Line => ({
  y: kind === "water" ? HORIZON : 384,
  scale: 0.5,
  from: 120,
  to: 1160,
});

type Standing = { readonly kind: Figure; readonly at: Point; readonly scale: number };

/** Figures beside each other, a little out of line. */
function inLine(print: Print, kinds: readonly Figure[], { y, scale, from, to }: Line): Standing[] {
  return kinds.map((kind, index) => {
    const part = kinds.length === 1 ? print.between(0.2, 0.8) : index / (kinds.length - 1);
    const at: Point = [
      from + (to - from) * part + print.between(-32, 32),
      y + print.between(-6, 10),
    ];
    return { kind, at, scale: scale * print.between(0.92, 1.08) };
  });
}

/** Bare soil where something lies in front of the crop. */
function clearings(print: Print, { soil }: Scene, near: readonly Standing[]): void {
  for (const { at } of near) {
    const [x, y] = at;
    print.ink(
      ball([x + 14, y + 34], [CLEARING[0], CLEARING[1] + 38], { shape: 2.4 }).path,
      INKS[soil][1],
    );
    const clods = times(9, () => {
      const [cx, cy] = [x + print.between(-200, 220), y + print.between(-40, 34)];
      return tooth([cx, cy], [cx + 26, cy + 3], 9);
    });
    print.ink(clods, INKS[soil][2]);
  }
}

/** Half the width of a clearing, and how far it reaches up. */
const CLEARING = [268, 66] as const;

/** Whether a plant at a place would stand in a clearing, or in front of it and cover it. */
const isOnto = ([x, y]: Point, [cx, cy]: Point) =>
  Math.abs(x - cx - 14) < CLEARING[0] - 20 && y > cy - CLEARING[1];
