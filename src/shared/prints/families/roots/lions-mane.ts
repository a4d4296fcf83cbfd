import { ball } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A lion's mane: a white head of hanging spines. */
export function lionsMane(print: Print): void {
  const [cx, cy, rx, ry] = [400, 270, 196, 178];
  const edge = (angle: number, part: number): Point => [
    cx + Math.cos(angle) * rx * part,
    cy + Math.sin(angle) * ry * part,
  ];
  print.block(ball([cx, cy], [rx, ry]), INKS.cream, {
    teeth: 0,
    lights: 0,
    salt: 0,
    crescent: 0,
    line: 8,
  });
  const fringe = times(30, (index) => {
    const angle = Math.PI - 0.12 - ((index + print.between(0.2, 0.8)) / 30) * (Math.PI - 0.24);
    const start = edge(angle, 0.93);
    const long = print.between(0.75, 1.15) * 74 * (0.55 + 0.45 * Math.max(0, Math.sin(angle)));
    return tooth(start, [start[0] + Math.cos(angle) * long * 0.42, start[1] + long * 0.9], 36);
  });
  print
    .pull(fringe, INKS.cream[2], { shift: 3, line: 8 })
    .ink(ball([cx - 3, cy - 4], [rx - 2, ry - 3]).path, "#efdfbb");
  print.reaching(ball([cx, cy + 28], [rx * 0.8, 212]).outline);
  for (const row of times(8, (index) => 7 - index)) spines(print, row, [cx, cy, rx, ry]);
}

/** A row of spines, in the light and in the shade. */
function spines(
  print: Print,
  row: number,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
): void {
  const height = -1.06 + row * 0.225;
  const half = Math.sqrt(Math.max(0.12, 1 - (height + 0.12) ** 2)) * 0.97;
  const count = Math.max(6, Math.round(half * 12));
  const lit: string[] = [];
  const shaded: string[] = [];
  for (const index of times(count, (at) => at)) {
    const side = -1 + (2 * (index + 0.5 + print.between(-0.3, 0.3))) / count;
    const [x, y] = [cx + side * half * rx * 1.04, cy + height * ry - 6 + side * side * 26];
    const long = print.between(96, 140) * (1 - 0.2 * side * side);
    const spine = gouge(
      [
        [x - side * 6, y],
        [x + side * 2, y + long * 0.3],
        [x + side * 14, y + long * 0.66],
        [x + side * 34 + print.between(-4, 4), y + long],
      ],
      25,
    );
    (side + height * 0.5 > 0.42 ? shaded : lit).push(spine);
  }
  print.pull(lit, row % 2 ? "#fffdf4" : "#fbf0d8", {
    shift: 3,
    line: 2,
    key: row > 4 ? KEY : "#a08a5c",
  });
  if (shaded.length > 0) print.pull(shaded, "#efdfbb", { shift: 3, line: 2 });
}
