import { blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { TURN, lerp, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A square piece of comb with open cells, and honey running from it. */
export function comb(print: Print): void {
  const pool = blob([
    [120, 520],
    [180, 484],
    [330, 500],
    [500, 480],
    [640, 500],
    [690, 528],
    [560, 552],
    [300, 556],
    [170, 546],
  ]);
  print.block(pool, INKS.honey, { crescent: 14, toothLength: 24, lights: 0.8 });
  const side = polygon([
    [160, 392],
    [640, 392],
    [628, 498],
    [174, 500],
  ]);
  print.block(side, INKS.honey, { crescent: 22, toothLength: 44, lights: 0 });
  print.ink(
    times(13, (index) => {
      const x = 186 + index * 35;
      return gouge(
        [
          [x, 402],
          [x + 3, 430],
          [x + 3, 460],
          [x, 492],
        ],
        8,
      );
    }),
    INKS.honey[2],
  );
  const top = polygon([
    [236, 150],
    [566, 150],
    [640, 392],
    [160, 392],
  ]);
  print.block(top, INKS.gold, { crescent: 0, teeth: 0.6, lights: 0 });
  cells(print);
  const drips = [
    [258, 396, 74],
    [430, 398, 92],
    [560, 396, 60],
  ] as const;
  for (const [x, y, long] of drips) {
    const drip = lathe({
      spine: [
        [x, y - 12],
        [x, y + long / 2],
        [x, y + long],
      ],
      width: [26, 13, 12, 18, 14],
      caps: [0.05, 0.2],
      steps: 7,
    });
    print.block(drip, INKS.honey, { crescent: 9, teeth: 0, lights: 0, line: 7 });
    print.ink(
      gouge(
        [
          [x - 7, y + long * 0.4],
          [x - 9, y + long * 0.55],
          [x - 9, y + long * 0.7],
          [x - 6, y + long * 0.85],
        ],
        6,
      ),
      INKS.honey[0],
    );
  }
}

/** Rows of cells that get larger toward the front; some are full and shine. */
function cells(print: Print): void {
  const walls: string[] = [];
  const lights: string[] = [];
  for (const row of times(6, (index) => index)) {
    const depth = (row + 0.5) / 6;
    const y = lerp(150, 392, depth ** 1.12 + 0.015);
    const half = lerp(165, 240, depth) - 26;
    const count = row % 2 ? 8 : 7;
    const size = lerp(21, 31, depth);
    for (const column of times(count, (index) => index)) {
      const x = 400 + half * (count === 8 ? 1 : 0.87) * lerp(-1, 1, column / (count - 1));
      const corners = times(6, (corner) => {
        const [cx, cy] = polar([0, 0], size, (corner / 6) * TURN + TURN / 12);
        return [x + cx, y + cy * 0.72] as const;
      });
      walls.push(polygon(corners).path);
      if ((row + column) % 3 !== 2) {
        lights.push(
          gouge(
            [
              [x - size * 0.5, y],
              [x - size * 0.4, y - size * 0.4],
              [x - size * 0.1, y - size * 0.46],
              [x + size * 0.3, y - size * 0.4],
            ],
            6,
          ),
        );
      }
    }
  }
  print.raw(
    `<path d="${walls.join("")}" fill="${INKS.honey[1]}" stroke="${INKS.honey[2]}" stroke-width="6"/>`,
  );
  print.ink(lights, INKS.gold[0]);
}
