import { useRef } from "react";

type ActKey = {
  /** The key of what is asked for. */
  of: (asked: unknown) => string;
  /** It has happened: what is asked for next is another thing, though it says the same. */
  done: () => void;
};

/**
 * Names an act that must not happen twice: the key stays while the same is asked for, so that pressing again
 * after a lost answer asks for the answer alone.
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
