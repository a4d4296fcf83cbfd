import { randomUUID } from "node:crypto";
import type { Db } from "#db/client.ts";
import type { CatalogChanges } from "../http/response-cache.ts";

/** What the triggers of the catalog's tables notify; they say nothing, a proof is a word of ours. */
const CHANNEL = "catalog_changed";
/** A notification that has not arrived by then never will be. */
const WORD_MS = 1_000;

/**
 * Listens for changes of the catalog. Postgres delivers in the order of commits, so a notification of our own
 * that comes back proves that everything before it has come.
 */
export function catalogChanges(pool: Db["$client"]): CatalogChanges {
  const words = new Map<string, () => void>();
  let tell = () => {};
  let stop = async () => {};
  const hear = (word: string) => (word === "" ? tell() : words.get(word)?.());
  const listen = async () => {
    const { unlisten } = await pool.listen(CHANNEL, hear, () => tell());
    stop = unlisten;
  };
  return {
    listen: (onChange) => {
      tell = onChange;
      return listen();
    },
    processedAll: async () => {
      const word = randomUUID();
      const { promise: heard, resolve, reject } = Promise.withResolvers<void>();
      words.set(word, resolve);
      const timer = setTimeout(() => reject(new Error("The notification did not arrive")), WORD_MS);
      try {
        await Promise.all([pool.notify(CHANNEL, word), heard]);
      } catch (error) {
        // The driver comes back to a channel once; after that it is silent.
        await stop().catch(() => {});
        await listen();
        throw error;
      } finally {
        clearTimeout(timer);
        words.delete(word);
      }
    },
  };
}
