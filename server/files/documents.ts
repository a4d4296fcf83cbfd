import { inventoryUpload as upload } from "#messages/inventory/upload.ts";
import { DomainError } from "#shared/errors.ts";
import { type DocumentType, UPLOAD_AREA_MAX } from "#shared/inventory/upload.ts";
import { oneAtATime, openPhoto, PHOTO, type Taken, type Turn } from "./uploaded-pictures.ts";

/** A document as stored. */
export type StoredDocument = { type: DocumentType; bytes: Buffer };

/** Pixels on a scan's longer side: enough for 6-point print to stay readable. */
const LONGER_SIDE = 2_400;
/** Pixels on the longer side of a private photo, which shows what is wrong with goods. */
const PHOTO_SIDE = 1_600;
const JPEG_QUALITY = 82;

const PDF_HEAD = /^%PDF-[12]\.\d/;
const PDF_END = "%%EOF";
/** A PDF's end marker must be within its last so many bytes. */
const PDF_TAIL = 1_024;

/**
 * Checks an uploaded document, whose type is detected from its bytes alone (ASVS 5.2.2). A PDF is stored
 * unchanged; a photo is re-encoded so that only its pixels are kept. Throws `invalid` with a message for anything
 * else. `turn` is when a photo is processed.
 */
export async function documentOf(bytes: Buffer, turn: Turn = oneAtATime): Promise<StoredDocument> {
  if (isPdf(bytes)) return { type: "application/pdf", bytes };
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") throw notADocument();
  return { type: "image/jpeg", bytes: await turn(() => redraw(bytes, SCAN, LONGER_SIDE)) };
}

/**
 * Re-encodes an uploaded photo that is not for everyone as JPEG, so that only its pixels are kept. Throws `invalid`
 * with a message for anything else, a PDF included. `turn` is when it is processed.
 */
export function privatePhotoOf(bytes: Buffer, turn: Turn = oneAtATime): Promise<Buffer> {
  return turn(() => redraw(bytes, PHOTO, PHOTO_SIDE));
}

function isPdf(bytes: Buffer): boolean {
  return (
    PDF_HEAD.test(bytes.subarray(0, 8).toString("latin1")) &&
    bytes.subarray(-PDF_TAIL).includes(PDF_END)
  );
}

async function redraw(bytes: Buffer, taken: Taken, side: number): Promise<Buffer> {
  const photo = await openPhoto(bytes, taken);
  return photo
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
    .catch(() => {
      throw new DomainError("invalid", taken.unreadable());
    });
}

/** A scanned page may be longer than a photo, as long as it can be processed. */
const SCAN = {
  fits: (width: number, height: number) => width * height <= UPLOAD_AREA_MAX,
  tooLarge: () => upload.tooLargeScan,
  unreadable: () => upload.notDocument,
};

function notADocument(): DomainError {
  return new DomainError("invalid", upload.notDocument);
}
