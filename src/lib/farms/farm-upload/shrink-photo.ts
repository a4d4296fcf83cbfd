/** Below this many bytes a photo goes out as it is. */
const SMALL = 600 * 1024;
/** More pixels than the widest picture of the shop needs, on its longer side. */
const LONGER_SIDE = 1_920;

/**
 * A phone's photo made small enough for a line in a field. What the browser cannot read is returned as
 * it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= SMALL) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGER_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    const ground = canvas.getContext("2d");
    if (!ground) return file;
    // A JPEG has no transparency: dark words on a clear ground would be black on black.
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
