import { THUMBNAIL_SIZE } from "#shared/platform/pages/share.ts";
import type { FoundPicture } from "../find-picture.ts";
import { loadSharp } from "../sharp.ts";

/** Draws a thumbnail of a picture on its ground, as JPEG. */
export function drawThumbnail({ picture, ground }: FoundPicture): Promise<Buffer> {
  return loadSharp()(picture)
    .resize({ ...THUMBNAIL_SIZE, fit: "cover" })
    .flatten({ background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
