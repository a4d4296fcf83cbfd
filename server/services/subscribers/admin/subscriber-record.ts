import { and, asc, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { erasureOf } from "#db/persons/classify.ts";
import { PERSON_MAP } from "#db/persons/index.ts";
import { noPerson } from "#db/persons/no-person.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import {
  productAlerts,
  subscriberEvents,
  subscribers,
} from "#db/schema/subscribers/subscribers.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import { ERASED_ENDING, isErased } from "#shared/accounts/erased.ts";
import { ERASED_NAME } from "#shared/platform/audit/audit-actor.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import type { SubscriberChange } from "#shared/subscribers/subscriber-admin.ts";
import { subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { editsOf } from "../../platform/audit/edits.ts";
import { endMarketing, forgetWishes } from "../subscriber-consent.ts";
import { openForErasure } from "../../platform/people/open-for-erasure.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

/** How many emails are shown for a subscriber. */
const LAST_MAILS = 20;

/** Matches emails sent to someone as a subscriber, rather than about an order. */
const IS_NEWSLETTER = or(isNotNull(emails.unsubscribeUrl), eq(emails.kind, "newsletter_confirm"));

/** A subscriber with their consent history, the alerts they wait for and their latest emails. Throws `not_found`. */
export async function getSubscriber({ db }: Pick<Deps, "db">, id: string) {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) throw unknownSubscriber();
  const [events, alerts, mails] = await Promise.all([
    db
      .select()
      .from(subscriberEvents)
      .where(eq(subscriberEvents.subscriberId, id))
      .orderBy(desc(subscriberEvents.createdAt), desc(subscriberEvents.id)),
    db
      .select({ id: productAlerts.id, product: shownNameOf(), sentAt: productAlerts.sentAt })
      .from(productAlerts)
      .innerJoin(products, eq(products.id, productAlerts.productId))
      .where(eq(productAlerts.subscriberId, id))
      .orderBy(asc(productAlerts.createdAt), asc(productAlerts.id)),
    db
      .select({
        id: emails.id,
        kind: emails.kind,
        subject: emails.subject,
        state: emails.state,
        createdAt: emails.createdAt,
      })
      .from(emails)
      .where(eq(emails.to, subscriber.email))
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(LAST_MAILS),
  ]);
  return { ...subscriber, events, alerts, mails };
}

/**
 * Saves the tags or note that differ from what was shown. Throws `not_found`, and `conflict` if they have changed
 * meanwhile.
 */
export async function changeSubscriber(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  { id, shown, ...sent }: SubscriberChange,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await locked(tx, id);
    const current = { tags: before.tags, note: before.note };
    const after = editsOf(current, shown, sent);
    const changes = changesBetween(current, after);
    if (Object.keys(changes).length === 0) return;
    await tx.update(subscribers).set(after).where(eq(subscribers.id, id));
    await recordAudit(deps, tx, actor, {
      action: "subscriber.changed",
      subject: { kind: "subscriber", id, name: before.email },
      detail: changes,
    });
  });
}

/** Ends all marketing to a subscriber; does nothing if they have already left. Throws `not_found`. */
export async function unsubscribeByTeam(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const subscriber = await locked(tx, id);
    if (!(await endMarketing(deps, tx, subscriber, "unsubscribed_by_team"))) return;
    await recordAudit(deps, tx, actor, {
      action: "subscriber.unsubscribed",
      subject: { kind: "subscriber", id, name: subscriber.email },
    });
  });
}

/**
 * Erases a subscriber's personal data at their request. Keeps that there was a subscriber, when they agreed and left,
 * and a hash of the address, so that a later import does not email it again. Throws `not_found`.
 */
export async function eraseSubscriber(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email } = await locked(tx, id);
    await eraseSubscriberIn(deps, tx, actor, id);
    await leaveWaitingList(tx, email);
  });
}

/** Deletes the address's places on the waiting list for zip codes, and the emails saying that we now deliver there. */
async function leaveWaitingList(tx: Tx, email: string): Promise<void> {
  await tx.delete(waitingList).where(eq(waitingList.email, email));
  await tx.delete(emails).where(and(eq(emails.to, email), eq(emails.kind, "zip_served")));
}

/**
 * Erases a subscriber in the caller's transaction, except for the waiting list for zip codes. Does nothing if they are
 * already erased.
 */
export async function eraseSubscriberIn(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<void> {
  const subscriber = await locked(tx, id);
  if (isErased(subscriber.email)) return;
  const digest = erasedAddress(subscriber.email);
  await giveUpDigest(tx, digest);
  await forgetWishes(deps, tx, subscriber);
  await tx.delete(emails).where(and(eq(emails.to, subscriber.email), IS_NEWSLETTER));
  if (subscriberLifecycle.next(subscriber.state, "unsubscribe")) {
    await advance(tx, lifecycles.subscriber, subscriber, "unsubscribe");
  }
  await tx
    .update(subscribers)
    .set({
      email: digest,
      firstName: null,
      lastName: null,
      zipCode: null,
      note: "",
      tags: [],
    })
    .where(eq(subscribers.id, id));
  await forgetTraces(tx, subscriber);
  await tx.insert(subscriberEvents).values({
    subscriberId: id,
    event: "erased",
    source: subscriber.source,
    createdAt: deps.clock.now(),
  });
  await recordAudit(deps, tx, actor, {
    action: "subscriber.erased",
    subject: { kind: "subscriber", id, name: ERASED_NAME },
  });
}

/**
 * Erases the other traces of a subscriber according to `db/persons`: the name on a place in line (which still counts),
 * recipients of messages, and audit log entries about this subscriber only, because the address may also belong to an
 * account.
 */
async function forgetTraces(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const person = { ...noPerson, emails: [email.toLowerCase()], subscriberIds: [id], marks: [id] };
  const { subjectKind, subjectId } = auditLog;
  const isAbout = and(eq(subjectKind, "subscriber"), eq(subjectId, id));
  await openForErasure(tx);
  for (const statement of [
    erasureOf(PERSON_MAP.earlyAccessSignups, person),
    erasureOf(PERSON_MAP.customerUpdateRecipients, person),
    erasureOf(PERSON_MAP.auditLog, person, isAbout),
  ]) {
    if (statement) await tx.execute(statement);
  }
}

/** If the same address was erased before, frees its hash for the row that has the address now. */
async function giveUpDigest(tx: Tx, digest: string): Promise<void> {
  await tx
    .update(subscribers)
    .set({ email: sql`${subscribers.id}::text || ${ERASED_ENDING}` })
    .where(eq(subscribers.email, digest));
}

/** The replacement for an erased address: always the same for the same address, and not an address itself. */
export function erasedAddress(email: string): string {
  return hashToken(email.toLowerCase()) + ERASED_ENDING;
}

async function locked(tx: Tx, id: string) {
  const [subscriber] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, id))
    .for("update");
  if (!subscriber) throw unknownSubscriber();
  return subscriber;
}

function unknownSubscriber(): DomainError {
  return new DomainError("not_found", m.noSubscriber);
}
