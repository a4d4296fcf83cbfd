/** The outcome of sending an item: accepted, permanently refused, or to be retried later. */
export type Outcome = "sent" | "refused" | "later";
export type Send<Item> = (item: Item) => Promise<Outcome>;

/** Where a phone stores unsent items. */
type QueueMemory<Item> = {
  load: () => readonly Item[];
  /** Returns whether it could be stored. */
  save: (queued: readonly Item[]) => boolean;
};

/**
 * One person's reports, stored on the phone until the server has them, and sent one at a time. Never sends
 * concurrently.
 */
export function openOfflineQueue<Item extends { id: string }>(memory: QueueMemory<Item>) {
  let queued = memory.load();
  let isStored = true;
  let sending = false;
  const listeners = new Set<() => void>();
  const show = (now: readonly Item[]) => {
    queued = now;
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

  return {
    get: () => queued,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (item: Item) => change((kept) => [...kept, item]),
    /** Picks up changes from another tab. */
    reload: () => show(isStored ? memory.load() : queued),
    /** Sends items, oldest first, until all are sent or the phone is offline. Returns whether any were sent. */
    async flush(send: Send<Item>): Promise<boolean> {
      if (sending) return false;
      sending = true;
      let anyWent = false;
      try {
        for (let first = queued[0]; first; first = queued[0]) {
          if ((await send(first)) === "later") break;
          const { id } = first;
          change((kept) => kept.filter((item) => item.id !== id));
          anyWent = true;
        }
      } finally {
        sending = false;
      }
      return anyWent;
    },
  };
}
