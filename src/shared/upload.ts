/** Where a farm's files go: the body is the file itself, `farmId` in the query for whom the team acts. */
export const PICTURE_UPLOAD_PATH = "/api/uploads/picture";
export const INVENTORY_UPLOAD_PATH = "/api/uploads/inventory";

/** The largest file that is taken, in bytes. */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
/** Pixels along the longer side of a photo. */
export const UPLOAD_PIXELS_MAX = 6_000;

export const TOO_LARGE_PHOTO = "A photo may have up to 5 MB. Please choose a smaller one.";
export const TOO_LARGE_FILE = "A file may have up to 5 MB. Please choose a smaller one.";
export const TOO_MANY_PIXELS =
  "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.";
export const NOT_A_PHOTO = "This is not a photo we can read. Please choose a JPEG, PNG or WebP.";
