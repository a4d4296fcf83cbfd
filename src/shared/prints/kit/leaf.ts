import { scaled, smooth } from "./curves.ts";
import { type Form, lathe } from "./forms.ts";
import type { Inks } from "./inks.ts";
import { gouge, tooth } from "./marks.ts";
import { direction, mix, offset, type Point, TURN } from "./points.ts";
import type { Print } from "./print.ts";

type Leaf = {
  from: Point;
  to: Point;
  /** Half the width at its widest. */
  width: number;
  /** How far the middle is pushed sideways. */
  bend?: number;
  /** Amplitude of the wavy edge, as a fraction of the width. */
  ruffle?: number;
  waves?: number;
  /** Pairs of veins. */
  veins?: number;
  veinWidth?: number;
  /** How far veins reach, from 0 at the rib to 1 at the edge. */
  reach?: number;
  /** Width of the midrib at the stem. */
  rib?: number;
  /** Color of rib and veins; defaults to the light ink. */
  ribInk?: string;
  /** Half the width along the leaf, as fractions of `width`. */
  profile?: readonly number[];
  caps?: readonly [number, number];
  /** Whether one half is in the shade. */
  half?: boolean;
  line?: number;
  steps?: number;
  lights?: number;
  teeth?: number;
};

/** A leaf from stem to tip: one half dark, with a carved midrib and veins. */
export function leaf(print: Print, inks: Inks, options: Leaf): Form {
  const { from, to, width } = options;
  const {
    bend = 0,
    ruffle = 0,
    waves = 6,
    profile = [0.25, 0.8, 1, 0.8, 0.35],
    caps = [0.1, 0.3],
    half = true,
    line = 8,
    steps = 9,
    lights = 0,
    teeth = 0,
  } = options;
  const phase = print.between(0, 6);
  const wave = (across: number, along: number) =>
    Math.abs(across) > 0.9
      ? 1 + ruffle * Math.sin(along * waves * TURN + phase + (across > 0 ? 2 : 0))
      : 1;
  const form = lathe({
    spine: [from, offset(mix(from, to, 0.5), direction(from, to), 0, bend), to],
    width: scaled(profile, width),
    caps,
    steps: ruffle ? waves * 3 : steps,
    ...(ruffle > 0 && { edge: wave }),
  });
  print.block(form, inks, { crescent: 0, teeth, lights, salt: 0.5, line });
  if (half) print.ink(darkHalf(form), inks[2]);
  veinsOf(print, form, options.ribInk ?? inks[0], options);
  return form;
}

function darkHalf(form: Form): string {
  const places = [0.02, 0.2, 0.4, 0.6, 0.8, 0.97];
  const back = places.slice(0, -1).toReversed();
  return smooth([
    ...places.map((along) => form.surface(0, along)),
    ...back.map((along) => form.surface(form.shadowSide * 0.97, along)),
  ]);
}

function veinsOf(print: Print, form: Form, color: string, options: Leaf): void {
  const { veins = 5, veinWidth = 5, reach = 0.78, rib = 9 } = options;
  const paths: string[] = [];
  for (let index = 0; index < veins; index++) {
    for (const side of [-1, 1]) {
      const along = 0.12 + (0.68 * (index + print.between(0.3, 0.7))) / veins;
      const tip = form.surface(side * reach, Math.min(0.97, along + 0.17));
      paths.push(tooth(form.surface(0, along), tip, veinWidth, -side * 4));
    }
  }
  print.ink([...paths, tooth(form.surface(0, 0), form.surface(0, 0.95), rib)], color);
}

type Stem = {
  through: readonly Point[];
  /** At its start and at its end. */
  widths: readonly [number, number];
  line?: number;
  /** Whether a highlight is carved along it. */
  light?: boolean;
};

/** A stem along points. */
export function stem(
  print: Print,
  inks: Inks,
  { through, widths, line = 8, light = true }: Stem,
): Form {
  const [from, to] = widths;
  const width = [from / 2, (from + to) / 4, to / 2];
  const form = lathe({ spine: through, width, caps: [0.03, 0.05], steps: 6 });
  print.block(form, inks, { crescent: 0, teeth: 0, lights: 0, salt: 0, line });
  if (light) {
    const at = (along: number) => form.surface(-0.35 * form.shadowSide, along);
    print.ink(gouge([at(0.05), at(0.35), at(0.65), at(0.95)], Math.max(3, to * 0.3)), inks[0]);
  }
  return form;
}
