import type { FastifyInstance } from "fastify";
import { keptOnce } from "#shared/platform/kept-once.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { findPicture } from "../../files/find-picture.ts";
import type { PictureStore } from "../../files/picture-store.ts";
import { openBook } from "../../files/prints/book.ts";
import { drawThumbnail } from "../../files/prints/thumbnail.ts";
import type { Db } from "#db/client.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { goneWith, openDrawingDesk } from "./drawing-desk.ts";

/** Caches 400 thumbnails of about 4 kB each. An email shows up to fifty at once, and they are quick to draw. */
const DESK = { kept: 400, atOnce: 1, queue: 100 };

/**
 * Serves the product thumbnails in emails, as JPEG because some email clients support nothing newer. The URL
 * identifies only the picture, not the reader, so opening an email cannot be tracked.
 */
export function addThumbnails(
  app: FastifyInstance,
  { photos, db }: { photos: PictureStore; db: Db },
): void {
  const desk = openDrawingDesk(DESK);
  const book = keptOnce(openBook);
  app.get<{ Params: { key: string } }>(
    sharePath.thumbnail(":key(^[a-z0-9-]{1,120})"),
    async (request, reply) => {
      const { key } = request.params;
      const gone = goneWith(reply);
      const known = desk.known(key);
      const found = known
        ? null
        : await withDatabaseTimeout(db, findPicture(key, await book(), photos));
      if (!known && !found) return reply.callNotFound();
      const bytes = known ?? (found && (await desk.picture(key, () => drawThumbnail(found), gone)));
      // Webmail pages are another site and must be able to show it.
      void reply.header("cross-origin-resource-policy", "cross-origin");
      return reply.type("image/jpeg").header("cache-control", "public, max-age=86400").send(bytes);
    },
  );
}
