import { and, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { erasureOf, isOneOf, mentions, type Person } from "#db/persons/classify.ts";
import { PERSON_RULES } from "#db/persons/index.ts";
import { queuedJobs } from "#db/queue-tables.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import { TO_COME } from "#shared/orders/order.ts";
import { DISPUTE_OVER_STATUSES } from "#shared/payments/disputes/dispute.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { TO_BE_MADE_GOOD } from "../../payments/admin/attention.ts";
import { CURRENT_QUOTE } from "../../payments/checkouts/current-quote.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { openForErasure } from "../../platform/people/open-for-erasure.ts";
import { newToken } from "../../platform/links/tokens.ts";
import { ERASING_ROOMS } from "./erasure-steps.ts";
import { findPerson } from "./person.ts";

/**
 * Erases every account that is due, except those with deliveries or payments in progress. A
 * failure does not stop the others: it is logged, retried on the next run, and throws at the end.
 */
export async function eraseDueAccounts(deps: Deps): Promise<void> {
  const rows = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(isDue(deps))
    .orderBy(users.deletionDueAt);
  const steps = rows.map(({ id }) => ({
    facts: { userId: id },
    run: () => eraseIfFree(deps, id),
  }));
  await eachSurvives(deps, "an account could not be erased", steps);
}

const isDue = ({ clock }: Pick<Deps, "clock">) => lte(users.deletionDueAt, clock.now());

/** Erases an account that waits for nothing. What only the provider can undo comes first. */
async function eraseIfFree(deps: Deps, userId: string): Promise<void> {
  const look = () => inTransaction(deps.db, (tx) => lookAt(deps, tx, userId));
  const first = await look();
  if (!first || first.isUnderWay) return;
  for (const checkout of first.unpaid) await endCheckout(deps, checkout);
  // One of them may turn out to be paid.
  const found = first.unpaid.length > 0 ? await look() : first;
  if (!found || found.isUnderWay || found.unpaid.length > 0) return;
  // Before the account's row, which has the customer id: if the provider fails, the erasure is
  // retried with it, and no saved cards are left behind.
  if (found.customerId) await removeCustomer(deps, userId, found.customerId);
  await eraseAccount(deps, userId);
}

/** Deletes the customer and its cards at the provider; an account that stays after all gets a new one when needed. */
async function removeCustomer(
  { db, payments: provider }: Pick<Deps, "db" | "payments">,
  userId: string,
  customerId: string,
) {
  await provider.deleteCustomer(customerId);
  await db
    .update(users)
    .set({ providerCustomerId: null })
    .where(and(eq(users.id, userId), eq(users.providerCustomerId, customerId)));
}

/** What an account has to wait for, before anything of it is touched; null if it is no longer due. */
async function lookAt(deps: Deps, tx: Tx, userId: string) {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isDue(deps)));
  if (!account) return null;
  const person = await findPerson(tx, account, "");
  return {
    customerId: account.providerCustomerId,
    isUnderWay: await isUnderWay(deps, tx, person),
    unpaid: await tx.select().from(checkouts).where(isUnpaidByAddress(tx, person)),
  };
}

/**
 * Checkouts that nobody has paid and that only name the person's address. Anyone can open them, again and again,
 * so they do not hold up an erasure: they end with it. What the team takes by phone is not among them, nor a stranger's
 * that named the address by mistake and has another one by now.
 */
function isUnpaidByAddress(tx: Tx, { checkoutIds, emails }: Person) {
  const named = tx
    .select({ id: checkoutQuotes.checkoutId })
    .from(checkoutQuotes)
    .innerJoin(checkouts, CURRENT_QUOTE)
    .where(isOneOf(sql`${checkoutQuotes.delivery}->>'email'`, emails));
  return and(
    inArray(checkouts.id, checkoutIds),
    inArray(checkouts.id, named),
    isNull(checkouts.userId),
    isNull(checkouts.takenBy),
    eq(checkouts.state, "held"),
  );
}

/**
 * Whether the person still has deliveries or payments in progress, including those of guest orders
 * that only a confirmed address ties to them; the account is erased once they are settled.
 */
async function isUnderWay(deps: Pick<Deps, "clock">, tx: Tx, person: Person): Promise<boolean> {
  const today = businessDayAt(deps.clock.now());
  const coming = await tx.$count(
    orders,
    and(
      inArray(orders.id, person.orderIds),
      inArray(orders.state, TO_COME),
      sql`${orders.deliveryDay} >= ${today}`,
    ),
  );
  if (coming > 0) return true;
  const ofBoxes = tx
    .select({ id: boxes.checkoutId })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(and(eq(boxSubscriptions.userId, person.userId), isNotNull(boxes.checkoutId)));
  const unpaid = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(isUnpaidByAddress(tx, person));
  const paying = await tx.$count(
    checkouts,
    and(
      inArray(checkouts.id, person.checkoutIds),
      inArray(checkouts.state, ["held", "processing"]),
      notInArray(checkouts.id, ofBoxes),
      notInArray(checkouts.id, unpaid),
    ),
  );
  return paying > 0 || hasOpenMoney(tx, person);
}

/** Whether the person has unsettled refunds or disputes, which need their emails and evidence. */
async function hasOpenMoney(tx: Tx, person: Person): Promise<boolean> {
  const { userId, emails, orderIds, checkoutIds } = person;
  const isOwed = or(inArray(refunds.state, ["requested", "pending"]), TO_BE_MADE_GOOD);
  const isDisputed = notInArray(disputes.status, [...DISPUTE_OVER_STATUSES]);
  const [open] = await tx
    .select({ id: payments.intentId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(orders, eq(orders.paymentIntentId, payments.intentId))
    .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
    .leftJoin(giftCards, eq(giftCards.checkoutId, checkouts.id))
    .leftJoin(refunds, eq(refunds.intentId, payments.intentId))
    .leftJoin(disputes, eq(disputes.intentId, payments.intentId))
    .where(
      and(
        // Purchases made without an account may have been added to it later, or have its address alone.
        or(
          inArray(checkouts.id, checkoutIds),
          inArray(orders.id, orderIds),
          inArray(refunds.orderId, orderIds),
          eq(memberships.userId, userId),
          and(isNull(memberships.userId), inArray(memberships.email, emails)),
          eq(giftCards.userId, userId),
          and(isNull(giftCards.userId), inArray(giftCards.buyerEmail, emails)),
        ),
        or(isOwed, isDisputed),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/**
 * Erases a person from the database. The rules in `db/persons` say what is kept, such as the name
 * and the amounts on receipts.
 */
async function eraseAccount(deps: Deps, userId: string): Promise<void> {
  const passwordHash = await deps.auth.hashPassword(newToken(), userId);
  const isErased = await inTransaction(deps.db, async (tx) => {
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isDue(deps)))
      .for("update");
    if (!account) return false;
    const person = await findPerson(tx, account, passwordHash);
    // Asked again, because something may have been bought or begun since the account was looked at.
    if (await isUnderWay(deps, tx, person)) return false;
    if ((await tx.$count(checkouts, isUnpaidByAddress(tx, person))) > 0) return false;
    await openForErasure(tx);
    for (const room of ERASING_ROOMS) await deps.erasure[room](deps, tx, person);
    for (const rule of PERSON_RULES) {
      const statement = erasureOf(rule, person);
      if (statement) await tx.execute(statement);
    }
    const words = [...person.emails, person.mailbox];
    await tx.delete(queuedJobs).where(mentions(sql`${queuedJobs.payload}::text`, words));
    const gone = { disabled: true, deletionDueAt: null, emailVerifiedAt: null, lastSeenAt: null };
    await tx.update(users).set(gone).where(eq(users.id, userId));
    const name = `erased-${userId.slice(0, 8)}`;
    const subject = { kind: "user", id: userId, name };
    await recordAudit(deps, tx, null, { action: "user.deleted", subject });
    return true;
  });
  if (isErased) deps.log.info({ userId }, "account erased");
}
