import { inventoryUpload as m } from "#messages/inventory-upload.ts";
import type { PictureShape } from "../platform/pictures.ts";

/** Where a farm's files go: the body is the file itself, `farmId` in the query for whom the team acts. */
export const PHOTO_UPLOAD_PATHS = {
  product: "/api/uploads/picture",
  farm: "/api/uploads/cover",
} as const satisfies Record<PictureShape, string>;
/** Where the choice of a print goes, as JSON. */
export const PRINT_CHOICE_PATH = "/api/uploads/print";
export const INVENTORY_UPLOAD_PATH = "/api/uploads/inventory";
/** The document of a certificate: a PDF, or a photo or scan of it. */
export const DOCUMENT_UPLOAD_PATH = "/api/uploads/certificate";

/** What documents are kept as: photos and scans become JPEG. */
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The largest file that is taken, in bytes. */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
/** Pixels along the longer side of a photo. */
export const UPLOAD_PIXELS_MAX = 6_000;
/** Pixels of a picture in all: what drawing it may take of the memory. A4 at 600 dpi has 35 million. */
export const UPLOAD_AREA_MAX = UPLOAD_PIXELS_MAX * UPLOAD_PIXELS_MAX;

/** How the keys of photos that farms sent begin, by the shape in which they were drawn. */
export const PHOTO_KEYS = {
  product: "upload-",
  farm: "cover-",
} as const satisfies Record<PictureShape, string>;

/** What the picture of a farm's page shows, for whoever cannot see it. */
export function coverText({ name, picture }: { name: string; picture: string }): string {
  return picture.startsWith(PHOTO_KEYS.farm) ? m.photoOf(name) : m.fieldsOf(name);
}
