/** A report on the phone. Its id never changes, so that one that is sent again counts once. */
export type Report = {
  id: string;
  /** When the server answered it with an error, as far as these count, in milliseconds since 1970. */
  errors?: readonly number[] | undefined;
  /** Why the server did not accept it, in the server's words. Such a report waits until its author decides. */
  refusal?: string | undefined;
};

/** The server's answer to an item that it did not accept. If it is not for good, a retry may succeed. */
export type Refusal = { reason: string; isForGood: boolean };
/** The outcome of sending an item: accepted, not answered, or not accepted. */
export type Outcome = "sent" | "later" | Refusal;
export type Send<Item> = (item: Item) => Promise<Outcome>;

/** How many errors of the server an item may meet before it is set aside, so that the others need not wait for it. */
export const MOST_ERRORS = 5;

/**
 * How often unsent items are sent again by themselves, in milliseconds. An item's errors closer together than that
 * count as one, so that a server that fails for a moment sets nothing aside, however often the items are sent.
 */
export const RETRY_MS = 10_000;

/** Where a phone stores unsent items. */
type QueueMemory<Item> = {
  load: () => readonly Item[];
  /** Returns whether it could be stored. */
  save: (queued: readonly Item[]) => boolean;
};

/** Whether an item still waits to be sent; the others were not accepted. */
export const isWaiting = ({ refusal }: Report) => refusal === undefined;

/** The errors that count after one at `now`. The phone's clock may have been set back since the last one. */
function errorsAt(now: number, before: readonly number[] = []): readonly number[] {
  const last = before.at(-1);
  return last !== undefined && Math.abs(now - last) < RETRY_MS ? before : [...before, now];
}

/**
 * One person's reports, stored on the phone until the server has them, and sent one at a time. Never sends
 * concurrently. What the server does not accept stays, set aside, until its author sends it again or removes it.
 * `now` reads the phone's clock, in milliseconds since 1970.
 */
export function openOfflineQueue<Item extends Report>(
  memory: QueueMemory<Item>,
  now: () => number = () => Date.now(),
) {
  let queued = memory.load();
  let isStored = true;
  let sending = false;
  const listeners = new Set<() => void>();
  const show = (next: readonly Item[]) => {
    queued = next;
    for (const listener of listeners) listener();
  };
  /**
   * Changes the phone's current list, since another tab may have added to it or sent some of it. If the last report
   * could not be stored, this page's list is newer.
   */
  const change = (to: (kept: readonly Item[]) => readonly Item[]) => {
    const next = to(isStored ? memory.load() : queued);
    isStored = memory.save(next);
    show(next);
  };
  const replace = (id: string, by: (item: Item) => Item) =>
    change((kept) => kept.map((item) => (item.id === id ? by(item) : item)));
  const remove = (id: string) => change((kept) => kept.filter((item) => item.id !== id));
  /** Sends the oldest; returns whether the next one may be sent. */
  const sendOne = async (first: Item, send: Send<Item>): Promise<boolean> => {
    const outcome = await send(first);
    if (outcome === "later") return false;
    if (outcome === "sent") {
      remove(first.id);
      return true;
    }
    const { reason, isForGood } = outcome;
    const errors = isForGood ? first.errors : errorsAt(now(), first.errors);
    const isOver = isForGood || (errors?.length ?? 0) >= MOST_ERRORS;
    if (isOver || errors !== first.errors) {
      replace(first.id, (item) => ({ ...item, errors, ...(isOver && { refusal: reason }) }));
    }
    return isOver;
  };

  return {
    get: () => queued,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (item: Item) => change((kept) => [...kept, item]),
    /** Lets a report that was not accepted be sent again, in its old place. */
    again: (id: string) =>
      replace(id, (item) => ({ ...item, errors: undefined, refusal: undefined })),
    remove,
    /** Picks up changes from another tab. */
    reload: () => show(isStored ? memory.load() : queued),
    /**
     * Sends items, oldest first, until all are sent, the phone is offline, or the server answers with an error.
     * Returns whether any were sent or set aside.
     */
    async flush(send: Send<Item>): Promise<boolean> {
      if (sending) return false;
      sending = true;
      let anyWent = false;
      try {
        for (let first = queued.find(isWaiting); first; first = queued.find(isWaiting)) {
          if (!(await sendOne(first, send))) break;
          anyWent = true;
        }
      } finally {
        sending = false;
      }
      return anyWent;
    },
  };
}
