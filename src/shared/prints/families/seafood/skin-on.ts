import { smooth } from "../../kit/curves.ts";
import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A side of fish on its dark skin: pearly flesh in large flakes, the thin belly folded over so that the skin shows. */
export function skinOnPiece(print: Print, skin: Inks): void {
  const under = side(SPINE.map(([x, y]): Point => [x + 4, y + 30]));
  print.block(under, skin, { crescent: 12, toothLength: 20, lights: 0, line: 11 });
  const flesh = side(SPINE);
  print.block(flesh, PEARL, { crescent: 24, toothLength: 30, toothStep: 20, lights: 0, line: 9 });
  flakes(print, flesh);
  belly(print, flesh, skin);
}

const PEARL: Inks = ["#fffefa", "#f3ece0", "#cbbfae"];

/** From the thick end at the shoulder to the tail. */
const SPINE: readonly Point[] = [
  [78, 380],
  [380, 396],
  [726, 366],
];

const side = (spine: readonly Point[]) =>
  lathe({
    spine,
    width: [104, 128, 134, 130, 118, 100, 80, 60, 44, 34],
    caps: [0.1, 0.04],
    steps: 14,
  });

/** Broad chevrons that meet at the seam, each the edge of a flake. */
function flakes(print: Print, form: Form): void {
  const chevrons = times(8, (index) => {
    const along = 0.14 + index * 0.105;
    const at = (thick: number) => (across: number) =>
      form.surface(
        across,
        along + thick * (1 - Math.abs(across + 0.1)) - 0.09 * Math.abs(across + 0.1) ** 1.3,
      );
    const places = spread(-0.9, 0.6, 7);
    return smooth([...places.map(at(0.032)), ...places.toReversed().slice(1, -1).map(at(0))]);
  });
  print.ink(chevrons, PEARL[2]);
  const seam = (part: number) => form.surface(-0.1, part);
  print.ink(curledGouge([seam(0.03), seam(0.35), seam(0.65), seam(0.97)], 12), "#d9a08c");
}

/** The belly flap, turned over along the far edge: scales on it, its pale cut edge in front. */
function belly(print: Print, form: Form, skin: Inks): void {
  const fold = (deep: number) => (along: number) => {
    const sway = 0.05 * Math.sin(along * 17);
    return form.surface(1.06 - deep - sway, along);
  };
  const far = spread(0.05, 0.86, 9).map((along) => form.surface(1.08, along));
  const near = (deep: number) => spread(0.09, 0.82, 9).toReversed().map(fold(deep));
  const flap = blob([...far, ...near(0.62)]);
  print.ink(blob([...far, ...near(0.78)]).path, KEY, { opacity: 0.4 });
  print.block(flap, PEARL, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 9 });
  const scaly = blob([...far, ...near(0.5)]);
  print.block(scaly, skin, { crescent: 12, toothLength: 16, lights: 0.6, line: 6 });
  const scales = times(26, (index) => {
    const [x, y] = form.surface(0.92 - (index % 2) * 0.2, 0.1 + index * 0.028);
    return tooth([x + 9, y - 5], [x - 13, y + 4], 13);
  });
  print.ink(scales, skin[2]);
}
