import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { noteSecurity } from "../../services/platform/audit/security-events.ts";
import { protocolFailure } from "../errors.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Our own origins: the public one and, if that is a loopback address, its other spellings. */
export function ownOrigins(publicUrl: string): Set<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!LOOPBACK.includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((host) => `${protocol}//${host}${port ? `:${port}` : ""}`));
}

/**
 * Rejects cross-site writes from browsers (403). Clients that send no `Origin` are not browsers and carry only the
 * cookies that they were given. Routes with `config.anyOrigin` are exempt: webhooks, and the sandbox's own
 * endpoints. Runs before the body is read, but after the request limit, so that refused requests count against it.
 */
export function refuseForeignWrites(
  app: FastifyInstance,
  isOwn: (origin: string) => boolean,
  deps: Pick<Deps, "log">,
): void {
  app.addHook("preParsing", async (request, reply) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.anyOrigin) return;
    if (!isForeign(request, isOwn)) return;
    noteSecurity(deps, "refused.origin", { address: request.ip, reqId: request.id });
    return reply.code(403).send(protocolFailure(403, request.id));
  });
}

function isForeign(request: FastifyRequest, isOwn: (origin: string) => boolean): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwn(origin);
  return request.headers["sec-fetch-site"] === "cross-site";
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Accept writes from other origins here. */
    anyOrigin?: boolean;
  }
}
