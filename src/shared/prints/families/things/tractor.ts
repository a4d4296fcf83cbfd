import { ball, blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A small old tractor from the side. */
export function tractor(print: Print): void {
  const body = blob([
    [300, 300],
    [330, 250],
    [560, 244],
    [640, 262],
    [656, 330],
    [640, 384],
    [470, 400],
    [320, 396],
  ]);
  print.block(body, INKS.tomato, { crescent: 30, toothLength: 44, lights: 0.8 });
  print.ink(
    times(5, (index) =>
      gouge(
        [
          [566 + index * 16, 272],
          [570 + index * 16, 300],
          [570 + index * 16, 330],
          [566 + index * 16, 356],
        ],
        8,
      ),
    ),
    KEY,
  );
  const pipe: Point[] = [
    [520, 250],
    [520, 150],
  ];
  print.stroke(pipe, KEY, 30).stroke(pipe, INKS.stone[1], 16);
  const cabin = polygon([
    [190, 300],
    [206, 120],
    [380, 120],
    [388, 300],
  ]);
  print.block(cabin, INKS.tomato, { crescent: 16, toothLength: 30, lights: 0 });
  print.block(
    polygon([
      [226, 256],
      [236, 152],
      [348, 152],
      [352, 256],
    ]),
    INKS.blue,
    { crescent: 0, teeth: 0.6, lights: 0, line: 8 },
  );
  print.ink(
    gouge(
      [
        [250, 240],
        [262, 210],
        [276, 184],
        [296, 164],
      ],
      13,
    ),
    INKS.blue[0],
  );
  print.block(
    polygon([
      [172, 96],
      [400, 96],
      [404, 128],
      [170, 128],
    ]),
    INKS.crust,
    { crescent: 8, teeth: 0.4, lights: 0 },
  );
  wheel(print, [250, 410], 132);
  wheel(print, [580, 458], 84);
}

function wheel(print: Print, center: Point, radius: number): void {
  const treads = times(20, (index) => {
    const angle = (index / 20) * TURN;
    return tooth(
      polar(center, radius * 0.88, angle),
      polar(center, radius * 1.1, angle + 0.12),
      radius * 0.22,
    );
  });
  print.pull(treads, INKS.stone[2], { shift: 2, line: 5 });
  print.block(ball(center, [radius, radius]), INKS.stone, {
    crescent: 20,
    toothLength: 34,
    lights: 0,
    fill: INKS.stone[2],
  });
  print.block(ball(center, [radius * 0.56, radius * 0.56]), INKS.gold, {
    crescent: 12,
    toothLength: 20,
    lights: 0.6,
  });
  print.dots([center], KEY, radius * 0.3).ink(
    times(6, (index) =>
      tooth(
        polar(center, radius * 0.18, index * 1.047),
        polar(center, radius * 0.5, index * 1.047),
        10,
      ),
    ),
    INKS.gold[2],
  );
}
