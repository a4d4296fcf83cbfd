import { eq, inArray, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { errorSummary } from "#shared/platform/error-facts.ts";
import { DomainError } from "#shared/errors.ts";
import { storableJson } from "#db/storable-json.ts";
import { payments, webhookEvents } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql-instant.ts";
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
 * Takes in an event of the provider: checks the signature over the exact bytes and stores it with
 * the job that acts on it. The endpoint for connected accounts is told of both modes at once (Stripe's
 * guide to Connect webhooks), so that one of the other mode is dropped there; our own endpoint has one mode.
 * Throws `invalid` for a wrong signature, or an event of the other mode about our own account.
 */
export async function receiveProviderEvent(deps: Deps, delivery: EventDelivery): Promise<void> {
  const event = deps.payments.verifyEvent(delivery);
  const isOurMode = event.livemode === (deps.payments.mode === "live");
  if (isOurMode) return storeEvent(deps, event);
  const isMixed = delivery.source === "connect" && typeof event.livemode === "boolean";
  if (!isMixed) throw new DomainError("invalid", m.otherMode);
}

/**
 * Events that need no action: we made the payment ourselves, and a success has an event of the payment.
 * They are most of all events, so they cost no job and no question to the provider. A payment that
 * was made is noted, so that one whose id was lost is found.
 */
const NO_NEWS = new Set(["payment_intent.created", "charge.succeeded"]);

/** What is stored of an event's object: ids, amounts and states. The person it is about stays at the provider. */
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
  // Ids of customers and their cards lead to a person; nothing here acts on them.
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

/** The farm's own account at the provider, for events of connected accounts; null for our own. */
function accountOf(payload: unknown): string | null {
  const account = isRecord(payload) ? payload.account : null;
  return typeof account === "string" ? account : null;
}

function isFact(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The ids of those events that are stored: nearly all of a provider's list, asked in one statement. */
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

/** Stores an event once; an event that is known already has no further effect. */
export async function storeEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  const { id, type, payload } = event;
  const now = deps.clock.now();
  const row = { id, type, payload: storableJson(storedFacts(event)), receivedAt: now };
  // A connected account's own payments are none of ours.
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

/** Stores an event that needs no action; in the same statement the payment of which it says that it was made. */
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
 * Stores the event of a success, as done when we have acted on it; one that came first is taken up two seconds
 * later (`early-successes.ts`). The finalizer notes a success in the transaction that does what was paid for, so
 * one that is at work is waited for: the lock is on the row that it notes first.
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
 * Acts on a stored event. It is only a hint: what it is about is read afresh from the provider. Throws what went wrong,
 * after it was noted together with what `retry` writes, so that a failed event is never left without a job to retry it.
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

/** Whether what was paid for has been done since the event was stored. */
async function isActedOn({ db }: Pick<Deps, "db">, intentId: unknown): Promise<boolean> {
  const [payment] = await db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.intentId, String(intentId)));
  return payment?.state === "succeeded";
}

/** Payments of other systems on the same provider account are none of our business. */
async function finalizeKnown(deps: Deps, intentId: unknown, cause: string): Promise<void> {
  if (typeof intentId !== "string") return;
  try {
    await finalizeIntent(deps, intentId, cause);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "not_found")) throw error;
  }
}

/** A dispute can be reported before its payment is; the payment comes first. */
async function followDispute(deps: Deps, object: Record<string, unknown>, cause: string) {
  await finalizeKnown(deps, object.payment_intent, cause);
  if (typeof object.id === "string") await noteDispute(deps, object.id);
}

/** A refund can be reported before its payment is; the payment comes first. */
async function followRefund(deps: Deps, intentId: unknown, cause: string): Promise<void> {
  await finalizeKnown(deps, intentId, cause);
  if (typeof intentId === "string") await bookProviderRefunds(deps, intentId);
}

function objectOf(payload: unknown): Record<string, unknown> {
  const data = isRecord(payload) ? payload.data : null;
  const object = isRecord(data) ? data.object : null;
  return isRecord(object) ? object : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
