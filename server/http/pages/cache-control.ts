import type { FastifyInstance } from "fastify";

/**
 * Makes `no-store` the default (ASVS 14.3.2). Static files, PDFs and sitemaps opt in to caching; calls and the
 * pages of signed-in visitors do not.
 */
export function noStoreByDefault(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  });
}
