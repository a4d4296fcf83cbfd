import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Three heads of baby bok choy: spoon-shaped white stems below dark leaves. */
export function bokChoy(print: Print): void {
  const plant = print.symbol(() => {
    for (const [lean, length, width] of BOK_LEAVES) {
      const up = lean - Math.PI / 2;
      leaf(print, INKS.leaf, {
        from: polar([0, 0], length * 0.44, up),
        to: polar([0, 0], length, up + lean * 0.15),
        width,
        profile: [0.4, 0.95, 1, 0.9, 0.5],
        veins: 4,
        rib: 15,
        ribInk: INKS.pale[0],
        bend: lean * 20,
        caps: [0.05, 0.2],
      });
      const stalk = lathe({
        spine: [
          [lean * 20, 8],
          polar([lean * 34, -10], length * 0.26, up),
          polar([0, 0], length * 0.56, up),
        ],
        width: [36, 44, 34, 20, 10],
        caps: [0.16, 0.05],
        steps: 9,
      });
      print.block(stalk, INKS.white, {
        crescent: 14,
        toothLength: 26,
        toothStep: 20,
        lights: 0,
        line: 8,
      });
      print.ink(print.along(stalk, [-0.4, 0.1], { from: 0.1, to: 0.9, width: 5 }), INKS.pale[1]);
    }
    print.ink(
      gouge(
        [
          [-46, 6],
          [-18, 24],
          [18, 24],
          [46, 6],
        ],
        12,
      ),
      KEY,
    );
  });
  print.place(plant, [212, 500], { turn: -14, scale: 0.94 });
  print.place(plant, [594, 500], { turn: 14, scale: 0.94, scaleX: -0.94 });
  print.place(plant, [402, 530], { scale: 1.12 });
}

/** Lean, length and width of the leaves of one plant, outer ones first. */
const BOK_LEAVES = [
  [-0.62, 300, 54],
  [0.62, 300, 54],
  [0, 360, 58],
  [-0.32, 330, 58],
  [0.34, 326, 58],
] as const;
