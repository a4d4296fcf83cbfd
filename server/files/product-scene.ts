import type { PictureSpec } from "#shared/platform/pictures.ts";
import type { Placing } from "./cut-out.ts";

type Place = { x: number; y: number; size: number; tilt: number };

/** Parts of the picture's height, from its center; the back ones come first, the last place is the front. */
const arrangements: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 0, y: -0.015, size: 0.6, tilt: 0 }],
  2: [
    { x: -0.2, y: -0.07, size: 0.44, tilt: -10 },
    { x: 0.13, y: 0.04, size: 0.5, tilt: 6 },
  ],
  3: [
    { x: -0.25, y: -0.04, size: 0.4, tilt: -12 },
    { x: 0.25, y: -0.06, size: 0.4, tilt: 12 },
    { x: 0, y: 0.05, size: 0.45, tilt: 0 },
  ],
};

/** Where the one to three illustrations of a product stand. The first emoji takes the front. */
export function productPlacings(spec: PictureSpec, width: number, height: number): Placing[] {
  const places = arrangements[spec.emojis.length];
  if (!places) throw new RangeError("A product picture shows one to three emoji");
  const backFirst = spec.emojis.toReversed();
  return backFirst.flatMap((emoji, index) => {
    const place = places[index];
    if (!place) return [];
    return {
      emoji,
      centerX: width / 2 + place.x * height,
      centerY: height / 2 + place.y * height,
      size: Math.round(place.size * height),
      tilt: place.tilt,
      tone: emoji === spec.emojis[0] ? spec.tone : undefined,
    };
  });
}
