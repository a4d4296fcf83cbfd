import { smooth } from "../../kit/curves.ts";
import { disc, type Form } from "../../kit/forms.ts";
import type { Inks } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type CutFace = {
  center: Point;
  radius: number;
  /** Height as a fraction of the width. */
  flatness?: number;
};

/** A cut face with colored rings, outermost first: beet, onion, radish. */
export function ringedFace(
  print: Print,
  { center, radius, flatness = 0.94 }: CutFace,
  skin: Inks,
  rings: readonly string[],
): Form {
  const ring = (part: number) =>
    disc(center, [radius * part, radius * part * flatness], print.between, 0.02);
  const face = ring(1);
  print.block(face, skin, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 10 });
  rings.forEach((color, index) => {
    print.ink(smooth(ring(0.93 * (1 - index / rings.length)).points), color);
  });
  print.grain(face.path);
  const rays = times(26, (index) => {
    const angle = (index / 26) * TURN + print.between(-0.06, 0.06);
    const at = (part: number): Point => [
      center[0] + Math.cos(angle) * radius * part,
      center[1] + Math.sin(angle) * radius * flatness * part,
    ];
    return gouge([at(0.3), at(0.5), at(0.7), at(0.88)], 3);
  });
  print.ink(rays, skin[0], { opacity: 0.55 });
  return face;
}
