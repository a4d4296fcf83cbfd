import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { PictureTone } from "#shared/platform/pictures.ts";
import { emojiAssetPath } from "./emoji-assets.ts";
import { keepGreens } from "./keep-greens.ts";

/** Where one illustration stands, in pixels of the whole picture. */
export type Placing = {
  emoji: string;
  centerX: number;
  centerY: number;
  size: number;
  /** Degrees, clockwise. */
  tilt?: number;
  tone?: PictureTone | undefined;
};

type Figure = { data: Buffer; width: number; height: number };

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const shadowInk = [29, 51, 39] as const;
const shadowOpacity = 0.3;
/** Shadows are blurred at a quarter of their size: no one sees the difference, and it takes a tenth of the time. */
const shadowScale = 4;

/** The emoji without any ground, in a square of `size` pixels. */
export function cutOut(emoji: string, size: number): Sharp {
  return sharp(emojiAssetPath(emoji)).ensureAlpha().resize(size, size);
}

/** Two layers for a picture: a soft shadow below, and the illustration on it. */
export async function standing(placing: Placing): Promise<OverlayOptions[]> {
  const { emoji, size, tilt = 0, tone, centerX, centerY } = placing;
  const source = await toned(emoji, tone);
  const turned = (width: number) =>
    fromPixels(source).resize(width, width).rotate(tilt, { background: clear });
  const figure = await pixelsOf(turned(size));
  const shadow = await softShadow(turned(Math.round(size / shadowScale)), size * 0.05);
  return [
    layerAt(shadow, centerX, centerY + Math.round(size * 0.06)),
    layerAt(figure, centerX, centerY),
  ];
}

async function toned(emoji: string, tone: PictureTone | undefined): Promise<Figure> {
  const original = sharp(emojiAssetPath(emoji)).ensureAlpha();
  const before = await pixelsOf(original);
  if (!tone) return before;
  const { hue = 0, saturation = 1, brightness = 1, keepGreen = false } = tone;
  const after = await pixelsOf(fromPixels(before).modulate({ hue, saturation, brightness }));
  return keepGreen ? { ...after, data: keepGreens(before.data, after.data) } : after;
}

function layerAt(figure: Figure, centerX: number, centerY: number): OverlayOptions {
  const { data, width, height } = figure;
  return {
    input: data,
    raw: { width, height, channels: 4 },
    left: Math.round(centerX - width / 2),
    top: Math.round(centerY - height / 2),
  };
}

/** The outline of a small figure in ink, faint and blurred, at full size with room around it for the blur. */
async function softShadow(small: Sharp, blur: number): Promise<Figure> {
  const margin = Math.ceil((blur * 3) / shadowScale);
  const room = { top: margin, bottom: margin, left: margin, right: margin, background: clear };
  const blurred = await pixelsOf(small.extend(room).blur(blur / shadowScale));
  const inked = fromPixels({ ...blurred, data: inInk(blurred.data) });
  const width = blurred.width * shadowScale;
  return pixelsOf(inked.resize(width, null, { kernel: "linear" }));
}

function inInk(pixels: Buffer): Buffer {
  const inked = Buffer.alloc(pixels.length, Buffer.from([...shadowInk, 0]));
  for (let at = 3; at < pixels.length; at += 4) {
    inked[at] = Math.round((pixels[at] ?? 0) * shadowOpacity);
  }
  return inked;
}

async function pixelsOf(image: Sharp): Promise<Figure> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fromPixels({ data, width, height }: Figure): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
