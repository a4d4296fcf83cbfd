import {
  loadUnsent,
  saveUnsent,
  type Unsent,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** What became of one event: counted, refused for good, or to be sent again later. */
export type Outcome = "sent" | "refused" | "later";
export type Send = (event: Unsent) => Promise<Outcome>;

/** What a driver told, kept on the phone until the server has it, and sent one after the other. */
export type UnsentStore = ReturnType<typeof openUnsent>;

/** The queue of one driver on this phone. Sending twice at the same moment does not happen. */
export function openUnsent(userId: string) {
  let unsent: readonly Unsent[] = loadUnsent(userId);
  let sending = false;
  const listeners = new Set<() => void>();
  const set = (next: readonly Unsent[]) => {
    unsent = next;
    saveUnsent(userId, next);
    for (const listener of listeners) listener();
  };

  return {
    get: () => unsent,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (event: Unsent) => set([...unsent, event]),
    /** Sends from the oldest on until all are through or the line is gone. Tells whether any went. */
    async flush(send: Send): Promise<boolean> {
      if (sending) return false;
      sending = true;
      let anyWent = false;
      try {
        for (let first = unsent[0]; first; first = unsent[0]) {
          if ((await send(first)) === "later") break;
          const { id } = first;
          set(unsent.filter((event) => event.id !== id));
          anyWent = true;
        }
      } finally {
        sending = false;
      }
      return anyWent;
    },
  };
}
