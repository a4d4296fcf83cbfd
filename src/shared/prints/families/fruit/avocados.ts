import { scaled } from "../../kit/curves.ts";
import { ball, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Avocados = {
  skin: InkName;
  /** Pebbled and egg-shaped, or smooth and pear-shaped. */
  kind: "pebbled" | "smooth";
};

/** Four avocados, one of them halved with its pit. */
export function avocados(print: Print, { skin, kind }: Avocados): void {
  const profile = kind === "pebbled" ? EGG : PEAR;
  const whole = print.symbol(() => {
    const form = lathe({
      spine: [
        [0, -150],
        [0, -20],
        [0, 110],
      ],
      width: scaled(profile, 98),
      caps: [0.1, 0.2],
      steps: 12,
    });
    print.block(form, INKS[skin], { crescent: 34, toothLength: 56, lights: 0 });
    if (kind === "pebbled") {
      const bumps = times(64, () =>
        form.surface(print.between(-0.86, 0.8), print.between(0.06, 0.93)),
      );
      print.dots(bumps, INKS[skin][2], 11).dots(
        bumps.map(([x, y]): Point => [x - 3, y - 3]),
        INKS[skin][0],
        6,
      );
    } else {
      const flecks = times(30, () =>
        form.surface(print.between(-0.8, 0.7), print.between(0.1, 0.92)),
      );
      print.dots(flecks, INKS.pale[0], 4);
      const at = (along: number) => form.surface(-0.62, along);
      print.ink(gouge([at(0.36), at(0.52), at(0.68), at(0.84)], 16), INKS[skin][0]);
    }
    stem(print, INKS.bark, {
      through: [
        [0, -144],
        [2, -158],
        [4, -170],
      ],
      widths: [18, 22],
      line: 7,
    });
  });
  print.place(whole, [206, 382], { turn: -20, scale: 1 });
  print.place(whole, [590, 372], { turn: 18, scale: 0.98 });
  print.place(whole, [384, 318], { turn: -3, scale: 1.04 });
  halved(print, skin, profile);
}

const EGG = [0.34, 0.52, 0.74, 0.94, 1, 0.98, 0.84, 0.6];
const PEAR = [0.24, 0.34, 0.46, 0.72, 0.97, 1, 0.9, 0.62];

function halved(print: Print, skin: InkName, profile: readonly number[]): void {
  const cut = (size: number, top: number) =>
    lathe({
      spine: [
        [468, top],
        [452, 420],
        [436, 556 - (top - 286)],
      ],
      width: scaled(profile, size),
      caps: [0.1, 0.2],
      steps: 12,
    });
  print.block(cut(102, 286), INKS[skin], { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 11 });
  print.ink(cut(92, 297).path, INKS.lime[1], { shift: 3 });
  print.ink(cut(82, 309).path, "#f3efb0", { shift: 3 });
  const hollow = ball([444, 458], [56, 54]);
  print.ink(hollow.path, INKS.lime[2]);
  const pit = ball([442, 455], [49, 47]);
  print.block(pit, INKS.bark, { crescent: 17, toothLength: 26, lights: 0, line: 7 });
  print.ink(
    gouge(
      [
        [412, 458],
        [410, 444],
        [418, 430],
        [430, 422],
      ],
      11,
    ),
    INKS.bark[0],
  );
}
