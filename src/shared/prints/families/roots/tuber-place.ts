import type { Point } from "../../kit/points.ts";

export type Place = readonly [from: Point, bend: Point, to: Point, half: number];
