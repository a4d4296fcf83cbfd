import { ball, blob, polygon } from "../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../kit/inks.ts";
import { gouge, tooth } from "../kit/marks.ts";
import { lerp, type Point, polar, times, TURN } from "../kit/points.ts";
import type { Print } from "../kit/print.ts";

/** The canvas of a landscape: 16 to 9. */
export const LANDSCAPE = { width: 1280, height: 720 };

/** The y coordinate of the horizon, where all rows meet. */
export const HORIZON = 372;

/** The time of day in a landscape. */
export type Hour = "dawn" | "morning" | "noon" | "evening" | "fog";

const SKIES: Record<Hour, { paper: string; stroke: string; sun: string; height: number }> = {
  dawn: { paper: "#fbe3dc", stroke: "#f3c9b8", sun: "#e7835a", height: 330 },
  morning: { paper: "#fdf2cc", stroke: "#f4dd98", sun: "#e7a83a", height: 220 },
  noon: { paper: "#dfece9", stroke: "#bcd6d2", sun: "#f1c355", height: 206 },
  evening: { paper: "#fdebd3", stroke: "#f2c894", sun: "#d8662f", height: 300 },
  fog: { paper: "#ecebe2", stroke: "#d2d2c6", sun: "#efe3c2", height: 190 },
};

/** Sky, sun and clouds. */
export function sky(print: Print, hour: Hour): void {
  const { paper, stroke, sun, height } = SKIES[hour];
  print.ink(`M0 0h${LANDSCAPE.width}v${LANDSCAPE.height}h-${LANDSCAPE.width}z`, paper);
  const x = print.between(240, 1040);
  const center: Point = [x, height];
  const rays = times(28, (index) => {
    const angle = (index / 28) * TURN;
    return tooth(polar(center, 104, angle), polar(center, 150 + (index % 2) * 60, angle), 13);
  });
  if (hour !== "fog") print.ink(rays, sun, { opacity: 0.45 });
  print.block(ball(center, [84, 84]), [paper, sun, sun], {
    crescent: 0,
    teeth: 0,
    lights: 0,
    line: 6,
    fill: sun,
  });
  const bands = times(hour === "fog" ? 16 : 9, (index) => {
    const y = 40 + index * (hour === "fog" ? 22 : 36) + print.between(-8, 8);
    const middle = print.between(100, 1180);
    const half = print.between(120, 330);
    return gouge(
      [
        [middle - half, y],
        [middle - half / 3, y - 6],
        [middle + half / 3, y + 6],
        [middle + half, y],
      ],
      13,
    );
  });
  print.ink(bands, stroke);
}

/** A line of hills behind the fields. `height` is how far it rises above the horizon. */
export function ridge(print: Print, name: InkName, height: number): void {
  const inks = INKS[name];
  const phase = print.between(0, 6);
  const crest = times(11, (index): Point => {
    const x = -60 + index * 140;
    const rise = height * (0.55 + 0.45 * Math.sin(index * 0.9 + phase)) * print.between(0.85, 1.1);
    return [x, HORIZON - rise];
  });
  const form = blob([...crest, [1400, HORIZON + 60], [-120, HORIZON + 60]]);
  print.block(form, inks, { crescent: 0, teeth: 0, lights: 0, line: 7 });
  const slopes = crest.flatMap(([x, y], index) =>
    times(5, (at) => {
      const start: Point = [x + 16 + at * 22, y + 14 + at * 7 + (index % 2) * 6];
      return tooth(start, [start[0] + 14, start[1] + height * 0.34], 9);
    }),
  );
  print.ink(slopes, inks[2]);
}

/** The ground in front of the horizon. */
export function ground(print: Print, inks: Inks): void {
  const field = polygon([
    [-20, HORIZON],
    [1300, HORIZON],
    [1300, 760],
    [-20, 760],
  ]);
  print.block(field, inks, { crescent: 0, teeth: 0, lights: 0, line: 8, shift: 0 });
}

/** How far the rows of a field extend to each side, in units at the lower edge. */
const SPREAD = 2600;

/** How many rows a field has at its lower edge, and beyond it on each side: farther back they reach the frame. */
const [ROWS, BEYOND] = [15, 10];

/** Rows of a field that meet at the horizon: alternating beds and furrows. */
export function rows(print: Print, bed: Inks, furrow: string): void {
  const middle = print.between(520, 760);
  const foot = (index: number) => middle + ((index - BEYOND) / ROWS - 0.5) * SPREAD;
  const furrows = times(ROWS + BEYOND * 2, (index) => {
    const [left, right] = [foot(index), foot(index + 0.42)];
    return polygon([
      [lerp(middle, left, 0.02), HORIZON + 4],
      [lerp(middle, right, 0.02), HORIZON + 4],
      [right, 740],
      [left, 740],
    ]).path;
  });
  ground(print, bed);
  print.ink(furrows, furrow);
  const edges = times(ROWS + BEYOND * 2, (index) =>
    tooth([foot(index), 740], [lerp(middle, foot(index), 0.03), HORIZON + 6], 17),
  );
  print.ink(edges, KEY);
}

/** Positions in perspective with their sizes, farthest first, up to the frame: for rows of trees, plants and posts. */
export function inPerspective(
  print: Print,
  { columns, depths }: { columns: number; depths: number },
): { at: Point; size: number }[] {
  const middle = print.between(540, 740);
  return times(depths, (depth) => {
    const part = ((depth + 0.6) / depths) ** 1.7;
    return times(columns * 3, (column) => {
      const aside = (column + 0.5) / columns - 1.5;
      const at: Point = [middle + aside * SPREAD * (0.14 + part * 0.9), HORIZON + 14 + part * 330];
      return { at, size: 0.18 + part * 0.94 };
    });
  })
    .flat()
    .filter(({ at }) => at[0] > -60 && at[0] < 1340);
}

/** Water up to the horizon, in waves that get larger toward the front. */
export function water(print: Print): void {
  ground(print, INKS.sea);
  const waves = times(64, (index) => {
    const part = (index / 64) ** 1.4;
    const y = HORIZON + 14 + part * 350;
    const x = print.between(-60, 1300);
    const half = 20 + part * 96;
    return gouge(
      [
        [x - half, y],
        [x - half / 3, y - half * 0.2],
        [x + half / 3, y - half * 0.2],
        [x + half, y],
      ],
      5 + part * 9,
    );
  });
  print.ink(waves.slice(0, 40), INKS.sea[0]).ink(waves.slice(40), INKS.sea[2]);
}

/** How many tufts a meadow shows: pale ones in its nearer half. */
const TUFTS = 72;

/** Grass in tufts over the ground. */
export function grass(print: Print, name: InkName): void {
  const inks = INKS[name];
  ground(print, inks);
  const tufts = times(TUFTS, (index) => {
    const part = (index / TUFTS) ** 1.3;
    const [x, y] = [print.between(-20, 1300), HORIZON + 16 + part * 350];
    const tall = 9 + part * 34;
    return [-0.5, 0, 0.5].map((side) =>
      tooth([x + side * 8, y], [x + side * tall, y - tall], 4 + part * 6),
    );
  });
  print.ink(tufts.slice(0, TUFTS / 2).flat(), inks[2]).ink(tufts.slice(TUFTS / 2).flat(), inks[0]);
}
