import { blob } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Jar = {
  /** Center of the shoulder, below the lid. */
  top: Point;
  width: number;
  height: number;
  lid?: Inks;
  /** Draws on the label around its center; without it there is no label. */
  art?: (print: Print, middle: Point) => void;
};

/** A closed jar: glass with its contents, a lid, a label. */
export function jar(
  print: Print,
  contents: Inks,
  { top: [x, top], width, height, lid = INKS.gold, art }: Jar,
): void {
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  const glass = blob([
    [left + 34, top],
    [x, top - 2],
    [right - 34, top],
    [right - 4, top + 34],
    [right, top + 80],
    [right, bottom - 60],
    [right - 6, bottom - 16],
    [right - 34, bottom],
    [x, bottom + 3],
    [left + 34, bottom],
    [left + 6, bottom - 16],
    [left, bottom - 60],
    [left, top + 80],
    [left + 4, top + 34],
  ]);
  const shade = { crescent: 40, toothLength: 70, toothStep: 14, toothWidth: 10, threshold: 0.5 };
  print.block(glass, contents, { ...shade, lights: 0, line: 11 });
  const shine = gouge(
    [
      [left + 26, top + 60],
      [left + 20, top + 130],
      [left + 20, bottom - 120],
      [left + 24, bottom - 50],
    ],
    16,
  );
  const glimmer = gouge(
    [
      [left + 48, top + 46],
      [left + 44, top + 70],
      [left + 43, top + 86],
      [left + 43, top + 110],
    ],
    9,
  );
  print.ink([shine, glimmer], contents[0]);
  lidOf(print, [x, top], width, lid);
  if (!art) return;
  const [labelTop, labelBottom] = [top + height * 0.3, bottom - height * 0.17];
  label(print, [left + 6, labelTop], [right - 6, labelBottom]);
  art(print, [x, (labelTop + labelBottom) / 2 + 8]);
}

function lidOf(print: Print, [x, top]: Point, width: number, inks: Inks): void {
  const [left, right] = [x - width / 2, x + width / 2];
  const lid = blob([
    [left + 26, top - 58],
    [x, top - 64],
    [right - 26, top - 58],
    [right - 18, top - 46],
    [right - 18, top - 4],
    [right - 26, top + 6],
    [x, top + 12],
    [left + 26, top + 6],
    [left + 18, top - 4],
    [left + 18, top - 46],
  ]);
  print.block(lid, inks, {
    crescent: 18,
    toothLength: 30,
    lights: 0,
    toothStep: 12,
    threshold: 0.5,
  });
  const ridges = times(15, (index) => {
    const ridge = x + Math.sin((-0.94 + (index / 14) * 1.88) * 1.5) * (width / 2 - 22);
    return tooth([ridge, top + 2], [ridge, top - 38], 5);
  });
  print.ink(ridges, inks[2]);
}

/** A paper label on a round vessel: its edges sag with the glass. */
export function label(print: Print, [left, top]: Point, [right, bottom]: Point): void {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const corners: Point[] = [
    [left, top],
    [x, top + 12],
    [right, top],
    [right + 1, y],
    [right, bottom],
    [x, bottom + 13],
    [left, bottom],
    [left - 1, y],
  ];
  const outline = corners.flatMap((corner, index): Point[] =>
    index % 2 ? [corner] : [corner, mix(corner, corners[index + 1] ?? corner, 0.06)],
  );
  const look = { crescent: 14, teeth: 0.5, threshold: 0.6, lights: 0, line: 6, shift: 2 };
  print.block(blob(outline), INKS.cream, look);
}
