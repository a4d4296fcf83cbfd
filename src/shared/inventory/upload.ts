import { inventoryUpload as m } from "#messages/inventory/upload.ts";
import type { PictureShape } from "../platform/pages/pictures.ts";

/** Where a farm's photos are uploaded: the body is the file itself; the team passes `farmId` in the query. */
export const PHOTO_UPLOAD_PATHS = {
  product: "/api/uploads/picture",
  farm: "/api/uploads/cover",
} as const satisfies Record<PictureShape, string>;
/** Where the choice of a print is posted, as JSON. */
export const PRINT_CHOICE_PATH = "/api/uploads/print";
export const INVENTORY_UPLOAD_PATH = "/api/uploads/inventory";
/** The document of a certificate: a PDF, or a photo or scan of it. */
export const DOCUMENT_UPLOAD_PATH = "/api/uploads/certificate";
/** A photo of a reported problem; the query names the order (`number`) and, for a guest, its link (`token`). */
export const PROBLEM_PHOTO_UPLOAD_PATH = "/api/uploads/problem-photo";
/** The attachment of a contact message: a PDF or a photo, from anyone. */
export const CONTACT_UPLOAD_PATH = "/api/uploads/contact";

/** The formats documents are stored in: photos and scans become JPEG. */
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Maximum upload size, in bytes. */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
/** Maximum pixels on the longer side of a photo. */
export const UPLOAD_PIXELS_MAX = 6_000;
/** Maximum total pixels, which bounds the memory for decoding. A4 at 600 dpi has 35 million. */
export const UPLOAD_AREA_MAX = UPLOAD_PIXELS_MAX * UPLOAD_PIXELS_MAX;

/** Key prefixes of photos uploaded by farms, by the shape they were cropped to. */
export const PHOTO_KEYS = {
  product: "upload-",
  farm: "cover-",
} as const satisfies Record<PictureShape, string>;

/** The alt text of a farm page's picture. */
export function coverText({ name, picture }: { name: string; picture: string }): string {
  return picture.startsWith(PHOTO_KEYS.farm) ? m.photoOf(name) : m.fieldsOf(name);
}
