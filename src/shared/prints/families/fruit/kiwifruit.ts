import { smooth } from "../../kit/curves.ts";
import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Fuzzy kiwifruit, one of them cut. */
export function kiwifruit(print: Print): void {
  const whole = print.symbol(() => {
    const form = ball([0, 0], [132, 104], { shape: 2.2 });
    print.block(form, INKS.bark, { crescent: 34, toothLength: 52, lights: 0 });
    const down = times(80, (): Point => {
      const [angle, out] = [print.between(0, TURN), Math.sqrt(print.random()) * 0.9];
      return [Math.cos(angle) * out * 128, Math.sin(angle) * out * 100];
    });
    print.ink(
      down.map(([x, y]) => tooth([x, y], [x + 9, y + 13], 4)),
      INKS.bark[0],
    );
    print.ink(
      gouge(
        [
          [116, -12],
          [126, -6],
          [126, 6],
          [116, 12],
        ],
        15,
      ),
      KEY,
    );
  });
  print.place(whole, [272, 268], { turn: -14 });
  print.place(whole, [500, 222], { turn: 16, scale: 0.94 });
  print.place(whole, [246, 410], { turn: 8, scale: 1.02 });
  const center: Point = [518, 402];
  const at = (part: number, angle: number): Point => [
    center[0] + Math.cos(angle) * 128 * part,
    center[1] + Math.sin(angle) * 112 * part,
  ];
  const face = blob(times(12, (index) => at(1, (index / 12) * TURN)));
  print.block(face, INKS.bark, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 11 });
  const flesh = smooth(
    face.points.map((point) => mix([center[0] - 3, center[1] - 3], point, 0.92)),
  );
  print.ink(flesh, INKS.lime[1]).grain(flesh);
  const rays = times(28, (index) => {
    const angle = (index / 28) * TURN;
    return gouge([at(0.34, angle), at(0.5, angle), at(0.66, angle), at(0.86, angle)], 8);
  });
  print.ink(rays, INKS.pale[0]);
  const seeds = times(24, (index) => {
    const angle = (index / 24) * TURN + 0.13;
    return tooth(at(index % 2 ? 0.58 : 0.48, angle), at(index % 2 ? 0.42 : 0.34, angle), 11);
  });
  print.ink(seeds, KEY).ink(ball(center, [38, 32], { steps: 9 }).path, "#f6f3cf");
}
