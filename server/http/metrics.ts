import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { sameText } from "./same-text.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** Headers that proxies add to forwarded requests. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * `/metrics` in Prometheus text format. Requires the configured bearer token or, without one, a direct call from
 * this machine; requests forwarded by a local proxy do not count as local.
 */
export function addMetrics(app: FastifyInstance, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get(
    "/metrics",
    { config: { rateLimit: false }, logLevel: "silent" },
    async (request, reply) => {
      const given = request.headers.authorization ?? "";
      const allowed = token ? sameText(given, `Bearer ${token}`) : isOwnMachine(request);
      if (!allowed) return reply.callNotFound();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

/** Checks the socket itself. Forwarding headers can only rule a request out, never in. */
function isOwnMachine({ raw }: FastifyRequest): boolean {
  if (Object.keys(raw.headers).some((name) => FORWARDING.test(name))) return false;
  return LOOPBACK.has(raw.socket.remoteAddress ?? "");
}
