import { useDebouncedCallback } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { type CustomerUpdate, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/** The debounce of automatic saving, in milliseconds. */
const PAUSE_MS = 1_500;

/** Saves of one form run one after the other, so that the latest input wins. */
const scope = { id: "message draft" };

export type Kept = {
  /** Null until there is something to save. */
  id: string | null;
  at: Date | null;
  /** The last save did not reach the server; the next change retries. */
  isLost: boolean;
};

/**
 * Saves a draft automatically once it is complete enough to send, and then after each pause in typing; `save` saves
 * immediately and confirms it. Each save reads the draft's id only when it runs, because the first save creates the
 * draft. Until its answer arrives, all saves have the same key, so that they create only one, whatever was typed since.
 */
export function useDraft(
  storedId: string | null,
  values: CustomerUpdate,
  onSaved: (id: string) => void,
) {
  const { client, admin } = trpc.useUtils();
  const [kept, setKept] = useState<Kept>({ id: storedId, at: null, isLost: false });
  const id = useRef(storedId);
  const [key] = useState(() => crypto.randomUUID());
  const mutationFn = async (draft: CustomerUpdate) => {
    const saved = await client.admin.customerUpdates.save.mutate({
      id: id.current,
      key,
      ...draft,
    });
    id.current = saved.id;
    return saved;
  };
  const keptAs = (saved: { id: string }) =>
    setKept({ id: saved.id, at: new Date(), isLost: false });
  const onError = (error: Error) => {
    setKept((before) => ({ ...before, isLost: true }));
    // A colleague has scheduled or sent it meanwhile, which then shows in place of the form.
    if (failureOf(error)?.code === "conflict") void admin.customerUpdates.one.invalidate();
  };
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
