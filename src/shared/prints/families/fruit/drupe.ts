import type { Point } from "../../kit/points.ts";

export const ROUND: readonly Point[] = [
  [2, -92],
  [50, -110],
  [98, -82],
  [122, -22],
  [112, 44],
  [68, 98],
  [8, 114],
  [-56, 102],
  [-106, 54],
  [-122, -14],
  [-102, -78],
  [-52, -108],
];
