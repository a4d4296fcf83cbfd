import type { Db } from "#db/client.ts";
import type { Clock } from "../clock.ts";
import type { PicturesConfig } from "../config/pictures.ts";
import { databasePictures } from "../files/database-pictures.ts";
import { diskPictures } from "../files/disk-pictures.ts";
import type { PictureStore } from "../files/picture-store.ts";
import { s3Pictures } from "../files/s3-pictures.ts";

/** Opens the configured store for farms' photos. */
export function openPictures(
  pictures: PicturesConfig,
  { db, clock, picturesDir }: { db: Db; clock: Clock; picturesDir: string },
): PictureStore {
  if (pictures.kind === "s3") return s3Pictures(pictures);
  return pictures.kind === "database" ? databasePictures(db, clock) : diskPictures(picturesDir);
}
