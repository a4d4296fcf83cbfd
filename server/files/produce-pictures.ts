import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  type ArtName,
  art,
  artKey,
  pictureKeyFor,
  type PictureKind,
  type PictureSpec,
  pictureRatios,
  pictureWidths,
} from "#shared/platform/pictures.ts";
import { cutOut, standing } from "./cut-out.ts";
import { farmBackdrop, farmForeground, farmPlacings } from "./farm-scene.ts";
import { productPlacings } from "./product-scene.ts";

// Pictures are made several at a time; one thread each then does more than many threads on one.
sharp.concurrency(1);

/** Names of all files of one picture, smallest first. */
export function pictureFiles(key: string, kind: PictureKind): string[] {
  return pictureWidths[kind].flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
}

/** Draws a product or a farm and writes it to `dir` at every width as AVIF and WebP. Returns its key. */
export async function makePicture(dir: string, spec: PictureSpec): Promise<string> {
  const key = pictureKeyFor(spec);
  const widest = Math.max(...pictureWidths[spec.shape]);
  const height = Math.round(widest / pictureRatios[spec.shape]);
  const scene = await (spec.shape === "farm" ? drawFarm : drawProduct)(spec, widest, height);
  const pixels = await scene.removeAlpha().raw().toBuffer();
  const master = () => sharp(pixels, { raw: { width: widest, height, channels: 3 } });
  await writeAllSizes(dir, key, spec.shape, (width) => master().resize(width));
  return key;
}

/** Writes one cut-out without ground to `dir`. Returns its key, `art-<name>`. */
export async function produceArt(dir: string, name: ArtName): Promise<string> {
  await writeAllSizes(dir, artKey(name), "art", (width) => cutOut(art[name], width));
  return artKey(name);
}

async function drawProduct(spec: PictureSpec, width: number, height: number): Promise<Sharp> {
  const layers = await Promise.all(productPlacings(spec, width, height).map(standing));
  const ground = sharp({ create: { width, height, channels: 3, background: spec.ground } });
  return ground.composite(layers.flat());
}

async function drawFarm(spec: PictureSpec, width: number, height: number): Promise<Sharp> {
  const layers = await Promise.all(farmPlacings(spec, width, height).map(standing));
  const foreground = { input: farmForeground(spec, width, height), left: 0, top: 0 };
  return sharp(farmBackdrop(spec, width, height)).composite([...layers.flat(), foreground]);
}

/** Writes a picture to `dir` at every width of its kind. */
function writeAllSizes(
  dir: string,
  key: string,
  kind: PictureKind,
  atWidth: (width: number) => Sharp,
): Promise<void> {
  const write = (name: string, bytes: Buffer) => writeWhole(join(dir, name), bytes);
  return drawAllSizes(write, key, kind, atWidth);
}

/** Draws a picture at every width of its kind, as AVIF and WebP, and hands each file to `keep`. */
export async function drawAllSizes(
  keep: (name: string, bytes: Buffer) => Promise<void>,
  key: string,
  kind: PictureKind,
  atWidth: (width: number) => Sharp,
): Promise<void> {
  for (const width of pictureWidths[kind]) {
    const avif = atWidth(width).avif({
      quality: 55,
      effort: 0,
      chromaSubsampling: "4:2:0",
    });
    const webp = atWidth(width).webp({ quality: 82, alphaQuality: 90, effort: 2 });
    await keep(`${key}-${width}.avif`, await avif.toBuffer());
    await keep(`${key}-${width}.webp`, await webp.toBuffer());
  }
}

/** A file appears under its name only when it is complete, so a stopped start leaves no half picture. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
