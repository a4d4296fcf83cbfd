import { rename, rm, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { type PictureShape, pictureWidths } from "#shared/platform/pages/pictures.ts";

/** File names of one photo in all sizes, smallest first. */
export function pictureFiles(key: string, shape: PictureShape): string[] {
  return pictureWidths[shape].flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
}

/** Encodes a picture at every width of its shape, as AVIF and WebP, and passes each file to `keep`. */
export async function drawAllSizes(
  keep: (name: string, bytes: Buffer) => Promise<void>,
  key: string,
  shape: PictureShape,
  atWidth: (width: number) => Sharp,
): Promise<void> {
  for (const width of pictureWidths[shape]) {
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

/** Writes a file atomically, so that an interrupted start leaves no partial picture. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
