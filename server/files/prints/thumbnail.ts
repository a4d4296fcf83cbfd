import sharp from "sharp";
import { THUMBNAIL_SIZE } from "#shared/platform/share.ts";
import type { FoundPicture } from "../find-picture.ts";

/** Draws a picture small, on its ground, as JPEG. */
export function drawThumbnail({ picture, ground }: FoundPicture): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...THUMBNAIL_SIZE, fit: "cover" })
    .flatten({ background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
