import { exchange } from "../http/exchange.ts";
import type { DeliveryRow } from "../state/rows.ts";
import { signatureOf } from "./signature.ts";
import type { Store } from "../state/store.ts";

const TIMEOUT_MS = 10_000;
const AT_ONCE = 16;
/** Retries with exponential backoff, from one second up to about three days in all. */
const MAX_ATTEMPTS = 18;
const KEPT_ATTEMPTS = 1000;
const FORGED_SECRET = "whsec_forged";
const NO_ONE = { requestId: null, idempotencyKey: null };

/** One delivery attempt. `status` is null if there was no response. */
export type Attempt = {
  event: string;
  type: string;
  status: number | null;
  forged: boolean;
  at: string;
};

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

export function makeWebhooks(store: Store): Webhooks {
  const busy = new Set<string>();
  let attempts: Attempt[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let serial: Promise<void> = Promise.resolve();

  async function post(delivery: DeliveryRow): Promise<number | null> {
    const endpoint = store.read("webhook_endpoint", delivery.endpoint);
    const event = store.read("event", delivery.event);
    if (!endpoint || !event) return 200;
    const mode = store.read("world", "world")?.webhooks;
    const forged = mode?.mode === "forge";
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000) + (mode?.skewSeconds ?? 0);
    const secret = forged ? FORGED_SECRET : (endpoint.secret ?? "");
    const status = await callEndpoint(endpoint.url, body, signatureOf(body, secret, now));
    attempts.push({
      event: event.id,
      type: event.type,
      status,
      forged,
      at: new Date().toISOString(),
    });
    if (attempts.length > KEPT_ATTEMPTS * 2) attempts = attempts.slice(-KEPT_ATTEMPTS);
    return forged ? 200 : status;
  }

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
      const status = await post(delivery);
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
    attempts: () => attempts.slice(-KEPT_ATTEMPTS),
    clear: () => void (attempts = []),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function newestFirst(rows: DeliveryRow[]): DeliveryRow[] {
  return rows.toSorted((a, b) => b.sequence - a.sequence);
}

async function callEndpoint(url: string, body: string, signature: string): Promise<number | null> {
  const answer = await exchange(url, {
    method: "POST",
    body,
    timeoutMs: TIMEOUT_MS,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    },
  });
  return answer?.status ?? null;
}
