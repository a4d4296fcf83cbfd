import { and, eq, inArray, isNull, lt, lte, ne, notLike, or, sql } from "drizzle-orm";
import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { erasureOf } from "#db/persons/classify.ts";
import { PERSON_MAP } from "#db/persons/index.ts";
import { noPerson } from "#db/persons/no-person.ts";
import { searchCounts } from "#db/schema/catalog/searches.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { checkoutQuotes, checkouts, holds, paymentLinks } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { payments } from "#db/schema/payments/payments.ts";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import { subscriberEvents, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { throttles } from "#db/schema/platform/system.ts";
import { accountTokens, invitations } from "#db/schema/accounts/accounts.ts";
import { knownDevices, sessions, users } from "#db/schema/accounts/users.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { inTransaction } from "#db/transaction.ts";
import { deviceEnd } from "../../accounts/sign-in/devices.ts";
import type { Deps } from "../../../deps.ts";
import { purgeDocuments } from "../../farms/certificates/documents.ts";
import { forgetGuests } from "../../farms/visits/forget.ts";
import { purgeAttachments } from "../../mail/attachments.ts";
import { forgetOldMails } from "../../mail/forget-old-mails.ts";
import { purgeProblemPhotos } from "../../orders/problems/photos.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { eraseSubscriberIn } from "../../subscribers/admin/subscriber-record.ts";
import { forgetApplicants } from "./forget-applicants.ts";
import { forgetOldBuyers, forgetOldPayers } from "./forget-buyers.ts";

type RetentionDeps = Pick<Deps, "db" | "clock" | "log">;

/**
 * Deletes or anonymizes everything past its retention period, as the privacy notice promises. A part that fails does
 * not stop the others; then it throws, and the job runs again. Idempotent.
 */
export async function purgeOld(deps: RetentionDeps): Promise<void> {
  const now = deps.clock.now();
  const ended = or(lte(sessions.endsAt, now), lte(sessions.expiresAt, now));
  await eachSurvives(deps, "old records could not be cleared", [
    { facts: { table: "checkouts" }, run: () => purgeCheckouts(deps) },
    { facts: { table: "waiting_list" }, run: () => purgeWaitingList(deps) },
    { facts: { table: "invitations" }, run: () => purgeInvitations(deps) },
    { facts: { table: "contact_messages" }, run: () => purgeContactMessages(deps) },
    {
      facts: { table: "search_counts" },
      run: () =>
        deps.db.delete(searchCounts).where(lt(searchCounts.day, businessDayAt(silentSince(deps)))),
    },
    { facts: { table: "subscribers" }, run: () => purgeSubscribers(deps) },
    { facts: { table: "subscribers" }, run: () => keepAddressesAlone(deps) },
    { facts: { table: "orders" }, run: () => forgetOldBuyers(deps) },
    { facts: { table: "receipts" }, run: () => forgetOldPayers(deps) },
    {
      facts: { table: "farmer_applications" },
      run: () => forgetApplicants(deps, silentSince(deps)),
    },
    { facts: { table: "emails" }, run: () => forgetOldMails(deps) },
    {
      facts: { table: "sessions" },
      run: () => deps.db.delete(sessions).where(ended),
    },
    {
      // A dead link opens nothing, and may name an address that nobody confirmed.
      facts: { table: "account_tokens" },
      run: () => deps.db.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
    },
    {
      facts: { table: "known_devices" },
      run: () => deps.db.delete(knownDevices).where(lte(knownDevices.usedAt, deviceEnd(now))),
    },
    {
      facts: { table: "order_links" },
      run: () => deps.db.delete(orderLinks).where(lte(orderLinks.endsAt, now)),
    },
    {
      facts: { table: "payment_links" },
      run: () => deps.db.delete(paymentLinks).where(lte(paymentLinks.endsAt, now)),
    },
    {
      facts: { table: "customer_update_recipients" },
      run: () => purgeRecipients(deps),
    },
    {
      facts: { table: "certificate_documents" },
      run: () => purgeDocuments(deps),
    },
    { facts: { table: "contact_attachments" }, run: () => purgeAttachments(deps) },
    { facts: { table: "problem_photos" }, run: () => purgeProblemPhotos(deps) },
    { facts: { table: "visit_guests" }, run: () => purgeVisitGuests(deps) },
  ]);
}

/** Deletes expired throttle counters. Idempotent. */
export async function purgeThrottles({ db, clock }: RetentionDeps): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, clock.now()));
}

/**
 * Removes goods, address and owner from expired checkouts older than `RETENTION.checkoutDays`. The rows themselves
 * stay, since payments and boxes refer to them. A checkout with a payment that is not canceled is left alone.
 */
async function purgeCheckouts({ db, clock }: RetentionDeps): Promise<void> {
  const old = new Date(clock.now());
  old.setUTCDate(old.getUTCDate() - RETENTION.checkoutDays);
  const ids = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.state, "expired"),
        lt(checkouts.createdAt, old),
        sql`not exists (select from ${payments} where ${payments.checkoutId} = ${checkouts.id} and ${payments.state} <> 'canceled')`,
      ),
    );
  await inTransaction(db, async (tx) => {
    await tx.delete(checkoutQuotes).where(sql`${checkoutQuotes.checkoutId} in ${ids}`);
    await tx
      .delete(giftCards)
      .where(and(eq(giftCards.state, "pending"), sql`${giftCards.checkoutId} in ${ids}`));
    await tx
      .delete(memberships)
      .where(and(eq(memberships.state, "expired"), sql`${memberships.checkoutId} in ${ids}`));
    await tx
      .delete(holds)
      .where(and(ne(holds.state, "active"), sql`${holds.checkoutId} in ${ids}`));
    await tx
      .update(checkouts)
      .set({ userId: null })
      .where(sql`${checkouts.id} in ${ids}`);
  });
}

/** The time before which people who showed no activity since are forgotten. */
function silentSince({ clock }: RetentionDeps): Date {
  const silent = new Date(clock.now());
  silent.setUTCMonth(silent.getUTCMonth() - RETENTION.leadMonths);
  return silent;
}

/** Deletes old entries of the waiting list. */
async function purgeWaitingList(deps: RetentionDeps): Promise<void> {
  await deps.db.delete(waitingList).where(lt(waitingList.createdAt, silentSince(deps)));
}

/** Deletes invitations that nobody accepted before they expired, a long time ago. */
async function purgeInvitations(deps: RetentionDeps): Promise<void> {
  const isOld = lt(invitations.expiresAt, silentSince(deps));
  await deps.db.delete(invitations).where(and(isNull(invitations.acceptedAt), isOld));
}

/** Deletes old contact messages, answered or not. */
async function purgeContactMessages(deps: RetentionDeps): Promise<void> {
  const isOld = lt(contactMessages.createdAt, silentSince(deps));
  await deps.db.delete(contactMessages).where(isOld);
}

/** Deletes the recipients of old updates to customers; the updates themselves stay. */
async function purgeRecipients(deps: RetentionDeps): Promise<void> {
  const { db } = deps;
  const old = db
    .select({ id: customerUpdates.id })
    .from(customerUpdates)
    .where(lt(customerUpdates.finishedAt, silentSince(deps)));
  await db.delete(customerUpdateRecipients).where(inArray(customerUpdateRecipients.updateId, old));
}

/** Removes the data of guests of a farm's open day after `RETENTION.visitDays`. */
async function purgeVisitGuests({ db, clock }: RetentionDeps): Promise<void> {
  const day = addDays(businessDayAt(clock.now()), -RETENTION.visitDays);
  const old = db
    .select({ id: farmVisits.id })
    .from(farmVisits)
    .where(lt(farmVisits.endsAt, startOfBusinessDay(day)));
  await inTransaction(db, (tx) => forgetGuests(tx, inArray(visitGuests.visitId, old)));
}

/**
 * Removes everything about unsubscribed people except the email address, which is kept so that nobody writes to it
 * again. Their early access signup, with its place in line, is erased after `RETENTION.leadMonths`.
 */
async function keepAddressesAlone(deps: RetentionDeps): Promise<void> {
  const { firstName, lastName, zipCode, note, tags, state, id } = subscribers;
  const hasLeft = and(eq(state, "unsubscribed"), notLike(subscribers.email, ERASED_LIKE));
  await inTransaction(deps.db, async (tx) => {
    await tx
      .update(subscribers)
      .set({ firstName: null, lastName: null, zipCode: null, note: "", tags: [] })
      .where(
        and(
          hasLeft,
          sql`(coalesce(${firstName}, ${lastName}, ${zipCode}) is not null or ${note} <> '' or ${tags} <> '{}')`,
        ),
      );
    const left = tx.select({ id }).from(subscribers).where(hasLeft);
    const isOver = and(
      inArray(earlyAccessSignups.subscriberId, left),
      lt(earlyAccessSignups.createdAt, silentSince(deps)),
      notLike(earlyAccessSignups.referralCode, "erased-%"),
    );
    const statement = erasureOf(PERSON_MAP.earlyAccessSignups, noPerson, isOver);
    if (statement) await tx.execute(statement);
  });
}

/** Erases subscribers without any activity for `RETENTION.leadMonths`, unless they unsubscribed or have an account. */
async function purgeSubscribers(deps: RetentionDeps): Promise<void> {
  const { db } = deps;
  const silent = silentSince(deps);
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(
      and(
        ne(subscribers.state, "unsubscribed"),
        lt(subscribers.createdAt, silent),
        sql`not exists (select from ${subscriberEvents} where ${subscriberEvents.subscriberId} = ${subscribers.id} and ${subscriberEvents.createdAt} >= ${silent.toISOString()})`,
        sql`not exists (select from ${users} where ${users.email} = ${subscribers.email})`,
      ),
    );
  const steps = rows.map(({ id }) => ({
    facts: { subjectId: id, table: "subscribers" },
    run: () => inTransaction(db, (tx) => eraseSubscriberIn(deps, tx, null, id)),
  }));
  await eachSurvives(deps, "a subscriber could not be erased", steps);
}
