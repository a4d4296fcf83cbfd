import { useDebouncedCallback } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { type CustomerUpdate, customerUpdateSchema } from "#shared/subscribers/customer-update.ts";
import { isRecord } from "#shared/is-record.ts";
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
  /** What was saved in another form meanwhile, over which nothing is saved unasked. */
  theirs: { editedUnder: string | null } | null;
};

/** The draft that a form begins with; null for a new one. */
type Stored = { id: string; editedUnder: string | null } | null;

/**
 * Saves a draft automatically once it is complete enough to send, and then after each pause in typing; `save` saves
 * immediately and confirms it. Each save reads the draft's id only when it runs, because the first save creates the
 * draft. Until its answer arrives, all saves have the same key, so that they create only one, whatever was typed since.
 */
export function useDraft(stored: Stored, values: CustomerUpdate, onSaved: (id: string) => void) {
  const { client, admin } = trpc.useUtils();
  const [kept, setKept] = useState<Kept>({
    id: stored?.id ?? null,
    at: null,
    isLost: false,
    theirs: null,
  });
  const id = useRef(stored?.id ?? null);
  const over = useRef(stored?.editedUnder ?? null);
  const [key] = useState(() => crypto.randomUUID());
  const mutationFn = async (draft: CustomerUpdate) => {
    const saved = await client.admin.customerUpdates.save.mutate({
      id: id.current,
      key,
      over: over.current,
      ...draft,
    });
    id.current = saved.id;
    return saved;
  };
  const keptAs = (saved: { id: string }) =>
    setKept({ id: saved.id, at: new Date(), isLost: false, theirs: null });
  const onError = (error: Error) => {
    const theirs = savedByOther(error);
    setKept((before) => ({ ...before, isLost: theirs === null, theirs }));
    // A colleague has scheduled or sent it meanwhile, which then shows in place of the form.
    if (!theirs && failureOf(error)?.code === "conflict") {
      void admin.customerUpdates.one.invalidate();
    }
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
  return {
    kept,
    save,
    /** Saves this form's message over what was saved in another form meanwhile. */
    saveOverTheirs(draft: CustomerUpdate) {
      over.current = kept.theirs?.editedUnder ?? over.current;
      save.mutate(draft);
    },
  };
}

/** Under which key the draft was saved in another form meanwhile, if that is why a save was refused. */
function savedByOther(error: Error): Kept["theirs"] {
  const details = failureOf(error)?.details;
  if (!isRecord(details) || !("editedUnder" in details)) return null;
  const { editedUnder } = details;
  return { editedUnder: typeof editedUnder === "string" ? editedUnder : null };
}
