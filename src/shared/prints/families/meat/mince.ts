import { blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Butcher's paper under the meat. */
function paperSheet(print: Print, corners: readonly Point[]): void {
  print.block(polygon(corners), ["#fff7e6", "#ecd7b0", "#c9a876"], {
    crescent: 18,
    toothLength: 40,
    lights: 0.8,
    salt: 2,
  });
}

const SHEET: readonly Point[] = [
  [112, 266],
  [384, 190],
  [668, 214],
  [704, 470],
  [420, 524],
  [140, 490],
];

/** Minced meat in its strands, on paper. */
export function mince(print: Print): void {
  print.shadow([430, 500], 640);
  paperSheet(print, SHEET);
  print.block(
    blob([
      [196, 398],
      [236, 290],
      [330, 214],
      [440, 196],
      [540, 234],
      [606, 320],
      [616, 404],
      [540, 456],
      [400, 470],
      [262, 454],
    ]),
    INKS.meat,
    { crescent: 40, lights: 0, salt: 0, toothLength: 60 },
  );
  const strands = [0, 1, 2].map((which) => print.symbol(() => strand(print, which)));
  let placed = 0;
  for (const row of times(7, (index) => index)) {
    const y = 232 + row * 34;
    const half = 90 + 112 * Math.sin(((row + 1) / 7.6) * Math.PI * 0.62);
    const count = 2 + Math.round(half / 62);
    for (const index of times(count, (at) => at)) {
      const across = -1 + (2 * (index + 0.5)) / count;
      const at: Point = [
        404 + across * half + print.between(-6, 6),
        y + across * across * 24 + print.between(-5, 5),
      ];
      print.place(strands[placed % 3] ?? "", at, {
        turn: across * 26 + print.between(-24, 24),
        scale: 0.92,
        scaleX: placed % 2 ? 0.92 : -0.92,
      });
      placed += 1;
    }
  }
}

function strand(print: Print, which: number): void {
  const points: Point[] = [
    [-56, 8],
    [-24, -14 + which * 8],
    [10, 4 - which * 6],
    [36, -10 + which * 4],
    [58, 10],
  ];
  const moved = (dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  print.stroke(points, KEY, 35).stroke(moved(-2, -3), INKS.meat[which === 2 ? 2 : 1], 26);
  print.stroke(moved(2, -9).slice(0, 4), INKS.meat[0], 5).dots(
    [
      [-20, -4],
      [22, 2],
    ],
    "#fbe0d0",
    8,
  );
}
