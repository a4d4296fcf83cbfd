import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";
import { flowerHead } from "./heads.ts";

/** Dried stems for the winter: strawflowers, statice, grasses. */
export function driedBunch(print: Print): void {
  for (const [x, y] of [
    [180, 130],
    [620, 126],
    [290, 80],
    [516, 76],
  ] as const)
    grass(print, [x, y]);
  for (const [x, y, ink] of [
    [250, 200, "plum"],
    [556, 196, "plum"],
    [404, 120, "plum"],
  ] as const)
    statice(print, [x, y], ink);
  const head = flowerHead(print, "strawflower");
  const inks = ["honey", "rose", "pom"] as const;
  for (const [index, [x, y, scale]] of (
    [
      [316, 168, 0.72],
      [486, 164, 0.72],
      [244, 296, 0.7],
      [560, 292, 0.7],
      [342, 296, 0.78],
      [466, 292, 0.78],
      [404, 222, 0.84],
    ] as const
  ).entries()) {
    const foot: Point = [400 + (x - 400) * -0.16, 566];
    stem(print, INKS.tan, {
      through: [foot, [400 + (x - 400) * 0.2, 430], [x, y + 10]],
      widths: [9, 7],
      line: 6,
      light: false,
    });
    print.tinted(INKS[inks[index % 3] ?? "honey"], () => print.place(head, [x, y], { scale }));
  }
  tie(print, [400, 470], 42, 26);
}

function grass(print: Print, [x, y]: Point): void {
  const foot: Point = [400 + (x - 400) * -0.1, 540];
  print
    .stroke([foot, [400 + (x - 400) * 0.3, 380], [x, y + 60]], KEY, 9)
    .stroke([foot, [400 + (x - 400) * 0.3, 380], [x, y + 60]], INKS.tan[1], 4);
  const lean = Math.atan2(x - 400, 440) * 0.8;
  const spikes = times(10, (index) => {
    const at = polar([x, y + 70], index * 9, lean - Math.PI / 2);
    return [-1, 1].map((side) =>
      tooth(at, polar(at, 30 - index, lean - Math.PI / 2 + side * 0.5), 11),
    );
  }).flat();
  print.pull(spikes, INKS.tan[1], { shift: 3, line: 5 });
}

function statice(print: Print, [x, y]: Point, ink: InkName): void {
  const foot: Point = [400 + (x - 400) * -0.12, 550];
  stem(print, INKS.sage, {
    through: [foot, [400 + (x - 400) * 0.24, 420], [x, y]],
    widths: [8, 6],
    line: 6,
    light: false,
  });
  const florets = times(17, (index) => polar([x, y - 16], 14 + (index % 3) * 20, index * 2.4)).map(
    ([px, py]): Point => [px, y - 16 + (py - y + 16) * 0.7],
  );
  print.dots(florets, KEY, 25).dots(
    florets.map(([px, py]): Point => [px - 2, py - 2]),
    INKS[ink][1],
    19,
  );
  print.dots(
    florets.map(([px, py]): Point => [px - 3, py - 4]),
    INKS[ink][0],
    8,
  );
}
