import type { FastifyInstance } from "fastify";
import { sharePath } from "#shared/platform/share.ts";
import { findPicture } from "../../files/find-picture.ts";
import type { PictureStore } from "../../files/picture-store.ts";
import { type Book, openBook } from "../../files/prints/book.ts";
import { drawThumbnail } from "../../files/prints/thumbnail.ts";
import { oneAtATime } from "../../files/uploaded-pictures.ts";
import type { Db } from "#db/client.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";

/** Small pictures that are kept at most: of about 4 kB each. */
const KEPT = 400;

/**
 * Serves the small pictures of goods that emails show: JPEG, as some readers of email take nothing newer.
 * The address names the picture and nothing of who reads, so that opening an email tells no one anything.
 */
export function addThumbnails(
  app: FastifyInstance,
  { photos, db }: { photos: PictureStore; db: Db },
): void {
  const drawn = new Map<string, Buffer>();
  let book: Promise<Book> | undefined;
  app.get<{ Params: { key: string } }>(
    sharePath.thumbnail(":key(^[a-z0-9-]{1,120})"),
    async (request, reply) => {
      const { key } = request.params;
      const known = drawn.get(key);
      book ??= openBook();
      const found = known
        ? null
        : await withDatabaseTimeout(db, findPicture(key, await book, photos));
      if (!known && !found) return reply.callNotFound();
      const bytes = known ?? (found && (await oneAtATime(() => drawThumbnail(found))));
      if (bytes) keep(drawn, key, bytes);
      // A page of email in a browser is another site, and shows it all the same.
      void reply.header("cross-origin-resource-policy", "cross-origin");
      return reply.type("image/jpeg").header("cache-control", "public, max-age=86400").send(bytes);
    },
  );
}

/** Keeps the one that was asked for last, and forgets the one that nobody has asked for the longest. */
function keep(drawn: Map<string, Buffer>, key: string, bytes: Buffer): void {
  drawn.delete(key);
  drawn.set(key, bytes);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
}
