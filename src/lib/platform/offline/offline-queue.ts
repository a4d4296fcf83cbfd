/** What became of one item: counted, refused for good, or to be sent again later. */
export type Outcome = "sent" | "refused" | "later";
export type Send<Item> = (item: Item) => Promise<Outcome>;

/** Where a phone keeps what is not sent. */
export type QueueMemory<Item> = {
  load: () => readonly Item[];
  /** Whether it could be stored. */
  save: (queued: readonly Item[]) => boolean;
};

/**
 * What one person reported, stored on the phone until the server has it, and sent one after the other.
 * Sending twice at the same moment does not happen.
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
   * Of what the phone has then: another tab may have added to it, or sent some of it. A phone that could not
   * store what was reported last has less than this page.
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
    /** Shows what another tab has changed. */
    reload: () => show(isStored ? memory.load() : queued),
    /** Sends from the oldest on until all are through or the phone is offline. Returns whether any went. */
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
