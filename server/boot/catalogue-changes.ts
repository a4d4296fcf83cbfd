import { randomUUID } from "node:crypto";
import type { Db } from "#db/client.ts";
import type { CatalogueChanges } from "../http/response-cache.ts";

/** What the triggers of the catalogue's tables notify; they say nothing, a proof is a word of ours. */
const CHANNEL = "catalogue_changed";
/** A word that was not heard by then never will be. */
const WORD_MS = 1_000;

/**
 * Hears what is told of the catalogue. Postgres delivers in the order of commits, so a word of our own
 * that comes back proves that everything before it has come.
 */
export function catalogueChanges(pool: Db["$client"]): CatalogueChanges {
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
    heardAll: async () => {
      const word = randomUUID();
      const { promise: heard, resolve, reject } = Promise.withResolvers<void>();
      words.set(word, resolve);
      const timer = setTimeout(() => reject(new Error("The word was not heard")), WORD_MS);
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
