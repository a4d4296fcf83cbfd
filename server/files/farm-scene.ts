import { type PictureSpec, pictureKeyFor } from "#shared/platform/pictures.ts";
import type { Placing } from "./cut-out.ts";

const hillColors = {
  field: ["#b3c987", "#94b163", "#6d9a3c"],
  sea: ["#b9d6d3", "#8fbcbc", "#5f9ba0"],
} as const;
const sunColor = "#e7a83a";

/** Height of the crest of the hill `index` (0 = farthest) at `x`, from the top, all as parts of the picture. */
function crest(index: number, x: number): number {
  const fromMiddle = 2 * x - 1;
  return 0.62 + index * 0.12 + 0.12 * fromMiddle * fromMiddle;
}

/** The sky with its sun and the farthest hill: what stands behind the farm. */
export function farmBackdrop(spec: PictureSpec, width: number, height: number): Buffer {
  const sunX = width * (0.2 + 0.6 * sunPlace(spec));
  const sun = `<circle cx="${sunX}" cy="${height * 0.4}" r="${height * 0.2}" fill="${sunColor}" opacity="0.55"/>`;
  const sky = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf7ee"/><stop offset="0.75" stop-color="${spec.ground}"/></linearGradient>`;
  return drawing(
    width,
    height,
    `<defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${sun}${hill(spec, 0, width, height)}`,
  );
}

/** The two nearer furrows, drawn over the feet of what stands on the hill. */
export function farmForeground(spec: PictureSpec, width: number, height: number): Buffer {
  return drawing(width, height, hill(spec, 1, width, height) + hill(spec, 2, width, height));
}

/** The farm's emoji side by side on the hill, the middle ones larger. */
export function farmPlacings(spec: PictureSpec, width: number, height: number): Placing[] {
  const count = spec.emojis.length;
  return spec.emojis.map((emoji, index) => {
    const x = 0.5 + ((index + 0.5) / count - 0.5) * 0.8;
    const size = height * (0.42 - 0.16 * Math.abs(2 * x - 1));
    const centerY = height * (crest(1, x) + 0.015) - size * 0.46;
    return { emoji, centerX: width * x, centerY, size: Math.round(size) };
  });
}

/** 0 to 1, steady for a picture and different between farms. */
function sunPlace(spec: PictureSpec): number {
  return Number.parseInt(pictureKeyFor(spec).slice(-4), 16) / 0xffff;
}

function hill(spec: PictureSpec, index: 0 | 1 | 2, width: number, height: number): string {
  const edge = crest(index, 0) * height;
  const control = (2 * crest(index, 0.5) - crest(index, 0)) * height;
  const path = `M0 ${edge} Q${width / 2} ${control} ${width} ${edge} V${height} H0 Z`;
  return `<path d="${path}" fill="${hillColors[spec.scenery ?? "field"][index]}"/>`;
}

function drawing(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
