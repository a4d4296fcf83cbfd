import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PictureStore } from "./picture-store.ts";
import { writeWhole } from "./photo-files.ts";

/** Stores pictures as files in a folder: for one machine, or several with a shared disk. */
export function diskPictures(dir: string): PictureStore {
  return {
    put: (name, bytes) => writeWhole(join(dir, name), bytes),
    get: (name) =>
      readFile(join(dir, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    drop: async (names) => {
      await Promise.all(names.map((name) => rm(join(dir, name), { force: true })));
    },
  };
}
