import type { FastifyInstance } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { limits } from "#shared/platform/limits.ts";
import type { Deps } from "../../deps.ts";
import { receiveProviderEvent } from "../../services/payments/provider/provider-events.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { noteSecurity } from "../../services/platform/audit/security-events.ts";
import { protocolFailure } from "../errors.ts";

/** Events of our own account and of the farms' accounts; each endpoint has its own secrets. */
const SOURCES = [
  ["/webhooks/stripe", "account"],
  ["/webhooks/stripe-connect", "connect"],
] as const;

/**
 * Receives the payment provider's events. The route verifies the signature over the raw body, stores the event and
 * responds; a job processes it later. Only refused events count against the request limit, because the provider sends
 * as many as there are purchases.
 */
export async function webhookRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  const options = {
    bodyLimit: limits.webhookBodyBytes,
    config: { anyOrigin: true, rateLimit: false as const },
  };
  const countRefusal = app.createRateLimit();
  for (const [path, source] of SOURCES) {
    app.post<{ Body: Buffer }>(path, options, async (request, reply) => {
      const header = request.headers["stripe-signature"];
      const signature = typeof header === "string" ? header : "";
      const delivery = { source, body: request.body, signature };
      try {
        await withDatabaseTimeout(deps.db, receiveProviderEvent(deps, delivery));
      } catch (error) {
        if (error instanceof DomainError && error.code === "invalid") {
          const count = await countRefusal(request);
          if (!count.isAllowed && count.isExceeded) {
            return reply.code(429).send(protocolFailure(429, request.id));
          }
          const facts = { address: request.ip, reqId: request.id, reason: source };
          noteSecurity(deps, "refused.webhook", facts);
        }
        throw error;
      }
      return { received: true };
    });
  }
}
