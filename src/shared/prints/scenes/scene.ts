import { type InkName, INKS } from "../kit/inks.ts";
import type { Point } from "../kit/points.ts";
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
  standing(print, scene.far.map(symbolOf), {
    y: scene.land === "water" ? HORIZON : 384,
    scale: 0.5,
    from: 120,
    to: 1160,
  });
  if (scene.crops.length > 0) {
    const places = inPerspective(print, { columns: scene.land === "rows" ? 12 : 8, depths: 6 });
    places.forEach(({ at, size }, index) => {
      const kind = scene.crops[index % scene.crops.length];
      if (kind) print.place(symbolOf(kind), at, { scale: size });
    });
  }
  standing(print, scene.near.map(symbolOf), { y: 664, scale: 1.34, from: 206, to: 1088 });
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

function standing(print: Print, symbols: readonly string[], { y, scale, from, to }: Line): void {
  symbols.forEach((symbol, index) => {
    const part = symbols.length === 1 ? print.between(0.2, 0.8) : index / (symbols.length - 1);
    const at: Point = [
      from + (to - from) * part + print.between(-32, 32),
      y + print.between(-6, 10),
    ];
    print.place(symbol, at, { scale: scale * print.between(0.92, 1.08) });
  });
}
