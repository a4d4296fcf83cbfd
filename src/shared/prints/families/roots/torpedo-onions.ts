import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Two long onions and the half of a third. */
export function torpedoOnions(print: Print): void {
  print.shadow([410, 530], 560);
  for (const [from, to, half] of [
    [[330, 40], [210, 480], 92],
    [[420, 40], [420, 525], 96],
  ] as const) {
    const end = mix(from, to, 0.97);
    const roots = times(8, (index) =>
      gouge(
        [
          end,
          polar(end, 14, 1.2 + index * 0.12),
          polar(end, 26, 1 + index * 0.16),
          polar(end, print.between(30, 44), 0.9 + index * 0.18),
        ],
        4,
      ),
    );
    print.ink(roots, INKS.bark[1]);
    const form = lathe({
      spine: [from, mix(from, to, 0.5), to],
      width: scaled([0.09, 0.13, 0.35, 0.72, 0.98, 1, 0.82, 0.42], half),
      caps: [0.01, 0.06],
      steps: 12,
    });
    print.block(form, INKS.onion, { crescent: 30, toothLength: half * 0.55, lights: 0 });
    print.ink(
      print.along(form, [-0.72, -0.46, -0.18, 0.12, 0.42, 0.7], { from: 0.12, to: 0.97 }),
      KEY,
    );
    print.ink(
      print.along(form, [-0.6, -0.33, -0.02], { from: 0.3, to: 0.9, width: 8, jitter: 0.12 }),
      INKS.onion[0],
    );
  }
  const half = (size: number, spine: readonly Point[]) =>
    lathe({
      spine,
      width: scaled([0.1, 0.3, 0.68, 0.97, 1, 0.85, 0.45], size),
      caps: [0.02, 0.07],
      steps: 11,
    });
  print.block(
    half(98, [
      [560, 130],
      [580, 300],
      [600, 520],
    ]),
    INKS.onion,
    { crescent: 0, teeth: 0, lights: 0, salt: 0 },
  );
  times(5, (ring) => {
    const layer = half(98 * (0.9 - ring * 0.18), [
      [562 + ring * 5, 165 + ring * 34],
      [578, 310],
      [597, 500 - ring * 9],
    ]);
    print.ink(layer.path, "#fbeef0").stroke(layer.points, INKS.onion[1], ring % 2 ? 4 : 7, true);
  });
}
