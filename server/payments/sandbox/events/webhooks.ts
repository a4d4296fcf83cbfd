import type { DeliveryRow } from "../state/rows.ts";
import type { Store } from "../state/store.ts";
import { type Attempt, makePosting } from "./posting.ts";

const AT_ONCE = 16;
/** Retries with exponential backoff, from one second up to about three days in all. */
const MAX_ATTEMPTS = 18;
const NO_ONE = { requestId: null, idempotencyKey: null };

export type Webhooks = {
  /** Checks for due deliveries; call it after every change. */
  wake(): void;
  /** Releases held deliveries, all or only those of the given events, optionally newest first. */
  release(events?: string[], newestFirst?: boolean): Promise<number>;
  attempts(): Attempt[];
  clear(): void;
  stop(): void;
};

function backoffMs(attempts: number): number {
  return 1000 * 2 ** (attempts - 1);
}

/** Delivers the events of `store` to its endpoints, in parallel, and repeats what was not accepted. */
export function makeWebhooks(store: Store): Webhooks {
  const posting = makePosting(store);
  const busy = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let serial: Promise<void> = Promise.resolve();

  function settle(delivery: DeliveryRow, status: number | null): void {
    // If a crash loses this write, the webhook is simply delivered again.
    store.commitSoon((tx) => {
      const row = tx.find("delivery", delivery.id);
      if (!row) return;
      const tries = row.attempts + 1;
      const delivered = status !== null && status >= 200 && status < 300;
      if (delivered || tries >= MAX_ATTEMPTS) tx.remove("delivery", row.id);
      else tx.save("delivery", { ...row, attempts: tries, dueAt: Date.now() + backoffMs(tries) });
    });
  }

  /** Claims a delivery so that it is sent only once. Returns false if it is already claimed. */
  function take({ id }: DeliveryRow): boolean {
    if (busy.has(id)) return false;
    busy.add(id);
    return true;
  }

  /** Sends a claimed delivery, unless it was deleted in the meantime. */
  async function send({ id }: DeliveryRow): Promise<void> {
    const delivery = stopped ? undefined : store.read("delivery", id);
    if (delivery) {
      const status = await posting.post(delivery);
      if (!stopped) settle(delivery, status);
    }
    busy.delete(id);
  }

  async function inTurn(taken: DeliveryRow[]): Promise<void> {
    for (const row of taken) await send(row);
  }

  function waiting(): DeliveryRow[] {
    return [...store.all("delivery")].filter((row) => row.state === "due" && !busy.has(row.id));
  }

  /** The first due deliveries, up to the number of free places; stops reading after that. */
  function pick(now: number, places: number): DeliveryRow[] {
    const due: DeliveryRow[] = [];
    for (const row of store.all("delivery")) {
      if (due.length >= places) break;
      if (row.state === "due" && row.dueAt <= now && !busy.has(row.id)) due.push(row);
    }
    return due;
  }

  function look(): void {
    timer = undefined;
    const now = Date.now();
    const places = Math.max(0, AT_ONCE - busy.size);
    const due = pick(now, places);
    if (store.read("world", "world")?.webhooks.mode === "reorder") {
      const taken = () => newestFirst(waiting()).filter(take);
      if (due.length > 0) serial = serial.then(() => inTurn(taken())).then(wake);
    } else {
      due.sort((a, b) => a.dueAt - b.dueAt);
      for (const row of due.filter(take)) void send(row).then(wake);
    }
    if (due.length < places) plan(now);
  }

  /** Schedules the next check for when the next delivery is due. With no free place, the next response triggers it. */
  function plan(now: number): void {
    let next = Infinity;
    for (const row of waiting()) if (row.dueAt > now) next = Math.min(next, row.dueAt);
    if (next < Infinity && !stopped) timer = setTimeout(look, Math.max(1, next - now));
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(look, 0);
  }

  return {
    wake,
    async release(events, reverse) {
      const held = [...store.all("delivery")].filter(
        (row) => row.state === "held" && (!events || events.includes(row.event)),
      );
      store.commit(NO_ONE, (tx) => {
        for (const row of held) tx.save("delivery", { ...row, state: "due", dueAt: Date.now() });
      });
      // Claim them before the first await, or the next check would send them in parallel too.
      await inTurn((reverse ? newestFirst(held) : held).filter(take));
      wake();
      return held.length;
    },
    attempts: posting.attempts,
    clear: posting.clear,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function newestFirst(rows: DeliveryRow[]): DeliveryRow[] {
  return rows.toSorted((a, b) => b.sequence - a.sequence);
}
