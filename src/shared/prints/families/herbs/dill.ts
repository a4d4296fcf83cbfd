import { bezier } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Where the stems would meet if they were straight. */
const MIDDLE: Point = [400, 540];

/** A bunch of dill: leaves of fine threads on thin stems that run on into them. */
export function dill(print: Print): void {
  const plume = print.symbol(() => plumeOf(print));
  DILL.forEach(([angle, length], index) => {
    const foot = polar(MIDDLE, length * 0.44, angle - Math.PI / 2);
    const scale = length / 440;
    const scaleX = index % 2 ? -scale : scale;
    print.place(plume, foot, { turn: angle * 58, scale, scaleX });
  });
  for (const [angle, length] of DILL) {
    const out = (part: number) => polar(MIDDLE, length * part, angle - Math.PI / 2);
    const form = lathe({
      spine: [[400 + angle * 20, 556], out(0.16), out(0.36), out(0.64)],
      width: [6, 5, 4, 2],
      caps: [0.03, 0.05],
      steps: 7,
    });
    print.reaching(form.outline).pull(form.path, INKS.lime[1], { shift: 2, line: 4 });
  }
  tie(print, [400, 496], 36, 22);
}

/** One leaf, upright from the origin: each side branch has threads of its own. */
function plumeOf(print: Print): void {
  const spine: Point[] = [
    [0, 0],
    [18, -120],
    [6, -250],
  ];
  const threads = times(8, (index) => {
    const part = 0.16 + index * 0.105;
    const foot = bezier(spine, part);
    const length = 122 - Math.abs(index - 2) * 13;
    return [-1, 1].flatMap((side) => {
      const heading = -Math.PI / 2 + side * (0.86 - index * 0.04);
      const tip = polar(foot, length * print.between(0.9, 1.1), heading);
      return [tooth(foot, tip, 7), ...threadsOf(foot, tip, heading)];
    });
  }).flat();
  const end = bezier(spine, 1);
  const ends = [-0.5, 0, 0.5].map((turn) =>
    tooth(bezier(spine, 0.93), polar(end, 44, turn - Math.PI / 2), 8),
  );
  const at = (part: number) => bezier(spine, part);
  const rib = gouge([at(0), at(0.33), at(0.66), end], 10);
  print.pull([rib, ...ends, ...threads], INKS.lime[2], { shift: 1, line: 3 });
}

/** Threads on both sides of a branch, shorter toward its tip. */
const threadsOf = (foot: Point, tip: Point, heading: number): string[] =>
  [0.36, 0.72].flatMap((part) =>
    [-0.55, 0.55].map((turn) => {
      const at = mix(foot, tip, part);
      return tooth(at, polar(at, 62 - part * 34, heading + turn), 5);
    }),
  );

/** Angle from upright and length of each stem, outer ones first. */
const DILL = [
  [-0.9, 390],
  [0.9, 392],
  [-0.5, 460],
  [0.52, 456],
  [-0.18, 500],
  [0.2, 496],
] as const;
