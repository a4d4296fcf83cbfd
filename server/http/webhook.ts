import type { FastifyInstance } from "fastify";
import { limits } from "#shared/limits.ts";
import type { Deps } from "../deps.ts";
import { receiveProviderEvent } from "../services/provider-events.ts";

/**
 * The payment provider's events. The route verifies the signature over the exact bytes, stores the
 * event and answers; what it means is worked out later, by a job.
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
  app.post<{ Body: Buffer }>("/webhooks/stripe", options, async (request) => {
    const signature = request.headers["stripe-signature"];
    await receiveProviderEvent(deps, request.body, typeof signature === "string" ? signature : "");
    return { received: true };
  });
}
