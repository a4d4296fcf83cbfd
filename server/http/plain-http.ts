import type { FastifyInstance, FastifyRequest } from "fastify";
import { protocolFailure } from "./errors.ts";

/** Addresses that programs call: they are refused, so that a wrong setting of theirs shows (ASVS 4.1.2). */
const INTERFACES = /^\/(?:api|trpc|webhooks)\//;

/**
 * Takes nothing that came to the proxy without TLS (ASVS 12.2.1): pages lead to their https address,
 * interfaces answer 403. For servers behind a trusted proxy, whose `X-Forwarded-Proto` says how the
 * request came; without that header it came from inside, as health checks do.
 */
export function refusePlainHttp(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers["x-forwarded-proto"] === undefined || request.protocol !== "http") return;
    if (isPage(request)) return reply.redirect(`${publicUrl}${request.url}`, 308);
    return reply.code(403).send(protocolFailure(403, request.id));
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && url.startsWith("/") && !INTERFACES.test(url);
}
