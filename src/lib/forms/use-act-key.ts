import { useRef } from "react";

type ActKey = {
  /** The key for a request. */
  of: (asked: unknown) => string;
  /** It succeeded: the next request gets a new key, even if it is identical. */
  done: () => void;
};

/**
 * Idempotency keys for an action that must not happen twice: the key stays the same for identical requests, so that
 * pressing again after a lost response only retrieves that response.
 */
export function useActKey(): ActKey {
  const last = useRef<{ asked: string; key: string } | null>(null);
  return {
    of: (asked) => {
      const text = JSON.stringify(asked);
      if (last.current?.asked !== text) last.current = { asked: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
