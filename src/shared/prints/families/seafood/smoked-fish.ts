import { blob, lathe } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";
import { fleshUp, type Side, sideForm } from "./side.ts";

/** A loin of smoked fish on a plank: bronze flesh that parts into flakes, silver skin below, a broken piece, smoke. */
export function smokedFish(print: Print): void {
  smoke(print);
  print.shadow([410, 520], 640);
  board(print);
  loin(print);
  brokenFlakes(print);
}

/** Three wisps that rise from it. */
function smoke(print: Print): void {
  for (const [x, top, width] of [
    [270, 70, 22],
    [410, 30, 26],
    [540, 84, 20],
  ] as const) {
    const wisp = lathe({
      spine: [
        [x, 300],
        [x + 90, 220],
        [x - 80, 150],
        [x + 40, top],
      ],
      width: [2, width * 0.5, width * 0.4, width * 0.5, width * 0.3, 1],
      caps: [0.02, 0.02],
      steps: 14,
    });
    print.ink(wisp.path, INKS.stone[1], { opacity: 0.7 });
  }
}

function board(print: Print): void {
  print.block(blob(BOARD), INKS.tan, { crescent: 18, toothLength: 24, lights: 0 });
  print.ink(cuts(WOOD), INKS.tan[2]);
}

const BOARD: readonly Point[] = [
  [52, 470],
  [84, 412],
  [180, 396],
  [620, 392],
  [716, 406],
  [754, 460],
  [752, 504],
  [700, 522],
  [400, 528],
  [110, 522],
  [54, 506],
];

const WOOD: readonly Cut[] = [
  [80, 492, 300, 498, -6, 7],
  [330, 508, 640, 496, -8, 7],
  [90, 448, 160, 424, 5, 6],
  [640, 424, 716, 458, 5, 6],
  [600, 488, 730, 478, 4, 5],
];

/** From its thick broken end to the tail: bronze above, silver skin below. */
function loin(print: Print): void {
  const inks = { skin: INKS.coal, flesh: SMOKED, seam: INKS.smoke };
  fin(print);
  fleshUp(print, LOIN, inks);
  const form = sideForm(LOIN);
  const edge = [-0.93, 0.9].map((across) => {
    const at = (along: number) => form.surface(across, along);
    return curledGouge([at(0.06), at(0.34), at(0.64), at(0.97)], 22);
  });
  print.ink(edge, INKS.smoke[2], { opacity: 0.55 });
  brokenEnd(print);
}

/** The tail, dried by the smoke. */
function fin(print: Print): void {
  const form = blob([
    [664, 372],
    [706, 350],
    [752, 304],
    [768, 306],
    [752, 352],
    [748, 392],
    [764, 448],
    [750, 456],
    [706, 424],
    [664, 410],
  ]);
  print.block(form, INKS.coal, { crescent: 0, teeth: 0, lights: 0 });
  const rays = [318, 340, 366, 396, 420, 442].map((y) =>
    tooth([682, 390 + (y - 380) * 0.12], [742, y], 8),
  );
  print.ink(rays, INKS.coal[0]);
}

const SMOKED: Inks = ["#fbe3bf", "#d8923f", "#8a4a1e"];

const LOIN: Side = {
  left: 146,
  right: 680,
  back: [340, 296, 280, 286, 306, 332, 352, 364, 372],
  belly: [424, 444, 450, 446, 436, 424, 412, 404, 400],
  depth: 26,
};

/** The end that was broken off: pale flakes with a brown rim. */
function brokenEnd(print: Print): void {
  const face = blob([
    [158, 322],
    [194, 340],
    [186, 360],
    [208, 388],
    [192, 412],
    [184, 444],
    [142, 432],
    [124, 384],
    [132, 336],
  ]);
  print.flat(face, INKS.fillet, { line: 8, teeth: 0 });
  const layers = [336, 364, 392, 418].map((y) =>
    gouge(
      [
        [132, y - 4],
        [150, y + 8],
        [166, y + 8],
        [188, y - 2],
      ],
      8,
    ),
  );
  print.ink(layers, INKS.fillet[2]);
}

/** Pieces that came away, in front. */
function brokenFlakes(print: Print): void {
  const flake = print.symbol(() => {
    const form = blob([
      [-52, 6],
      [-34, -22],
      [4, -30],
      [42, -18],
      [56, 6],
      [30, 20],
      [-18, 24],
    ]);
    print.block(form, INKS.smoke, {
      crescent: 0,
      teeth: 0,
      lights: 0,
      line: 8,
      fill: INKS.fillet[1],
    });
    const rim = [-0.5, 0, 0.5].map((across) =>
      tooth([across * 60, -24 + Math.abs(across) * 10], [across * 52 + 6, 12], 10),
    );
    print.ink(rim, INKS.fillet[2]);
    print.ink(
      gouge(
        [
          [-46, -2],
          [-26, -24],
          [14, -30],
          [46, -10],
        ],
        13,
      ),
      INKS.smoke[1],
    );
  });
  print.place(flake, [128, 494], { turn: -8, scale: 1.05 });
  print.place(flake, [222, 508], { turn: 12, scale: 0.9 });
}
