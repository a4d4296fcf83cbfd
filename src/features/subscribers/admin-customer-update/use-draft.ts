import { useDebouncedCallback } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers-updates.ts";
import { type CustomerUpdate, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/** How long nothing has to be typed before it is kept, in milliseconds. */
const PAUSE_MS = 1_500;

/** Saves of one form wait for each other, so that what was typed last stays. */
const scope = { id: "message draft" };

export type Kept = {
  /** Null until there is something to keep. */
  id: string | null;
  at: Date | null;
  /** The last try did not reach the server; the next change tries again. */
  isLost: boolean;
};

/**
 * Keeps a draft by itself as soon as it could be sent, and after each pause from then on; `save` keeps it at
 * once and says so. Which draft it is each save asks when its turn has come: the first one makes it.
 */
export function useDraft(
  storedId: string | null,
  values: CustomerUpdate,
  onSaved: (id: string) => void,
) {
  const { client } = trpc.useUtils();
  const [kept, setKept] = useState<Kept>({ id: storedId, at: null, isLost: false });
  const id = useRef(storedId);
  const mutationFn = async (draft: CustomerUpdate) => {
    const saved = await client.admin.customerUpdates.save.mutate({ id: id.current, ...draft });
    id.current = saved.id;
    return saved;
  };
  const keptAs = (saved: { id: string }) =>
    setKept({ id: saved.id, at: new Date(), isLost: false });
  const onError = () => setKept((before) => ({ ...before, isLost: true }));
  const byItself = useMutation({
    mutationFn,
    scope,
    meta: { silent: true },
    onSuccess: keptAs,
    onError,
  });
  const save = useMutation({
    mutationFn,
    scope,
    meta: { failureTitle: m.draftNotSaved },
    onSuccess: (saved) => {
      keptAs(saved);
      notify.success(m.draftSaved);
      onSaved(saved.id);
    },
    onError,
  });
  const text = JSON.stringify(values);
  const seen = useRef(text);
  const keep = useDebouncedCallback(
    (now: string) => {
      const draft = customerUpdateSchema.safeParse(JSON.parse(now));
      if (draft.success) byItself.mutate(draft.data);
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    keep(text);
  }, [text, keep]);
  return { kept, save };
}
