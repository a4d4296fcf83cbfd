import { access, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { sharedScene, sharePicture } from "#shared/platform/pictures.ts";
import { standing } from "./cut-out.ts";
import { farmBackdrop, farmForeground, farmPlacings } from "./farm-scene.ts";
import { writeWhole } from "./produce-pictures.ts";

/**
 * Draws the picture that stands for every page without one of its own where it is shared, unless it
 * is in `dir`. A JPEG, because some of those who show it take nothing newer.
 */
export async function makeSharePicture(dir: string): Promise<void> {
  const file = join(dir, basename(sharePicture.path));
  if (await isThere(file)) return;
  await mkdir(dir, { recursive: true });
  const { width, height } = sharePicture;
  const layers = await Promise.all(farmPlacings(sharedScene, width, height).map(standing));
  const foreground = { input: farmForeground(sharedScene, width, height), left: 0, top: 0 };
  const scene = sharp(farmBackdrop(sharedScene, width, height));
  const drawn = scene.composite([...layers.flat(), foreground]).flatten();
  await writeWhole(file, await drawn.jpeg({ quality: 85, mozjpeg: true }).toBuffer());
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
