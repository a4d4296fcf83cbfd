import { smooth } from "../../kit/curves.ts";
import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { ribbed } from "../parts/ribbed.ts";

export type Fuyus = { inks: InkName };

/** Two flat persimmons, and one cut across to show its star. */
export function fuyus(print: Print, { inks: name }: Fuyus): void {
  const inks = INKS[name];
  for (const [center, size, turn] of [
    [[556, 316], 0.9, 0.5],
    [[284, 344], 1.04, 0.2],
  ] as const) {
    const { form, pole } = ribbed(print, inks, {
      center,
      radii: [168 * size, 122 * size],
      ribs: 4,
      depth: 0.012,
      shape: 2.35,
      pole: -0.62,
      lights: 0,
      crescent: 34,
      groove: 0.5,
      grooveWidth: 5,
    });
    print.ink(print.glint(form, { inset: 22, length: 44, width: 9 }), inks[0]);
    calyx(print, INKS.lime, {
      center: pole,
      radius: 92 * size,
      sepals: 4,
      rounded: true,
      width: 0.95,
      flatness: 0.44,
      turn,
      line: 9,
    });
    const [x, y] = pole;
    stem(print, INKS.bark, {
      through: [
        [x, y + 2],
        [x + 2, y - 12],
        [x + 4, y - 26],
      ],
      widths: [20, 24],
    });
  }
  star(print, name);
}

function star(print: Print, name: InkName): void {
  const at = (part: number, angle: number): Point => [
    556 + Math.cos(angle) * part * 104,
    424 + Math.sin(angle) * part * 85,
  ];
  const face = blob(times(12, (index) => at(index % 3 ? 1.01 : 0.98, (index / 12) * TURN)));
  print.block(face, INKS[name], { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 10 });
  print.ink(smooth(face.points.map((point) => mix([552, 420], point, 0.92))), "#f6a04e");
  const rays = (count: number, parts: readonly [number, number, number, number], width: number) =>
    times(count, (index) => {
      const angle = (index / count) * TURN + 0.2;
      return gouge(
        [at(parts[0], angle), at(parts[1], angle), at(parts[2], angle), at(parts[3], angle)],
        width,
      );
    });
  print
    .ink(rays(8, [0.12, 0.32, 0.45, 0.66], 22), "#d8631f")
    .ink(rays(8, [0.16, 0.3, 0.45, 0.58], 8), "#fcd39a");
  print.ink(rays(34, [0.74, 0.78, 0.83, 0.88], 3), "#fcd39a").dots([at(0, 0)], "#fcd39a", 14);
}
