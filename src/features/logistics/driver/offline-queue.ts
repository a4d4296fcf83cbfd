import {
  loadQueue,
  saveQueue,
  type QueuedEvent,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** What became of one event: counted, refused for good, or to be sent again later. */
export type Outcome = "sent" | "refused" | "later";
export type Send = (event: QueuedEvent) => Promise<Outcome>;

/** What a driver reported, stored on the phone until the server has it, and sent one after the other. */
export type OfflineQueue = ReturnType<typeof openOfflineQueue>;

/** The queue of one driver on this phone. Sending twice at the same moment does not happen. */
export function openOfflineQueue(userId: string) {
  let queued: readonly QueuedEvent[] = loadQueue(userId);
  let sending = false;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedEvent[]) => {
    queued = next;
    saveQueue(userId, next);
    for (const listener of listeners) listener();
  };

  return {
    get: () => queued,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (event: QueuedEvent) => set([...queued, event]),
    /** Sends from the oldest on until all are through or the phone is offline. Returns whether any went. */
    async flush(send: Send): Promise<boolean> {
      if (sending) return false;
      sending = true;
      let anyWent = false;
      try {
        for (let first = queued[0]; first; first = queued[0]) {
          if ((await send(first)) === "later") break;
          const { id } = first;
          set(queued.filter((event) => event.id !== id));
          anyWent = true;
        }
      } finally {
        sending = false;
      }
      return anyWent;
    },
  };
}
