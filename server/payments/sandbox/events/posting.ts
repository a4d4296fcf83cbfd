import { exchange } from "../http/exchange.ts";
import type { DeliveryRow } from "../state/rows.ts";
import type { Store } from "../state/store.ts";
import { signatureOf } from "./signature.ts";

const TIMEOUT_MS = 10_000;
const KEPT_ATTEMPTS = 1000;
const FORGED_SECRET = "whsec_forged";

/** One delivery attempt. `status` is null if there was no response. */
export type Attempt = {
  event: string;
  type: string;
  status: number | null;
  forged: boolean;
  at: string;
};

export type Posting = {
  /** Sends an event to its endpoint once; null if there was no response. */
  post(delivery: DeliveryRow): Promise<number | null>;
  /** The newest attempts, oldest first. */
  attempts(): Attempt[];
  clear(): void;
};

/** Signs events and sends them, and remembers each attempt. */
export function makePosting(store: Store): Posting {
  let attempts: Attempt[] = [];
  return {
    async post(delivery) {
      const endpoint = store.read("webhook_endpoint", delivery.endpoint);
      const event = store.read("event", delivery.event);
      if (!endpoint || !event) return 200;
      const mode = store.read("world", "world")?.webhooks;
      const forged = mode?.mode === "forge";
      const body = JSON.stringify(event);
      const now = Math.floor(Date.now() / 1000) + (mode?.skewSeconds ?? 0);
      const secret = forged ? FORGED_SECRET : (endpoint.secret ?? "");
      const status = await callEndpoint(endpoint.url, body, signatureOf(body, secret, now));
      const at = new Date().toISOString();
      attempts.push({ event: event.id, type: event.type, status, forged, at });
      if (attempts.length > KEPT_ATTEMPTS * 2) attempts = attempts.slice(-KEPT_ATTEMPTS);
      return forged ? 200 : status;
    },
    attempts: () => attempts.slice(-KEPT_ATTEMPTS),
    clear: () => void (attempts = []),
  };
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
