import { eq, inArray, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { isRecord } from "#shared/is-record.ts";
import { errorSummary } from "#shared/platform/error-facts.ts";
import { DomainError } from "#shared/errors.ts";
import { storableJson } from "#db/sql/storable-json.ts";
import { payments, webhookEvents } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import type { EventDelivery, ProviderEvent } from "../../../payments/port.ts";
import { followAccount } from "../accounts/read-account.ts";
import { finalizeIntent } from "../finalize.ts";
import { followTransfer } from "../payouts/follow.ts";
import { notingMade } from "../intents/orphan-intents.ts";
import { noteDispute } from "../disputes/note-dispute.ts";
import { bookProviderRefunds } from "../refunds/provider-refunds.ts";

/**
 * Receives an event from the provider: verifies the signature over the raw bytes, then stores the event with
 * the job that processes it. The endpoint for connected accounts receives both live and test events (see
 * Stripe's guide to Connect webhooks), so those of the other mode are dropped; our own endpoint receives only
 * one mode. Throws `invalid` for a wrong signature, or for an event of the other mode about our own account.
 */
export async function receiveProviderEvent(deps: Deps, delivery: EventDelivery): Promise<void> {
  const event = deps.payments.verifyEvent(delivery);
  const isOurMode = event.livemode === (deps.payments.mode === "live");
  if (isOurMode) return storeEvent(deps, event);
  const isMixed = delivery.source === "connect" && typeof event.livemode === "boolean";
  if (!isMixed) throw new DomainError("invalid", m.otherMode);
}

/**
 * Events that need no action: we created the payment ourselves, and a successful charge also triggers an event
 * of its payment intent. They are the majority, so they get neither a job nor a call to the provider. A created
 * payment is still recorded, so that an intent whose id was lost can be found.
 */
const NO_NEWS = new Set(["payment_intent.created", "charge.succeeded"]);

/** The stored fields of an event's object: ids, amounts and states. Personal data stays at the provider. */
const STORED_FACTS = [
  "object",
  "payment_intent",
  "charge",
  "transfer_group",
  "amount",
  "amount_refunded",
  "amount_received",
  "currency",
  "status",
  "reason",
  "failure_reason",
  "created",
  "livemode",
] as const;

function storedFacts({ id, type, payload }: ProviderEvent) {
  const object = objectOf(payload);
  const facts = STORED_FACTS.filter((name) => isFact(object[name]));
  // Ids of customers and cards identify a person, and nothing here needs them.
  const isPersonal =
    type.startsWith("customer") ||
    type.startsWith("payment_method") ||
    type.startsWith("setup_intent");
  const kept = Object.fromEntries(facts.map((name) => [name, object[name]]));
  const named = isPersonal ? {} : { id: object.id };
  const account = accountOf(payload);
  return {
    id,
    type,
    ...(account !== null && { account }),
    data: { object: { ...named, ...kept } },
  };
}

/** The connected account of an event; null for our own account. */
function accountOf(payload: unknown): string | null {
  const account = isRecord(payload) ? payload.account : null;
  return typeof account === "string" ? account : null;
}

function isFact(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The ids of those events that are already stored, usually nearly all, in one statement. */
export async function knownEvents(
  { db }: Pick<Deps, "db">,
  events: readonly Pick<ProviderEvent, "id">[],
): Promise<ReadonlySet<string>> {
  const ids = events.map(({ id }) => id);
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Stores an event once; a duplicate has no effect. */
export async function storeEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  const { id, type, payload } = event;
  const now = deps.clock.now();
  const row = { id, type, payload: storableJson(storedFacts(event)), receivedAt: now };
  // Only events of our own account: a connected account's own payments do not concern us.
  const isOurs = accountOf(payload) === null;
  if (isOurs && NO_NEWS.has(type)) return storeNoNews(deps, row, objectOf(payload));
  if (isOurs && type === "payment_intent.succeeded") return storeSuccess(deps, row);
  await inTransaction(deps.db, async (tx) => {
    const stored = await tx
      .insert(webhookEvents)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored.length > 0) await deps.jobs.enqueue(tx, "process_webhook", { eventId: id });
  });
}

type EventRow = { id: string; type: string; payload: unknown; receivedAt: Date };

/** Stores an event that needs no action, and in the same statement records the payment if it was created. */
async function storeNoNews(
  { db }: Pick<Deps, "db">,
  { id, type, payload, receivedAt }: EventRow,
  object: Record<string, unknown>,
): Promise<void> {
  const at = instantOf(receivedAt);
  const isMade = type === "payment_intent.created";
  const noted = isMade ? notingMade(object, receivedAt) : null;
  await db.execute(sql`${noted ? sql`with noted as (${noted})` : sql``}
    insert into webhook_events (id, type, payload, received_at, processed_at)
    values (${id}, ${type}, ${JSON.stringify(payload)}::jsonb, ${at}, ${at})
    on conflict do nothing`);
}

/**
 * Stores a success event, marked as processed if the payment has already been finalized; otherwise it is
 * handled two seconds later (`early-successes.ts`). The lock waits for a finalizer in progress, which updates
 * the same payment row first, in the transaction that settles it.
 */
async function storeSuccess(
  { db }: Pick<Deps, "db">,
  { id, type, payload, receivedAt }: EventRow,
): Promise<void> {
  const at = instantOf(receivedAt);
  await db.execute(sql`
    with payment as (
      select state from payments where intent_id = ${String(objectOf(payload).id)} for share
    )
    insert into webhook_events (id, type, payload, received_at, processed_at)
    select ${id}, ${type}, ${JSON.stringify(payload)}::jsonb, ${at},
      case when (select state from payment) = 'succeeded' then ${at} end
    on conflict do nothing`);
}

/**
 * Processes a stored event. The event is only a hint: its object is read again from the provider. On failure,
 * records the error and calls `retry` in the same transaction, so that a failed event always has a job to retry
 * it, then rethrows.
 */
export async function processStoredEvent(
  deps: Deps,
  eventId: string,
  retry?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const [event] = await deps.db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.processedAt) return;
  try {
    const account = accountOf(event.payload);
    if (account !== null) await followAccount(deps, account, event.type);
    else await actOn(deps, event.type, objectOf(event.payload));
  } catch (error) {
    await inTransaction(deps.db, async (tx) => {
      await tx
        .update(webhookEvents)
        .set({ attempts: sql`${webhookEvents.attempts} + 1`, lastError: errorSummary(error) })
        .where(eq(webhookEvents.id, eventId));
      await retry?.(tx);
    });
    throw error;
  }
  await deps.db
    .update(webhookEvents)
    .set({
      processedAt: deps.clock.now(),
      attempts: sql`${webhookEvents.attempts} + 1`,
      lastError: null,
    })
    .where(eq(webhookEvents.id, eventId));
}

async function actOn(deps: Deps, type: string, object: Record<string, unknown>): Promise<void> {
  if (type === "payment_intent.succeeded" && (await isActedOn(deps, object.id))) return;
  if (type.startsWith("payment_intent.")) return finalizeKnown(deps, object.id, type);
  if (type.startsWith("transfer.")) return followTransfer(deps, object.transfer_group);
  if (type.startsWith("charge.dispute.")) return followDispute(deps, object, type);
  const isRefund = type === "charge.refunded" || type.startsWith("refund.");
  if (isRefund) return followRefund(deps, object.payment_intent, type);
  if (type.startsWith("charge.")) return finalizeKnown(deps, object.payment_intent, type);
}

/** Whether the payment has been finalized since the event was stored. */
async function isActedOn({ db }: Pick<Deps, "db">, intentId: unknown): Promise<boolean> {
  const [payment] = await db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.intentId, String(intentId)));
  return payment?.state === "succeeded";
}

/** Ignores payments of other systems that share the provider account. */
async function finalizeKnown(deps: Deps, intentId: unknown, cause: string): Promise<void> {
  if (typeof intentId !== "string") return;
  try {
    await finalizeIntent(deps, intentId, cause);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "not_found")) throw error;
  }
}

/** A dispute's event can arrive before its payment's, so the payment is finalized first. */
async function followDispute(deps: Deps, object: Record<string, unknown>, cause: string) {
  await finalizeKnown(deps, object.payment_intent, cause);
  if (typeof object.id === "string") await noteDispute(deps, object.id);
}

/** A refund's event can arrive before its payment's, so the payment is finalized first. */
async function followRefund(deps: Deps, intentId: unknown, cause: string): Promise<void> {
  await finalizeKnown(deps, intentId, cause);
  if (typeof intentId === "string") await bookProviderRefunds(deps, intentId);
}

function objectOf(payload: unknown): Record<string, unknown> {
  const data = isRecord(payload) ? payload.data : null;
  const object = isRecord(data) ? data.object : null;
  return isRecord(object) ? object : {};
}
