import { randomUUID } from "node:crypto";
import type { Db } from "#db/client.ts";
import type { CatalogChanges } from "../http/pages/response-cache.ts";

/** What the triggers of the catalog's tables notify; those carry no text, a proof of ours carries its id. */
const CHANNEL = "catalog_changed";
/** A notification that has not arrived by then never will be. */
const PROOF_MS = 1_000;

/**
 * Listens for changes of the catalog. Postgres delivers in the order of commits, so a notification of our own
 * that comes back proves that everything before it has come.
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
        // The driver comes back to a channel once; after that it is silent.
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
