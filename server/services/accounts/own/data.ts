import { eq, or } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts-errors.ts";
import {
  addresses,
  auditLog,
  farmMembers,
  recoveryCodes,
  savedFarms,
  savedProducts,
  secondFactors,
} from "#db/schema/accounts/accounts.ts";
import { boxSubscriptions } from "#db/schema/boxes.ts";
import { orderProblems, problemPhotos } from "#db/schema/orders/problems.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { visitGuests } from "#db/schema/farms/visits.ts";
import { contactAttachments, contactMessages } from "#db/schema/mail/contact.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { promotions } from "#db/schema/promotions.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/platform/system.ts";
import { knownDevices, sessions, users } from "#db/schema/accounts/users.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { problemPhotoPath } from "#shared/orders/order-problem.ts";
import type { Profile } from "#shared/accounts/profile.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { paymentRowsOf, correspondenceRowsOf } from "./data-by-address.ts";
import { auditOwn } from "./own-audit.ts";

/** Changes the user's name, zip code and phone number. Throws `not_found`. */
export async function changeProfile(
  { db }: Pick<Deps, "db">,
  { id }: Pick<SessionUser, "id">,
  { zipCode, phoneNumber, ...names }: Profile,
): Promise<SessionUser> {
  const fields = {
    ...names,
    zipCode: zipCode || null,
    phoneNumber: phoneNumber || null,
  };
  const [user] = await db.update(users).set(fields).where(eq(users.id, id)).returning();
  if (!user) throw new DomainError("not_found", m.noAccount);
  return sessionUserOf(user);
}

/**
 * All data stored about a person, table by table, as JSON. Excludes hashes and secrets that protect
 * the account and, unless the email address is verified, data linked to the person only by that
 * address. Throws `too_many`.
 */
export async function exportOwnData(
  { db, clock, throttle }: Pick<Deps, "db" | "clock" | "throttle">,
  user: Pick<SessionUser, "id" | "email" | "emailVerified" | "username">,
): Promise<string> {
  const { id, email: given, emailVerified } = user;
  await throttle.take("export_account", id);
  await auditOwn({ clock }, db, user, "user.exported");
  // An unverified address may be a stranger's, so data linked only by address is not exported for it.
  const email = emailVerified ? given : "";
  const tables = await inTransaction(db, async (tx) => {
    const theirs = eq(orders.userId, id);
    const bought = await tx
      .select()
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(theirs);
    const quotes = await tx
      .select()
      .from(checkoutQuotes)
      .innerJoin(checkouts, eq(checkouts.id, checkoutQuotes.checkoutId))
      .where(eq(checkouts.userId, id));
    const problems = await tx
      .select()
      .from(orderProblems)
      .innerJoin(orders, eq(orders.id, orderProblems.orderId))
      .where(theirs);
    const photos = await tx
      .select({
        id: problemPhotos.id,
        orderId: problemPhotos.orderId,
        problemId: problemPhotos.problemId,
        createdAt: problemPhotos.createdAt,
      })
      .from(problemPhotos)
      .innerJoin(orders, eq(orders.id, problemPhotos.orderId))
      .where(theirs);
    return {
      users: await tx.select().from(users).where(eq(users.id, id)),
      sessions: await tx.select().from(sessions).where(eq(sessions.userId, id)),
      known_devices: await tx.select().from(knownDevices).where(eq(knownDevices.userId, id)),
      second_factors: await tx.select().from(secondFactors).where(eq(secondFactors.userId, id)),
      recovery_codes: await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
      addresses: await tx.select().from(addresses).where(eq(addresses.userId, id)),
      saved_products: await tx.select().from(savedProducts).where(eq(savedProducts.userId, id)),
      saved_farms: await tx.select().from(savedFarms).where(eq(savedFarms.userId, id)),
      orders: await tx.select().from(orders).where(theirs),
      order_lines: bought.map((row) => row.order_lines),
      box_subscriptions: await tx
        .select()
        .from(boxSubscriptions)
        .where(eq(boxSubscriptions.userId, id)),
      credits: await tx.select().from(credits).where(eq(credits.userId, id)),
      // The customer's own words; other tables' `note` is the team's and is left out.
      order_problems: problems.map(({ order_problems: { note: said, ...row } }) => ({
        ...row,
        said,
      })),
      problem_photos: photos.map((photo) => ({ ...photo, address: problemPhotoPath(photo.id) })),
      product_reviews: await tx.select().from(productReviews).where(eq(productReviews.userId, id)),
      checkouts: await tx.select().from(checkouts).where(eq(checkouts.userId, id)),
      checkout_quotes: quotes.map((row) => row.checkout_quotes),
      memberships: await tx
        .select()
        .from(memberships)
        .where(or(eq(memberships.userId, id), eq(memberships.email, email))),
      gift_cards: await tx.select().from(giftCards).where(eq(giftCards.userId, id)),
      // Gift cards the person received, without the buyer's address.
      gift_cards_received: await tx
        .select({
          amount: giftCards.amount,
          buyerName: giftCards.buyerName,
          message: giftCards.message,
          sentAt: giftCards.sentAt,
          redeemedAt: giftCards.redeemedAt,
        })
        .from(giftCards)
        .where(or(eq(giftCards.redeemedBy, id), eq(giftCards.recipientEmail, email))),
      // Friends' orders are their own data: includes only what this person earned.
      referrals: await tx
        .select({
          state: referrals.state,
          reward: referrals.reward,
          takenBack: referrals.takenBack,
          creditedAt: referrals.creditedAt,
          createdAt: referrals.createdAt,
        })
        .from(referrals)
        .where(eq(referrals.referrerId, id)),
      referral_codes: await tx
        .select({ code: promotions.code, createdAt: promotions.createdAt })
        .from(promotions)
        .where(eq(promotions.referrerId, id)),
      farmer_applications: await tx
        .select()
        .from(farmerApplications)
        .where(or(eq(farmerApplications.userId, id), eq(farmerApplications.email, email))),
      farm_members: await tx.select().from(farmMembers).where(eq(farmMembers.userId, id)),
      visit_guests: await tx
        .select()
        .from(visitGuests)
        .where(or(eq(visitGuests.userId, id), eq(visitGuests.email, email))),
      waiting_list: await tx.select().from(waitingList).where(eq(waitingList.email, email)),
      contact_messages: await tx
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.email, email)),
      contact_attachments: await tx
        .select({
          messageId: contactAttachments.messageId,
          type: contactAttachments.type,
          createdAt: contactAttachments.createdAt,
        })
        .from(contactAttachments)
        .innerJoin(contactMessages, eq(contactMessages.id, contactAttachments.messageId))
        .where(eq(contactMessages.email, email)),
      emails: await tx
        .select({
          kind: emails.kind,
          subject: emails.subject,
          createdAt: emails.createdAt,
        })
        .from(emails)
        .where(eq(emails.to, email)),
      ...(await paymentRowsOf(tx, { id, email })),
      ...(await correspondenceRowsOf(tx, email)),
      audit_log: await tx.select().from(auditLog).where(eq(auditLog.actorId, id)),
    };
  });
  return JSON.stringify({ exportedAt: clock.now(), tables }, withoutSecrets, 2);
}

const SECRETS = new Set([
  "passwordHash",
  "tokenHash",
  "codeHash",
  "linkHash",
  "secret",
  "note",
  "tags",
]);

function withoutSecrets(key: string, value: unknown): unknown {
  return SECRETS.has(key) ? undefined : value;
}
