import { ball, blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Morsel, morsel } from "./morsels/morsel.ts";

type Serving = readonly [
  what: Morsel,
  inks: InkName,
  at: readonly (readonly [x: number, y: number, turn?: number, scale?: number])[],
];

export type Dish = {
  vessel: "plate" | "bowl" | "skillet" | "pot" | "board";
  /** Color of the contents: a soup, a broth. */
  filling?: string;
  /** Ink of the inside of a plate, white if there is none: behind what is white itself. */
  glaze?: InkName;
  /** What is in it, bottom layer first, positioned around its center. */
  servings: readonly Serving[];
};

/** A dish as served. */
export function dish(print: Print, { vessel, filling, glaze = "white", servings }: Dish): void {
  VESSELS[vessel](print, glaze);
  if (filling) {
    const [rx, ry] = vessel === "plate" ? [190, 92] : [236, 108];
    const pool = ball([400, vessel === "plate" ? 350 : 320], [rx, ry]);
    print.block(pool, INKS.cream, {
      crescent: 0,
      teeth: 0.4,
      lights: 0,
      line: 7,
      shift: 2,
      fill: filling,
    });
  }
  for (const [what, inks, places] of servings) {
    const symbol = print.symbol(() => morsel(print, what, inks));
    for (const [x, y, turn = 0, scale = 1] of places)
      print.place(symbol, [400 + x, 330 + y], { turn, scale });
  }
}

const VESSELS: Record<Dish["vessel"], (print: Print, glaze: InkName) => void> = {
  plate: (print, glaze) => {
    print.block(ball([400, 350], [320, 158]), INKS.blue, {
      crescent: 24,
      toothLength: 40,
      lights: 0,
    });
    print.block(ball([397, 344], [250, 116]), INKS[glaze], {
      crescent: 0,
      teeth: 0,
      lights: 0,
      line: 5,
    });
    print.ink(
      times(28, (index) => {
        const angle = (index / 28) * TURN;
        const at = (part: number): Point => [
          398 + Math.cos(angle) * 320 * part,
          348 + Math.sin(angle) * 158 * part,
        ];
        return gouge([at(0.83), at(0.87), at(0.91), at(0.95)], 7);
      }),
      INKS.sea[2],
    );
  },
  bowl: (print) => {
    const body = blob([
      [112, 310],
      [140, 400],
      [220, 480],
      [330, 516],
      [470, 516],
      [580, 480],
      [660, 400],
      [688, 310],
      [400, 240],
    ]);
    print.block(body, INKS.sea, { crescent: 44, toothLength: 70, lights: 0.8 });
    print.block(ball([400, 312], [290, 128]), INKS.sea, {
      crescent: 0,
      teeth: 0,
      lights: 0,
      fill: INKS.white[1],
    });
    print.ink(
      gouge(
        [
          [150, 390],
          [190, 450],
          [260, 486],
          [330, 500],
        ],
        9,
      ),
      INKS.sea[0],
    );
  },
  skillet: (print) => {
    const handle = lathe({
      spine: [
        [600, 280],
        [690, 220],
        [752, 176],
      ],
      width: [30, 24, 26, 30],
      caps: [0.02, 0.2],
      steps: 7,
    });
    print
      .block(handle, INKS.stone, { crescent: 14, toothLength: 24, lights: 0, fill: INKS.stone[2] })
      .dots([[734, 190]], INKS.cream[0], 17);
    print.block(ball([390, 350], [304, 156]), INKS.stone, {
      crescent: 26,
      toothLength: 40,
      lights: 0,
      fill: INKS.stone[2],
    });
    print.block(ball([388, 338], [268, 126]), INKS.stone, {
      crescent: 0,
      teeth: 0.5,
      lights: 0,
      fill: "#4a4f4a",
    });
  },
  pot: (print) => {
    for (const side of [-1, 1]) {
      const loop: Point[] = [
        [400 + side * 270, 350],
        [400 + side * 350, 344],
        [400 + side * 350, 396],
        [400 + side * 268, 400],
      ];
      print.stroke(loop, KEY, 34).stroke(loop, INKS.tomato[1], 19);
    }
    const body = blob([
      [118, 310],
      [124, 420],
      [150, 496],
      [400, 532],
      [650, 496],
      [676, 420],
      [682, 310],
      [400, 240],
    ]);
    print.block(body, INKS.tomato, { crescent: 44, toothLength: 66, lights: 0.8 });
    print.block(ball([400, 312], [284, 122]), INKS.tomato, {
      crescent: 0,
      teeth: 0,
      lights: 0,
      fill: INKS.cream[1],
    });
  },
  board: (print) => {
    const plank = blob([
      [106, 300],
      [160, 240],
      [400, 226],
      [640, 240],
      [694, 300],
      [684, 430],
      [630, 486],
      [400, 500],
      [170, 486],
      [116, 430],
    ]);
    print.block(plank, INKS.crust, { crescent: 30, toothLength: 46, lights: 0 });
    print.ink(
      times(6, (index) =>
        gouge(
          [
            [140, 280 + index * 34],
            [300, 272 + index * 34],
            [500, 284 + index * 34],
            [660, 276 + index * 34],
          ],
          7,
        ),
      ),
      INKS.crust[0],
      { opacity: 0.7 },
    );
  },
};
