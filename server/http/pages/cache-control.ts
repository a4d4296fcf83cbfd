import type { FastifyInstance } from "fastify";

/**
 * No cache keeps an answer that does not say it may be kept (ASVS 14.3.2): files, PDFs and sitemaps
 * do, calls and the pages of signed-in visitors do not.
 */
export function keepNothingUnasked(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  });
}
