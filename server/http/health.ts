import type { FastifyInstance } from "fastify";

/** Named checks that must pass before the process accepts traffic. */
export type ReadinessChecks = Record<string, () => Promise<boolean>>;

/**
 * `/healthz`: the process responds. `/readyz`: the `needed` checks pass, else 503. The `reported` checks are
 * included but never cause a 503: a web process can serve visitors while another process's jobs are stopped.
 */
export function addHealth(
  app: FastifyInstance,
  needed: ReadinessChecks,
  reported: ReadinessChecks = {},
): void {
  const options = { config: { rateLimit: false as const }, logLevel: "silent" as const };
  app.get("/healthz", options, async () => ({ status: "ok" }));
  app.get("/readyz", options, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries({ ...reported, ...needed }).map(
        async ([name, check]) => [name, await holds(check)] as const,
      ),
    );
    const ready = results.every(([name, ok]) => ok || !(name in needed));
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", ...Object.fromEntries(results) });
  });
}

const CHECK_TIMEOUT_MS = 1_500;

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  check().then(resolve, () => resolve(false));
  return promise.finally(() => clearTimeout(timer));
}
