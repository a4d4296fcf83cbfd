import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { type CustomerUpdate, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** How long nothing has to be typed before it is kept, in milliseconds. */
const PAUSE_MS = 1_500;

/** Saves of one form wait for each other, so that what was typed last stays. */
export const SAVES = { id: "message draft" };

type Kept = {
  /** Null until there is something to keep. */
  id: string | null;
  at: Date | null;
  /** The last try did not reach the server; the next change tries again. */
  isLost: boolean;
};

/** Keeps a draft by itself as soon as it could be sent, and after each pause from then on. */
export function useAutosave(storedId: string | null, values: CustomerUpdate) {
  const [kept, setKept] = useState<Kept>({ id: storedId, at: null, isLost: false });
  const save = trpc.admin.customerUpdates.save.useMutation({
    meta: { silent: true },
    scope: SAVES,
  });
  const text = JSON.stringify(values);
  const seen = useRef(text);
  const id = useRef(storedId);
  const keep = useDebouncedCallback(
    async (now: string) => {
      const draft = customerUpdateSchema.safeParse(JSON.parse(now));
      if (!draft.success) return;
      const saved = await save.mutateAsync({ id: id.current, ...draft.data }).catch(() => null);
      if (saved) id.current = saved.id;
      setKept((before) =>
        saved ? { id: saved.id, at: new Date(), isLost: false } : { ...before, isLost: true },
      );
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    keep(text);
  }, [text, keep]);
  return kept;
}
