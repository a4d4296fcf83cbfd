import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { isOneOf, type Person } from "#db/persons/classify.ts";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { farmQuestions } from "#db/schema/farms/questions.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";

type Account = { id: string; username: string; email: string; emailVerifiedAt: Date | null };

/**
 * Collects everything that identifies a person's rows. Rows linked only by email address are
 * included only if the account has verified the address; otherwise it may be a stranger's. Purchases
 * of another account are that account's, whatever address they name.
 */
export async function findPerson(
  tx: Tx,
  account: Account,
  deadPasswordHash: string,
): Promise<Person> {
  const { id: userId, username } = account;
  const mailbox = account.email.toLowerCase();
  const emails = account.emailVerifiedAt ? [mailbox] : [];
  const placed = await tx
    .select()
    .from(orders)
    .where(
      or(eq(orders.userId, userId), and(isNull(orders.userId), inArray(orders.email, emails))),
    );
  const orderIds = placed.map(({ id }) => id);
  const checkoutIds = await checkoutsOf(tx, userId, emails);
  const ids = { userId, emails, orderIds };
  const applications = await tx
    .select({ id: farmerApplications.id })
    .from(farmerApplications)
    .where(or(eq(farmerApplications.userId, userId), inArray(farmerApplications.email, emails)));
  const subscribed = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(inArray(subscribers.email, emails));
  const subscriberIds = subscribed.map(({ id }) => id);
  const applicationIds = applications.map(({ id }) => id);
  const marks = [
    userId,
    ...orderIds,
    ...placed.flatMap(({ number, paymentIntentId }) => [number, paymentIntentId]),
    ...checkoutIds,
    ...subscriberIds,
    ...applicationIds,
    ...(await otherMarks(tx, ids)),
  ].map((mark) => mark.toLowerCase());
  const found = { orderIds, checkoutIds, subscriberIds, applicationIds, marks };
  return { userId, username, emails, mailbox, deadPasswordHash, ...found };
}

async function checkoutsOf(tx: Tx, userId: string, emails: string[]): Promise<string[]> {
  const byAddress = tx
    .select({ id: checkoutQuotes.checkoutId })
    .from(checkoutQuotes)
    .where(isOneOf(sql`${checkoutQuotes.delivery}->>'email'`, emails));
  const rows = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      or(
        eq(checkouts.userId, userId),
        and(isNull(checkouts.userId), inArray(checkouts.id, byAddress)),
      ),
    );
  return rows.map(({ id }) => id);
}

type Known = Pick<Person, "userId" | "emails" | "orderIds">;

/**
 * Other ids that emails and audit log entries refer to: of problems, refunds, messages,
 * memberships, gift cards, invitations, questions and reviews.
 */
async function otherMarks(tx: Tx, { userId, emails, orderIds }: Known): Promise<string[]> {
  const problems = tx
    .select({ id: orderProblems.id })
    .from(orderProblems)
    .where(inArray(orderProblems.orderId, orderIds));
  const money = tx
    .select({ id: refunds.id, intentId: refunds.intentId })
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds));
  const written = tx
    .select({ id: contactMessages.id, number: contactMessages.number })
    .from(contactMessages)
    .where(inArray(contactMessages.email, emails));
  const joined = tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      or(
        eq(memberships.userId, userId),
        and(isNull(memberships.userId), inArray(memberships.email, emails)),
      ),
    );
  const gifts = tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      or(
        eq(giftCards.userId, userId),
        and(isNull(giftCards.userId), inArray(giftCards.buyerEmail, emails)),
        inArray(giftCards.recipientEmail, emails),
      ),
    );
  const invited = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(inArray(invitations.email, emails));
  const asked = tx
    .select({ id: farmQuestions.id })
    .from(farmQuestions)
    .where(eq(farmQuestions.userId, userId));
  const reviewed = tx
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(eq(productReviews.userId, userId));
  const rows = [
    await problems,
    await money,
    await written,
    await joined,
    await gifts,
    await invited,
    await asked,
    await reviewed,
  ].flat();
  return rows.flatMap((row) => Object.values(row));
}
