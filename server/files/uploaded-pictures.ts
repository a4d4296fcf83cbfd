import { inventoryUpload as upload } from "#messages/inventory-upload.ts";
import { randomBytes } from "node:crypto";
import type { Sharp } from "sharp";
import { DomainError } from "#shared/errors.ts";
import {
  pictureRatios,
  type PictureShape,
  pictureWidths,
  printOf,
} from "#shared/platform/pictures.ts";
import { PHOTO_KEYS, UPLOAD_AREA_MAX, UPLOAD_PIXELS_MAX } from "#shared/inventory/upload.ts";
import type { PictureStore } from "./picture-store.ts";
import { drawAllSizes, pictureFiles } from "./photo-files.ts";
import { loadSharp } from "./sharp.ts";

/** The first bytes of what we take. What a file is called or says of itself counts for nothing. */
const MAGIC = [
  { format: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: "webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

/** Drawing may take so long and no longer: a small file can hold much work. */
const DRAWING_SECONDS = 8;

let line: Promise<unknown> = Promise.resolve();

/**
 * Draws a photo again in the sizes of a product's or a farm's picture and puts them into `store` under a random name.
 * Nothing but its pixels is kept: no place where it was taken, and no code that hides in it. Returns
 * its key. Throws `invalid` in words for what is no photo, is broken or is too large. One at a time: a
 * photo takes up to 150 MB while it is drawn.
 */
export function keepPhoto(
  store: PictureStore,
  bytes: Buffer,
  shape: PictureShape,
): Promise<string> {
  return oneAtATime(() => drawPhoto(store, bytes, shape));
}

/** Draws when whatever was asked for before is drawn: a photo takes up to 150 MB. */
export function oneAtATime<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const drawn = line.then(draw);
  line = drawn.catch(() => {});
  return drawn;
}

async function drawPhoto(store: PictureStore, bytes: Buffer, shape: PictureShape): Promise<string> {
  const photo = await openPhoto(bytes, PHOTO);
  const [widest] = [...pictureWidths[shape]].toSorted((one, other) => other - one);
  const width = widest ?? 0;
  const height = Math.round(width / pictureRatios[shape]);
  const { data, info } = await photo
    .resize({ width, height, fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notAPhoto();
    });
  const key = `${PHOTO_KEYS[shape]}${randomBytes(16).toString("hex")}`;
  const atWidth = (size: number) => loadSharp()(data, { raw: info }).resize(size);
  try {
    await drawAllSizes((name, file) => store.put(name, file), key, shape, atWidth);
  } catch (error) {
    // No half picture stays on a disk that is full. Why it could not be saved is what the caller learns,
    // also when the same disk does not let go of what it has.
    await dropPicture(store, key).catch(() => {});
    throw error;
  }
  return key;
}

/** Which pictures are taken, and in which words the others are refused. */
type Taken = {
  fits: (width: number, height: number) => boolean;
  tooLarge: () => string;
  unreadable: () => string;
};

const PHOTO: Taken = {
  fits: (width, height) => Math.max(width, height) <= UPLOAD_PIXELS_MAX,
  tooLarge: () => upload.tooManyPixels,
  unreadable: () => upload.notPhoto,
};

/**
 * A photo ready to be drawn again, upright and on white. Throws `invalid` in the words of `taken` for what
 * is no photo or does not fit; drawing it fails when it is broken. None has more than `UPLOAD_AREA_MAX`.
 */
export async function openPhoto(bytes: Buffer, taken: Taken): Promise<Sharp> {
  const format = formatOf(bytes);
  if (!format) throw new DomainError("invalid", taken.unreadable());
  await refuseLarge(bytes, format, taken);
  return open(bytes)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: DRAWING_SECONDS });
}

function formatOf(bytes: Buffer) {
  return MAGIC.find(({ at, bytes: magic }) => magic.every((byte, i) => bytes[at + i] === byte))
    ?.format;
}

/** Reads the head of a photo only: one of 50,000 pixels is refused before it is unpacked. */
async function refuseLarge(bytes: Buffer, expected: string, taken: Taken): Promise<void> {
  const { format, width, height } = await open(bytes, false)
    .metadata()
    .catch(() => {
      throw new DomainError("invalid", taken.unreadable());
    });
  if (format !== expected) throw new DomainError("invalid", taken.unreadable());
  if (!taken.fits(width, height)) throw new DomainError("invalid", taken.tooLarge());
}

function open(bytes: Buffer, limited = true): Sharp {
  const limitInputPixels = limited && UPLOAD_AREA_MAX;
  return loadSharp()(bytes, { limitInputPixels, failOn: "error", sequentialRead: true });
}

function notAPhoto(): DomainError {
  return new DomainError("invalid", upload.notPhoto);
}

/** Takes the files of a photo or of a chosen print away; what is gone already is no trouble. */
export function dropPicture(store: PictureStore, key: string): Promise<void> {
  const print = printOf(key);
  if (print) return store.drop([`${print.name}.svg`]);
  const shape = key.startsWith(PHOTO_KEYS.farm) ? "farm" : "product";
  return store.drop(pictureFiles(key, shape));
}
