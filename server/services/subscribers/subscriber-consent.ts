import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import {
  type SubscriberEvent,
  subscriberLifecycle,
  wordsOf,
} from "#shared/subscribers/subscriber.ts";
import {
  productAlerts,
  subscriberEvents,
  subscribers,
  subscriberTokens,
} from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { hashToken, isToken } from "../platform/links/tokens.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** How long a confirmation link works: two weeks, in milliseconds. */
const CONFIRM_WITHIN_MS = 14 * DAY_MS;

/**
 * Confirms the address that a link was sent to. False if the link is unknown, expired or superseded; using the same
 * link again returns true as long as the address is confirmed.
 */
export async function confirmSubscription(deps: Deps, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return inTransaction(deps.db, async (tx) => {
    const subscriber = await subscriberOf(tx, token, "confirm");
    if (!subscriber) return false;
    const isFresh = await spendConfirmToken(deps, tx, token);
    const what = { event: "confirmed", createdAt: deps.clock.now() } as const;
    const isNew = isFresh && (await move(tx, subscriber, "confirm", what));
    return isNew || subscriber.state === "confirmed";
  });
}

/**
 * Ends all marketing to the address that a link was sent to, including emails still in the outbox. An unknown or used
 * link changes nothing.
 */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  if (!isToken(token)) return;
  await inTransaction(deps.db, async (tx) => {
    const subscriber = await subscriberOf(tx, token, "unsubscribe");
    if (subscriber) await endMarketing(deps, tx, subscriber, "unsubscribed");
  });
}

/** Like `unsubscribe`, for a subscriber whose row is locked; false if marketing had already ended. */
export async function endMarketing(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  subscriber: Subscriber,
  event: "unsubscribed" | "unsubscribed_by_team",
): Promise<boolean> {
  const what = { event, createdAt: deps.clock.now() };
  if (!(await move(tx, subscriber, "unsubscribe", what))) return false;
  await forgetWishes(deps, tx, subscriber);
  return true;
}

type Subscriber = typeof subscribers.$inferSelect;

/** The subscriber that a token belongs to, locked. */
async function subscriberOf(
  tx: Tx,
  token: string,
  purpose: "confirm" | "unsubscribe",
): Promise<Subscriber | null> {
  const [row] = await tx
    .select({ subscriber: subscribers })
    .from(subscribers)
    .innerJoin(subscriberTokens, eq(subscriberTokens.subscriberId, subscribers.id))
    .where(
      and(eq(subscriberTokens.tokenHash, hashToken(token)), eq(subscriberTokens.purpose, purpose)),
    )
    .for("update", { of: subscribers });
  return row?.subscriber ?? null;
}

async function spendConfirmToken({ clock }: Deps, tx: Tx, token: string): Promise<boolean> {
  const now = clock.now();
  const used = await tx
    .update(subscriberTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(subscriberTokens.tokenHash, hashToken(token)),
        isNull(subscriberTokens.usedAt),
        gt(subscriberTokens.createdAt, new Date(now.getTime() - CONFIRM_WITHIN_MS)),
      ),
    )
    .returning({ tokenHash: subscriberTokens.tokenHash });
  return used.length > 0;
}

/**
 * Moves a subscriber to another state and records the event; false if the move is not possible in the current state.
 */
export async function move(
  tx: Tx,
  subscriber: Subscriber,
  by: "confirm" | "unsubscribe",
  what: { event: SubscriberEvent; createdAt: Date },
): Promise<boolean> {
  if (!subscriberLifecycle.next(subscriber.state, by)) return false;
  await advance(tx, lifecycles.subscriber, subscriber, by);
  await tx.insert(subscriberEvents).values({
    subscriberId: subscriber.id,
    source: subscriber.source,
    textVersion: wordsOf(what.event),
    ...what,
  });
  return true;
}

/** Deletes unused confirmation links, product alerts, and marketing emails not sent yet. */
export async function forgetWishes(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { id, email }: Subscriber,
): Promise<void> {
  await tx
    .update(subscriberTokens)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(subscriberTokens.subscriberId, id),
        eq(subscriberTokens.purpose, "confirm"),
        isNull(subscriberTokens.usedAt),
      ),
    );
  await tx
    .delete(productAlerts)
    .where(and(eq(productAlerts.subscriberId, id), isNull(productAlerts.sentAt)));
  await tx
    .delete(emails)
    .where(and(eq(emails.to, email), eq(emails.state, "queued"), isNotNull(emails.unsubscribeUrl)));
}
