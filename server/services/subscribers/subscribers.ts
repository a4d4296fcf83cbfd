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
import { confirmLink } from "./subscriber-links.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/**
 * Stores an address with its source and, until it is confirmed, emails it a link to confirm. The
 * answer is the same whether it was known or not, so that no one learns who is a subscriber.
 */
export async function subscribe(deps: Deps, input: Person & { website?: unknown }): Promise<void> {
  if (input.website) return;
  await inTransaction(deps.db, async (tx) => {
    const { id, state } = await keepSubscriber(tx, input, "signed_up", deps.clock.now());
    if (state !== "confirmed") await mailConfirmation(deps, tx, { id, email: input.email });
  });
}

/** Emails an address the link that confirms it, unless one is on its way. */
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
 * Whether an address has unsubscribed and was not confirmed since, whoever asked for what with it: nothing of
 * marketing is sent to it, not even what needs no confirmation otherwise.
 */
export const HAS_LEFT = sql<boolean>`(subscribers.state = 'unsubscribed' or coalesce((
  select event <> 'confirmed' from subscriber_events where subscriber_id = subscribers.id
    and event in ('confirmed', 'unsubscribed', 'unsubscribed_by_team')
  order by created_at desc, id desc limit 1), false))`;

type Person = {
  email: string;
  source: SubscriberSource;
  firstName?: string;
  lastName?: string;
  zipCode?: string;
};

/**
 * The row of an address, locked, with what happened written down. Names and zip complete what is there, until the
 * address is confirmed: whoever types it later may be a stranger. One that had unsubscribed waits for its
 * confirmation again.
 */
export async function keepSubscriber(
  tx: Tx,
  person: Person,
  event: SubscriberEvent,
  createdAt: Date,
): Promise<{ id: string; state: SubscriberState }> {
  const { email, source, firstName, lastName, zipCode } = person;
  // A person speaks in their own page; a file that the team takes over says nothing of theirs.
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
