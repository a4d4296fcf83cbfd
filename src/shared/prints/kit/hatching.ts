import type { Between } from "./edges.ts";
import type { Form } from "./forms.ts";
import { curledGouge, tooth } from "./marks.ts";
import { direction, lerp, mix, times } from "./points.ts";

export type AlongOptions = { from?: number; to?: number; width?: number; jitter?: number };

/** Strokes along a form, from end to end or pole to pole, at each position in `across`. */
export function strokesAlong(
  form: Form,
  across: readonly number[],
  between: Between,
  { from = 0.05, to = 0.95, width = 6, jitter = 0.05 }: AlongOptions = {},
): string[] {
  return across.map((place) => {
    const start = from + between(0, jitter);
    const end = to - between(0, jitter);
    const at = (part: number) => form.surface(place, lerp(start, end, part));
    return curledGouge([at(0), at(1 / 3), at(2 / 3), at(1)], width);
  });
}

export type AcrossOptions = {
  count?: number;
  start?: number;
  end?: number;
  from?: number;
  to?: number;
  width?: number;
  bow?: number;
  jitter?: number;
};

/** Strokes across a form, thick at the shaded edge, which make a root look round. */
export function strokesAcross(form: Form, between: Between, options: AcrossOptions = {}): string[] {
  const { count = 12, start = 0.08, end = 0.92, from = 1, to = 0.2 } = options;
  const { width = 8, bow = 0.02, jitter = 0.25 } = options;
  return times(count, (index) => {
    const along = lerp(start, end, (index + between(0.2, 0.8)) / count);
    const stop = to + between(-jitter, jitter);
    const at = (place: number) =>
      form.surface(place * form.shadowSide, Math.min(0.99, along + bow * (1 - place * place)));
    const [root, tip, middle] = [at(from), at(stop), at((from + stop) / 2)];
    const [dx, dy] = direction(root, tip);
    const [chordX, chordY] = mix(root, tip, 0.5);
    const bend = (middle[0] - chordX) * -dy + (middle[1] - chordY) * dx;
    return tooth(root, tip, width * between(0.7, 1.2), bend);
  });
}
