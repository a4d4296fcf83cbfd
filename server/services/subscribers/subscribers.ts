import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { languageNow } from "#shared/language.ts";
import {
  type SubscriberEvent,
  subscriberLifecycle,
  type SubscriberSource,
  type SubscriberState,
  wordsOf,
} from "#shared/subscribers/subscriber.ts";
import { subscriberEvents, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/outbox.ts";
import { mayMail } from "../platform/typed-mails.ts";
import { confirmLink } from "./subscriber-links.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/**
 * Saves an address with its source and, until it is confirmed, emails it a confirmation link within the mailbox's
 * budget. Behaves the same whether or not the address was known, so that no one can find out who subscribes.
 */
export async function subscribe(
  deps: Deps,
  input: NewSubscriber & { website?: unknown },
  address: string,
): Promise<void> {
  if (input.website) return;
  const isMailed = await mayMail(deps, input.email, address);
  await inTransaction(deps.db, async (tx) => {
    const { id, state } = await keepSubscriber(tx, input, "signed_up", deps.clock.now());
    if (state === "confirmed" || !isMailed) return;
    await mailConfirmation(deps, tx, { id, email: input.email });
  });
}

/** Emails an address its confirmation link, unless one was sent recently. */
export async function mailConfirmation(
  deps: Pick<Deps, "clock" | "publicUrl" | "mail">,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const link = await confirmLink(deps, tx, id);
  if (!link) return;
  await queueMail(deps, tx, {
    kind: "newsletter_confirm",
    to: email,
    dedupeKey: `newsletter_confirm:${link.tokenHash}`,
    data: { confirmUrl: link.url },
  });
}

/**
 * Condition: the address has unsubscribed and has not confirmed since, no matter who has entered it again. It gets no
 * marketing, not even the kinds that need no confirmation.
 */
export const HAS_LEFT = sql<boolean>`(subscribers.state = 'unsubscribed' or coalesce((
  select event <> 'confirmed' from subscriber_events where subscriber_id = subscribers.id
    and event in ('confirmed', 'unsubscribed', 'unsubscribed_by_team')
  order by created_at desc, id desc limit 1), false))`;

type NewSubscriber = {
  email: string;
  source: SubscriberSource;
  firstName?: string;
  lastName?: string;
  zipCode?: string;
};

/**
 * Adds an address or updates its row, and records the event. Returns the row, locked. Names and zip code only fill in
 * missing values, and only until the address is confirmed, because anyone may enter it. An address that had
 * unsubscribed must be confirmed again.
 */
export async function keepSubscriber(
  tx: Tx,
  person: NewSubscriber,
  event: SubscriberEvent,
  createdAt: Date,
): Promise<{ id: string; state: SubscriberState }> {
  const { email, source, firstName, lastName, zipCode } = person;
  // People sign up in the language of the page; an imported file does not tell us theirs.
  const isTeam = event === "imported";
  const ownLanguage = isTeam ? {} : { language: languageNow() };
  const isOpen = isTeam ? sql`true` : sql`${subscribers.state} <> 'confirmed'`;
  const completed = (column: PgColumn, given: SQL) =>
    sql`case when ${isOpen} then coalesce(${column}, ${given}) else ${column} end`;
  const [kept] = await tx
    .insert(subscribers)
    .values({ email, source, firstName, lastName, zipCode, ...ownLanguage, createdAt })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        firstName: completed(subscribers.firstName, sql`excluded.first_name`),
        lastName: completed(subscribers.lastName, sql`excluded.last_name`),
        zipCode: completed(subscribers.zipCode, sql`excluded.zip_code`),
        language: isTeam
          ? subscribers.language
          : sql`case when ${isOpen} then excluded.language else ${subscribers.language} end`,
      },
    })
    .returning({ id: subscribers.id, state: subscribers.state });
  if (!kept) throw new Error("A subscriber could not be written");
  const what = { event, textVersion: wordsOf(event), source, createdAt };
  await tx.insert(subscriberEvents).values({ subscriberId: kept.id, ...what });
  if (!subscriberLifecycle.next(kept.state, "ask_again")) return kept;
  return advance(tx, lifecycles.subscriber, kept, "ask_again");
}
