import type { Json } from "../http/json.ts";
import type { EventRow, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";
import { API_VERSION } from "../http/version.ts";

/** Maximum random delay of a delivery, because the order of events is never guaranteed. */
const JITTER_MS = 40;
/** How long `reorder` collects deliveries before it sends them newest first. */
const GATHER_MS = 200;

type EventSummary = { id: string; type: string; account?: string };

/** Events of connected accounts go only to endpoints for connected accounts, and vice versa. */
function wants(endpoint: Rows["webhook_endpoint"], { type, account }: EventSummary): boolean {
  if (endpoint.status !== "enabled") return false;
  if ((endpoint.connect ?? false) !== (account !== undefined)) return false;
  return endpoint.enabled_events.includes("*") || endpoint.enabled_events.includes(type);
}

function delayOf(mode: string): number {
  if (mode === "reorder") return GATHER_MS;
  return mode === "hold" ? 0 : Math.floor(Math.random() * JITTER_MS);
}

/** Queues an event for every endpoint subscribed to it, as the webhook mode dictates. */
export function enqueue(tx: Tx, event: EventSummary): number {
  const { webhooks } = tx.world();
  if (webhooks.mode === "drop") return 0;
  const copies = webhooks.mode === "dup" ? (webhooks.copies ?? 2) : 1;
  let queued = 0;
  for (const endpoint of tx.newest("webhook_endpoint")) {
    if (!wants(endpoint, event)) continue;
    for (let copy = 0; copy < copies; copy += 1) {
      const id = tx.newId("wd");
      tx.save("delivery", {
        id,
        event: event.id,
        endpoint: endpoint.id,
        state: webhooks.mode === "hold" ? "held" : "due",
        attempts: 0,
        dueAt: Date.now() + delayOf(webhooks.mode),
        sequence: tx.world().counter,
      });
      queued += 1;
    }
  }
  return queued;
}

/** What happened, with a snapshot of the object. */
type Happened = { type: string; object: Json; previous?: Json | undefined };

/** Records an event of our own account and queues its webhooks. */
export function emit(tx: Tx, type: string, object: Json, previous?: Json): void {
  emitIn(tx, null, { type, object, previous });
}

/** Records an event of a connected account, or of our own if `account` is null, and queues its webhooks. */
export function emitIn(tx: Tx, account: string | null, happened: Happened): void {
  const { type, object, previous } = happened;
  const event: EventRow = {
    id: tx.newId("evt"),
    object: "event",
    ...(account !== null && { account }),
    api_version: API_VERSION,
    created: tx.now(),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: tx.cause.requestId, idempotency_key: tx.cause.idempotencyKey },
    type,
  };
  event.pending_webhooks = enqueue(tx, event);
  tx.save("event", event);
}
