import { randomUUID } from "node:crypto";
import type { Db } from "#db/client.ts";
import type { CatalogChanges } from "../http/pages/response-cache.ts";

/** Channel that the catalog tables' triggers notify, without a payload. Our own probes carry their id as payload. */
const CHANNEL = "catalog_changed";
/** A probe that has not arrived within this time, in milliseconds, counts as lost. */
const PROOF_MS = 1_000;

/**
 * Listens for catalog changes. Postgres delivers notifications in commit order, so when our own probe comes back,
 * everything before it has arrived.
 */
export function catalogChanges(pool: Db["$client"]): CatalogChanges {
  const proofs = new Map<string, () => void>();
  let announce = () => {};
  let stop = async () => {};
  const hear = (proof: string) => (proof === "" ? announce() : proofs.get(proof)?.());
  const listen = async () => {
    const { unlisten } = await pool.listen(CHANNEL, hear, () => announce());
    stop = unlisten;
  };
  return {
    listen: (onChange) => {
      announce = onChange;
      return listen();
    },
    processedAll: async () => {
      const proof = randomUUID();
      const { promise: arrived, resolve, reject } = Promise.withResolvers<void>();
      proofs.set(proof, resolve);
      const timer = setTimeout(
        () => reject(new Error("The notification did not arrive")),
        PROOF_MS,
      );
      try {
        await Promise.all([pool.notify(CHANNEL, proof), arrived]);
      } catch (error) {
        // The driver re-subscribes to a channel only once and then stays silent, so subscribe again ourselves.
        await stop().catch(() => {});
        await listen();
        throw error;
      } finally {
        clearTimeout(timer);
        proofs.delete(proof);
      }
    },
  };
}
