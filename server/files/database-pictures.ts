import { eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { pictureFiles } from "#db/schema/inventory/inventory.ts";
import type { Clock } from "../clock.ts";
import type { PictureStore } from "./picture-store.ts";

/** Stores pictures as rows in the database: shared by all machines and included in its backup. */
export function databasePictures(db: Db, clock: Clock): PictureStore {
  return {
    put: async (name, bytes) => {
      await db
        .insert(pictureFiles)
        .values({ name, bytes, createdAt: clock.now() })
        .onConflictDoUpdate({ target: pictureFiles.name, set: { bytes } });
    },
    get: async (name) => {
      const [row] = await db
        .select({ bytes: pictureFiles.bytes })
        .from(pictureFiles)
        .where(eq(pictureFiles.name, name));
      return row?.bytes ?? null;
    },
    drop: async (names) => {
      if (names.length === 0) return;
      await db.delete(pictureFiles).where(inArray(pictureFiles.name, [...names]));
    },
  };
}
