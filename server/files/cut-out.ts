import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { PictureTone } from "#shared/pictures.ts";
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
/** Shadows are blurred at a quarter of their size: nobody sees the difference, and it takes a tenth of the time. */
const shadowScale = 4;

/** The emoji without any ground, in a square of `size` pixels. */
export async function cutOut(emoji: string, size: number, tone?: PictureTone): Promise<Sharp> {
  const source = sharp(emojiAssetPath(emoji)).ensureAlpha().resize(size, size);
  if (!tone) return source;
  const { hue = 0, saturation = 1, brightness = 1, keepGreen = false } = tone;
  const toned = source.clone().modulate({ hue, saturation, brightness });
  if (!keepGreen) return toned;
  const before = await source.raw().toBuffer();
  const after = await toned.raw().toBuffer();
  return fromPixels({ data: keepGreens(before, after), width: size, height: size });
}

/** Two layers for a picture: a soft shadow below, and the illustration on it. */
export async function standing(placing: Placing): Promise<OverlayOptions[]> {
  const upright = await pixelsOf(await cutOut(placing.emoji, placing.size, placing.tone));
  const figure = placing.tilt
    ? await pixelsOf(fromPixels(upright).rotate(placing.tilt, { background: clear }))
    : upright;
  const shadow = await softShadow(figure, placing.size * 0.05);
  const drop = Math.round(placing.size * 0.06);
  return [
    layerAt(shadow, placing.centerX, placing.centerY + drop),
    layerAt(figure, placing.centerX, placing.centerY),
  ];
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

/** The figure's outline in ink, faint and blurred, with room around it for the blur. */
async function softShadow(figure: Figure, blur: number): Promise<Figure> {
  const margin = Math.ceil((blur * 3) / shadowScale);
  const width = Math.ceil(figure.width / shadowScale);
  const height = Math.ceil(figure.height / shadowScale);
  const small = await pixelsOf(
    fromPixels(figure)
      .resize(width, height, { fit: "fill" })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear }),
  );
  const blurred = await pixelsOf(fromPixels(small).blur(blur / shadowScale));
  const inked = fromPixels({ ...blurred, data: inInk(blurred.data) });
  return pixelsOf(inked.resize(small.width * shadowScale, small.height * shadowScale));
}

function inInk(pixels: Buffer): Buffer {
  const inked = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    inked.set(shadowInk, at);
    inked[at + 3] = Math.round((pixels[at + 3] ?? 0) * shadowOpacity);
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
