import type { FastifyInstance, FastifyRequest } from "fastify";
import { protocolFailure } from "./errors.ts";

/** API addresses: rejected rather than redirected, so that a client's misconfiguration is noticed (ASVS 4.1.2). */
const INTERFACES = /^\/(?:api|trpc|webhooks)\//;

/**
 * Rejects requests that reached the proxy without TLS (ASVS 12.2.1): pages redirect to https, APIs get a 403. For
 * servers behind a trusted proxy that sets `X-Forwarded-Proto`; requests without that header are internal, such as
 * health checks.
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
