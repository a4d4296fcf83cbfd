import type { Point } from "./points.ts";

/** A path, or several printed as one. */
export type Paths = string | readonly string[];

export const joined = (paths: Paths) => (typeof paths === "string" ? paths : paths.join(""));

/** The attribute of marks through which those below them are seen; none for an opacity of 1. */
export const faint = (opacity: number) => (opacity < 1 ? ` opacity="${decimal(opacity)}"` : "");

export type Placing = {
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Horizontal scale, if different; negative mirrors. */
  scaleX?: number;
};

/** The transform that puts what was drawn around the origin at a point. */
export function placed([x, y]: Point, { turn = 0, scale = 1, scaleX = scale }: Placing): string {
  const turned = turn ? ` rotate(${Math.round(turn)})` : "";
  const sized = scale !== 1 || scaleX !== 1 ? ` scale(${decimal(scaleX)} ${decimal(scale)})` : "";
  return `translate(${Math.round(x)} ${Math.round(y)})${turned}${sized}`;
}

/** Escapes text for an attribute value. */
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** At most two decimals, without trailing zeros. */
const decimal = (value: number) => `${Number(value.toFixed(2))}`.replace(/^(-?)0\./, "$1.");
