import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { randomBytes } from "node:crypto";
import type { Sharp } from "sharp";
import { DomainError } from "#shared/errors.ts";
import {
  pictureRatios,
  type PictureShape,
  pictureWidths,
  printOf,
} from "#shared/platform/pages/pictures.ts";
import { PHOTO_KEYS, UPLOAD_AREA_MAX, UPLOAD_PIXELS_MAX } from "#shared/inventory/upload.ts";
import type { PictureStore } from "./picture-store.ts";
import { drawAllSizes, pictureFiles } from "./photo-files.ts";
import { loadSharp } from "./sharp.ts";

/** Magic bytes of the formats we accept. File names and declared types are ignored. */
const MAGIC = [
  { format: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: "webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

/** Processing timeout: a small file can demand a lot of work. */
const DRAWING_SECONDS = 8;

let line: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a photo in the sizes of a product's or a farm's picture, saves them in `store` under a random name,
 * and returns its key. Only the pixels are kept: no location, and no hidden code. Throws `invalid` with a message
 * if it is not a photo, is broken or is too large. Runs one at a time, because a photo takes up to 150 MB while it
 * is processed.
 */
export function keepPhoto(
  store: PictureStore,
  bytes: Buffer,
  shape: PictureShape,
): Promise<string> {
  return oneAtATime(() => drawPhoto(store, bytes, shape));
}

/** When a picture is processed: runs `draw` once it is its turn. */
export type Turn = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn>;

/** Runs `draw` after all earlier calls have finished, because a photo takes up to 150 MB while it is processed. */
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
    // Leave no partial picture behind on a full disk. Report the original error even if the cleanup fails too.
    await dropPicture(store, key).catch(() => {});
    throw error;
  }
  return key;
}

/** Which pictures are accepted, and the messages for the others. */
export type Taken = {
  fits: (width: number, height: number) => boolean;
  tooLarge: () => string;
  unreadable: () => string;
};

/** Photos as people take them. */
export const PHOTO: Taken = {
  fits: (width, height) => Math.max(width, height) <= UPLOAD_PIXELS_MAX,
  tooLarge: () => upload.tooManyPixels,
  unreadable: () => upload.notPhoto,
};

/**
 * Opens a photo for re-encoding, upright and on white. Throws `invalid` with a message from `taken` if it is not a
 * photo or too large; a broken one fails when it is processed. No photo may exceed `UPLOAD_AREA_MAX`.
 */
export async function openPhoto(bytes: Buffer, taken: Taken): Promise<Sharp> {
  const format = formatOf(bytes);
  if (!format) throw new DomainError("invalid", taken.unreadable());
  await refuseLarge(bytes, format, taken);
  return open(bytes, UPLOAD_AREA_MAX)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: DRAWING_SECONDS });
}

function formatOf(bytes: Buffer) {
  return MAGIC.find(({ at, bytes: magic }) => magic.every((byte, i) => bytes[at + i] === byte))
    ?.format;
}

/** Checks only a photo's header, so that one of 50,000 pixels is rejected before it is decoded. */
async function refuseLarge(bytes: Buffer, expected: string, taken: Taken): Promise<void> {
  const { format, width, height } = await open(bytes, false)
    .metadata()
    .catch(() => {
      throw new DomainError("invalid", taken.unreadable());
    });
  if (format !== expected) throw new DomainError("invalid", taken.unreadable());
  if (!taken.fits(width, height)) throw new DomainError("invalid", taken.tooLarge());
}

/** `limitInputPixels` is the most that is decoded; false for reading only the header. */
function open(bytes: Buffer, limitInputPixels: number | false): Sharp {
  return loadSharp()(bytes, { limitInputPixels, failOn: "error", sequentialRead: true });
}

function notAPhoto(): DomainError {
  return new DomainError("invalid", upload.notPhoto);
}

/** Deletes the files of a photo or a chosen print; missing ones are ignored. */
export function dropPicture(store: PictureStore, key: string): Promise<void> {
  const print = printOf(key);
  if (print) return store.drop([`${print.name}.svg`]);
  const shape = key.startsWith(PHOTO_KEYS.farm) ? "farm" : "product";
  return store.drop(pictureFiles(key, shape));
}
