import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A seedling in its soil. */
export function seedling(print: Print): void {
  const soil = blob([
    [170, 500],
    [230, 456],
    [320, 440],
    [400, 428],
    [490, 440],
    [580, 460],
    [630, 504],
    [600, 538],
    [400, 550],
    [200, 540],
  ]);
  print.block(soil, INKS.bark, { crescent: 26, toothLength: 44, lights: 0.6 });
  const clods = times(18, (): Point => [print.between(220, 590), print.between(466, 530)]);
  print.dots(clods, INKS.bark[2], 14).dots(clods.slice(8), INKS.bark[0], 8);
  stem(print, INKS.lime, {
    through: [
      [402, 450],
      [396, 340],
      [404, 230],
    ],
    widths: [26, 17],
  });
  leaf(print, INKS.leaf, {
    from: [402, 250],
    to: [196, 150],
    width: 62,
    bend: 40,
    veins: 5,
    rib: 11,
  });
  leaf(print, INKS.lime, {
    from: [404, 246],
    to: [612, 130],
    width: 64,
    bend: -40,
    veins: 5,
    rib: 11,
    ribInk: INKS.pale[0],
  });
  leaf(print, INKS.lime, {
    from: [403, 236],
    to: [420, 70],
    width: 34,
    bend: 10,
    veins: 4,
    rib: 8,
    ribInk: INKS.pale[0],
  });
}
