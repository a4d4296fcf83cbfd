import { and, eq, inArray } from "drizzle-orm";
import { membershipsErrors as m } from "#messages/memberships/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { priceReturnedEntries } from "#shared/payments/ledger.ts";
import { GIVEN_MEMBERSHIPS, lastDayOf } from "#shared/memberships/membership.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { users } from "#db/schema/accounts/users.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { receipts, refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../platform/audit/audit.ts";
import { endOver } from "./end.ts";
import { releaseTakenPlaces } from "./founding-places.ts";
import { post } from "../payments/ledger.ts";
import { queueMail } from "../mail/outbox.ts";
import { countWaiting } from "../payments/refunds/by-the-bank.ts";
import { takenByBank } from "../payments/refunds/held.ts";
import { paidBack } from "../payments/refunds/paid-back.ts";
import { refuseOwnMoney } from "../payments/refunds/own-money.ts";
import { lockForRefund } from "../payments/refunds/sold.ts";
import { nextPlace } from "./settle-membership.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** Gives an account its free membership; an existing membership stays until it ends. */
export async function joinFree(
  deps: Deps,
  user: SessionUser,
  source: string | undefined,
): Promise<void> {
  const now = deps.clock.now();
  const startsOn = businessDayAt(now);
  const endsOn = lastDayOf(startsOn);
  const { email, firstName } = user;
  await inTransaction(deps.db, async (tx) => {
    // Locked, so that a founding membership that joins the account meanwhile is seen.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    await endOver(deps, tx, eq(memberships.userId, user.id));
    const isTheirs = and(eq(memberships.userId, user.id), eq(memberships.state, "active"));
    const [known] = await tx
      .select({ id: memberships.id })
      .from(memberships)
      .where(isTheirs)
      .limit(1);
    if (known) return;
    const [joined] = await tx
      .insert(memberships)
      .values({
        kind: "free",
        state: "active",
        email,
        firstName,
        zipCode: user.zipCode ?? "",
        userId: user.id,
        place: nextPlace(),
        startsOn,
        endsOn,
        amount: NO_MONEY,
        source: source ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: memberships.id, place: memberships.place });
    if (!joined) return;
    await queueMail(deps, tx, {
      kind: "membership_active",
      to: email,
      dedupeKey: `membership_active:${joined.id}`,
      data: { place: joined.place ?? 0, startsOn, endsOn, receipt: null },
    });
  });
}

/**
 * Refunds the deposit of a founding membership and, if it is active, frees its place; the refund is sent after the
 * commit. Throws `not_found`, `conflict` if the deposit was refunded or is disputed, or the membership is free, and
 * `forbidden` for the actor's own deposit.
 */
export async function refundMembership(
  deps: Deps,
  actor: Actor,
  membershipId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { membership, intentId } = await lockPaid(tx, membershipId);
    await refuseOwnMoney(tx, actor, membership);
    await advance(tx, lifecycles.membership, membership, "refund");
    await releaseTakenPlaces(tx, membership.state === "active" ? 1 : 0);
    // Amounts already refunded at the provider are not refunded again.
    const amount = cents(membership.amount - (await paidBack(tx, intentId)));
    const now = deps.clock.now();
    const reason = "deposit_returned";
    await tx.insert(refunds).values({ intentId, amount, reason, createdAt: now, updatedAt: now });
    const back = cents(amount - (await takenByBank(tx, intentId)));
    await post(tx, {
      at: now,
      key: `deposit_returned:${membershipId}`,
      kind: "deposit_returned",
      orderId: null,
      intentId,
      lines: priceReturnedEntries("customer_deposits", membership.amount, {
        back: amount,
        taken: NO_MONEY,
      }),
    });
    // Amounts already taken by the bank are not refunded as well.
    await countWaiting(deps, tx, intentId);
    await queueMail(deps, tx, {
      kind: "payment_returning",
      to: membership.email,
      dedupeKey: `payment_returning:${intentId}`,
      data: { amount: back, why: "deposit_returned", items: [] },
    });
    await recordAudit(deps, tx, actor, {
      action: "membership.refunded",
      subject: { kind: "membership", id: membershipId, name: String(membership.place ?? "") },
      detail: { amount, intentId },
    });
    await deps.jobs.enqueue(tx, "sweep_payments", {});
  });
}

/** Locks the payment before its membership, in the same order as disputes and refunds. */
async function lockPaid(tx: Tx, id: string) {
  const isThis = eq(memberships.id, id);
  const [paid] = await tx
    .select({ intentId: receipts.paymentIntentId })
    .from(memberships)
    .leftJoin(receipts, eq(receipts.checkoutId, memberships.checkoutId))
    .where(isThis);
  if (!paid) throw new DomainError("not_found", m.noMembership);
  if (!paid.intentId) throw new DomainError("conflict", m.noDeposit);
  await lockForRefund(tx, paid.intentId);
  const isGiven = and(isThis, inArray(memberships.state, GIVEN_MEMBERSHIPS));
  const [membership] = await tx.select().from(memberships).where(isGiven).for("update");
  if (!membership) throw new DomainError("conflict", m.noDeposit);
  return { membership, intentId: paid.intentId };
}
