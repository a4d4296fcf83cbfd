import {
  type Ground,
  grounds,
  isDrawn,
  photoUrl,
  printOf,
} from "#shared/platform/pages/pictures.ts";
import type { PictureStore } from "./picture-store.ts";
import type { Book } from "./prints/book.ts";

/** A picture (a print as SVG, or a photo) and its background. */
export type FoundPicture = { picture: Buffer; ground: Ground };

/** Finds the picture for a key, to be drawn into another image; null if there is none. */
export async function findPicture(
  key: string,
  book: Book,
  photos: PictureStore,
): Promise<FoundPicture | null> {
  const print = printOf(key);
  const ground = print?.ground ? grounds[print.ground] : grounds.oat;
  const picture = print ? await svgOf(print.name, book, photos) : await photoOf(key, photos);
  return picture && { picture, ground };
}

async function svgOf(name: string, book: Book, photos: PictureStore): Promise<Buffer | null> {
  if (isDrawn(name)) return photos.get(`${name}.svg`);
  const svg = book.get(name)?.();
  return svg === undefined ? null : Buffer.from(svg);
}

/** The largest stored file of a photo. */
function photoOf(key: string, photos: PictureStore): Promise<Buffer | null> {
  const url = photoUrl(key, key.startsWith("cover") ? 1440 : 960, "webp");
  return photos.get(url.replace("/pictures/", ""));
}
