/** Photos smaller than this many bytes are uploaded unchanged. */
const SMALL = 600 * 1024;
/** Formats that the server reads. A phone may choose another, which is drawn again in one of these. */
const READ_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
/** The longer side in pixels; exceeds what the widest picture in the shop needs. */
const LONGER_SIDE = 1_920;

/**
 * Shrinks a phone's photo to suit a slow mobile connection. A file the browser cannot decode is returned unchanged,
 * so that the server reports what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= SMALL && READ_TYPES.includes(file.type)) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGER_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    const ground = canvas.getContext("2d");
    if (!ground) return file;
    // JPEG has no transparency: dark text on a transparent background would become black on black.
    ground.fillStyle = "#fff";
    ground.fillRect(0, 0, canvas.width, canvas.height);
    ground.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    return await new Promise((resolve) =>
      canvas.toBlob((small) => resolve(small ?? file), "image/jpeg", 0.88),
    );
  } catch {
    return file;
  }
}
