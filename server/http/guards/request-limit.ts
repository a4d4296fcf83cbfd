import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { RequestCounts } from "../../throttle/request-counts.ts";

/** Responds 429 to more than `limit` requests per address and minute, counted across all processes. */
export async function addRequestLimit(
  app: FastifyInstance,
  { counts, limit }: { counts: RequestCounts; limit: number },
): Promise<void> {
  await app.register(rateLimit, {
    max: limit,
    timeWindow: "1 minute",
    store: storeOver(counts),
  });
  app.addHook("onClose", () => counts.settled());
}

/** Adapts the counts to the class that the rate-limit library expects. */
function storeOver(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      done(null, counts.take(address));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
