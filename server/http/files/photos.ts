import type { FastifyInstance } from "fastify";
import type { Db } from "#db/client.ts";
import { type PictureStore, STORED_NAME } from "../../files/picture-store.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/**
 * Serves farms' photos from storage. Names are random and never reused, so browsers may cache them forever.
 * Storage may be the database, so reads time out. Everything else under `/pictures/` is a static file of the
 * market.
 */
export function addPhotos(
  app: FastifyInstance,
  { photos, db }: { photos: PictureStore; db: Db },
): void {
  app.get<{ Params: { name: string } }>(
    `/pictures/:name(${STORED_NAME.source})`,
    async (request, reply) => {
      const { name } = request.params;
      const bytes = await withDatabaseTimeout(db, photos.get(name));
      if (bytes === null) return reply.callNotFound();
      return reply
        .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
        .type(TYPES[name.slice(name.lastIndexOf("."))] ?? "application/octet-stream")
        .send(bytes);
    },
  );
}
