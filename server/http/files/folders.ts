import serveFiles from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "#shared/durations.ts";
import { answerFailure } from "../errors.ts";
import { nameCharsets } from "../guards/charset.ts";

const YEAR_MS = 365 * DAY_MS;

/** Serves the market's own pictures under `/pictures/`; their names are content hashes, so they never change. */
export async function addPictureFolder(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (pictures) => {
    pictures.setErrorHandler(noSuchFile);
    await pictures.register(serveFiles, {
      root: folder,
      prefix: "/pictures/",
      index: false,
      immutable: true,
      maxAge: YEAR_MS,
      decorateReply: false,
    });
  });
}

/** Serves the files of the built client, compressed ahead of time. */
export async function addBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    nameCharsets(files);
    await files.register(serveFiles, {
      root: folder,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ["**/index.*.html"],
      setHeaders: (reply, path) => {
        const forever = /\/(?:assets|prints)\//.test(path);
        void reply.header(
          "cache-control",
          forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    });
  });
}

/** Responds 404 to directories, path traversal and malformed names, each of which the library rejects differently. */
function noSuchFile(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isNoName = error.statusCode === 400 || error.statusCode === 403;
  return isNoName ? reply.callNotFound() : answerFailure(error, request, reply);
}
