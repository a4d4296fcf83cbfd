import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { looseHead } from "./loose-head.ts";

export type Head = {
  inks: InkName;
  rib: InkName;
  /** Round and tight, pointed, or small and loose with fans of broad ribs. */
  shape: "round" | "pointed" | "loose";
};

/** A head of overlapping leaves: cabbage, radicchio. */
export function head(print: Print, { inks, rib, shape }: Head): void {
  const colors = INKS[inks];
  const ribs = INKS[rib][0];
  if (shape === "loose") {
    looseHead(print, colors, ribs);
    return;
  }
  const pointed = shape === "pointed";
  const wrap = (points: readonly Point[], veins: readonly Vein[]) => {
    const form = blob(points);
    print.block(form, colors, { crescent: 26, toothLength: 46, lights: 0.7 });
    print.ink(
      veins.map(([from, bend, to, width]) => {
        const middle = (part: number): Point => [
          from[0] + (to[0] - from[0]) * part + bend[0] * Math.sin(part * Math.PI),
          from[1] + (to[1] - from[1]) * part + bend[1] * Math.sin(part * Math.PI),
        ];
        return tooth(from, middle(0.98), width, bend[0] * 0.6);
      }),
      ribs,
    );
  };
  const top = pointed ? 54 : 110;
  wrap(
    [
      [400, 530],
      [270, 512],
      [196, 420],
      [186, 300],
      [250, 180],
      [400, top],
      [548, 178],
      [616, 300],
      [606, 420],
      [530, 512],
    ],
    [],
  );
  wrap(
    [
      [392, 532],
      [560, 500],
      [630, 380],
      [606, 240],
      [520, pointed ? 130 : 150],
      [436, pointed ? 96 : 140],
      [470, 240],
      [450, 380],
    ],
    RIGHT_VEINS,
  );
  wrap(
    [
      [408, 532],
      [240, 500],
      [170, 380],
      [190, 250],
      [280, pointed ? 140 : 160],
      [352, pointed ? 110 : 150],
      [342, 250],
      [366, 390],
    ],
    LEFT_VEINS,
  );
  wrap(
    [
      [400, 536],
      [310, 500],
      [270, 400],
      [280, 280],
      [336, 180],
      [400, pointed ? 76 : 128],
      [468, 176],
      [524, 280],
      [530, 400],
      [490, 500],
    ],
    FRONT_VEINS,
  );
  print.ink(
    [
      gouge(
        [
          [348, 506],
          [372, 524],
          [428, 524],
          [452, 506],
        ],
        12,
      ),
    ],
    KEY,
  );
}

type Vein = readonly [from: Point, bend: Point, to: Point, width: number];

const FRONT_VEINS: readonly Vein[] = [
  [[400, 528], [0, 0], [400, 170], 26],
  [[398, 440], [-14, 10], [302, 330], 12],
  [[402, 420], [14, 10], [502, 310], 12],
  [[399, 350], [-10, 8], [318, 250], 10],
  [[401, 330], [10, 8], [484, 236], 10],
  [[400, 270], [-6, 4], [352, 196], 8],
  [[400, 262], [6, 4], [446, 190], 8],
];

const LEFT_VEINS: readonly Vein[] = [
  [[380, 520], [-30, 10], [214, 290], 18],
  [[300, 470], [0, 16], [196, 410], 9],
  [[262, 420], [-4, -6], [300, 270], 9],
];

const RIGHT_VEINS: readonly Vein[] = [
  [[420, 520], [30, 10], [588, 280], 18],
  [[510, 470], [0, 16], [610, 400], 9],
  [[546, 410], [6, -6], [510, 250], 9],
];
