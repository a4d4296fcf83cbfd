import { INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A wreath of bay and olive on a ring of vine. */
export function wreath(print: Print): void {
  const center: Point = [400, 262];
  const ring = times(16, (index) => polar(center, 186, (index / 16) * TURN));
  print.stroke(ring, KEY, 50, true).stroke(ring, INKS.bark[1], 36, true);
  const twists = times(26, (index) => {
    const angle = (index / 26) * TURN;
    return gouge(
      [
        polar(center, 168, angle),
        polar(center, 180, angle + 0.08),
        polar(center, 194, angle + 0.14),
        polar(center, 206, angle + 0.24),
      ],
      6,
    );
  });
  print.ink(twists, INKS.bark[0]);
  const bay = print.symbol(() => {
    leaf(print, INKS.forest, {
      from: [0, 0],
      to: [0, -120],
      width: 26,
      veins: 3,
      rib: 7,
      caps: [0.06, 0.05],
      profile: [0.3, 0.9, 1, 0.7, 0.2],
    });
  });
  const olive = print.symbol(() => {
    leaf(print, INKS.sage, {
      from: [0, 0],
      to: [0, -104],
      width: 15,
      veins: 0,
      rib: 5,
      caps: [0.06, 0.05],
    });
  });
  for (const index of times(22, (at) => at)) {
    const angle = (index / 22) * TURN;
    const turn = (angle * 360) / TURN + 180;
    print.place(olive, polar(center, 206, angle), { turn: turn - 62 });
    print.place(bay, polar(center, 188, angle), { turn: turn - 14 + (index % 3) * 12 });
    print.place(olive, polar(center, 170, angle), { turn: turn + 44 });
  }
  const fruits = times(9, (index) =>
    polar(center, 192 + (index % 2) * 16, (index / 9) * TURN + 0.3),
  );
  print
    .dots(fruits, KEY, 33)
    .dots(
      fruits.map(([x, y]): Point => [x - 2, y - 2]),
      INKS.plum[1],
      26,
    )
    .dots(
      fruits.map(([x, y]): Point => [x - 7, y - 7]),
      INKS.plum[0],
      8,
    );
}
