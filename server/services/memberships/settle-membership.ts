import { and, eq, inArray, sql } from "drizzle-orm";
import { depositEntries, priceReturnedEntries } from "#shared/payments/ledger.ts";
import { FOUNDING_PLACE, GIVEN_MEMBERSHIPS, lastDayOf } from "#shared/memberships/membership.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import type { Tx } from "#db/client.ts";
import { moveCheckout } from "../payments/checkouts/checkout-row.ts";
import { releaseHeldPlace, releaseTakenPlaces, takePlace } from "./founding-places.ts";
import { type Returned, returnPayment, returnSecond } from "../payments/settling/late-payment.ts";
import { post } from "../payments/ledger.ts";
import { queueMail } from "../mail/outbox.ts";
import { postFee } from "../payments/provider/provider-fee.ts";
import {
  receiptOf,
  receiptOutcome,
  refundSecond,
  writeReceipt,
} from "../payments/settling/receipts.ts";
import type { Purpose } from "../payments/purposes.ts";
import { type Outcome, paidQuote, type Settling } from "../payments/settling/settling.ts";
import { takenByBank } from "../payments/refunds/held.ts";
import { wholePriceBack } from "../payments/refunds/paid-back.ts";
import { advance, advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

export type Membership = typeof memberships.$inferSelect;

/** Activates the membership of a payment, once, or refunds it if no place is left. */
async function settleMembership(settling: Settling): Promise<Outcome> {
  const { deps, tx, checkout, intent, settings } = settling;
  const receipt = await receiptOf(tx, checkout.id);
  if (receipt) {
    await refundSecond(settling, receipt);
    if (receipt.paymentIntentId === intent.id) await postFee(tx, null, intent, deps.clock.now());
    return receiptOutcome(receipt, "active");
  }
  if (checkout.state === "refunded") return returnSecond(settling);
  const membership = await lockMembership(tx, checkout.id);
  const wasHeld = membership.state === "pending";
  if (!(await paidQuote(settling))) {
    if (wasHeld) await releaseHeldPlace(tx);
    return returnDeposit(settling, membership, { why: "amount_mismatch" });
  }
  if (!(await takePlace(tx, wasHeld, settings.foundingPlaces))) {
    return returnDeposit(settling, membership, { why: "goods_gone", items: [FOUNDING_PLACE] });
  }
  return activate(settling, membership);
}

/** The payment leads to no membership and is refunded in full. */
async function returnDeposit(
  settling: Settling,
  membership: Membership,
  returned: Returned,
): Promise<Outcome> {
  await advance(settling.tx, lifecycles.membership, membership, "refund");
  return returnPayment(settling, returned);
}

async function lockMembership(tx: Tx, checkoutId: string): Promise<Membership> {
  const [found] = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.checkoutId, checkoutId))
    .for("update");
  if (!found) throw new Error("A membership's checkout has no membership");
  return found;
}

async function activate(settling: Settling, membership: Membership): Promise<Outcome> {
  const { deps, tx, checkout, intent } = settling;
  const now = deps.clock.now();
  const paid = { amount: intent.amountReceived, today: businessDayAt(now) };
  const active = await startMembership(tx, membership, paid);
  await moveCheckout(tx, checkout, "place");
  const receipt = await writeReceipt(settling, active.email);
  await post(tx, {
    at: now,
    key: `deposit:${active.id}`,
    kind: "deposit",
    orderId: null,
    intentId: intent.id,
    lines: depositEntries(intent.amountReceived),
  });
  await postFee(tx, null, intent, now);
  await queueMail(deps, tx, {
    kind: "membership_active",
    to: active.email,
    language: checkout.language,
    dedupeKey: `membership_active:${active.id}`,
    data: {
      place: active.place ?? 0,
      startsOn: active.startsOn ?? "",
      endsOn: active.endsOn ?? "",
      receipt: { number: receipt.number, amount: receipt.amount },
    },
  });
  return receiptOutcome(receipt, "active");
}

/**
 * Sets the membership's dates, the next place in line, and the amount paid: while it was pending, the form may have
 * been sent again with another deposit.
 */
function startMembership(
  tx: Tx,
  membership: Membership,
  { amount, today }: { amount: Cents; today: string },
): Promise<Membership> {
  const set = { place: nextPlace(), startsOn: today, endsOn: lastDayOf(today), amount };
  return advance(tx, lifecycles.membership, membership, "activate", { set });
}

/** The next place in line, for an insert or update. */
export function nextPlace() {
  return sql`nextval('membership_place')`;
}

/** Frees the place that an expired checkout held; other checkouts hold none. */
async function releaseMembership(tx: Tx, checkoutId: string): Promise<void> {
  const isTheirs = eq(memberships.checkoutId, checkoutId);
  const released = await advanceAll(tx, lifecycles.membership, "expire", isTheirs);
  if (released.length > 0) await releaseHeldPlace(tx);
}

/** The refund that completes the deposit ends the membership and frees its place; a partial one is goodwill. */
const giveUpMembership: Purpose["giveUp"] = async (tx, { checkoutId, intentId, amount }) => {
  const ended = await endIfPaidBack(tx, { checkoutId, intentId, amount });
  return ended && { kind: "deposit_returned", lines: ended.lines };
};

/** The membership also ends when the bank takes the last part of the deposit for good. */
const followDeposit: Purpose["followDispute"] = async ({ clock }, tx, { checkoutId, intentId }) => {
  if ((await takenByBank(tx, intentId)) === 0) return;
  const ended = await endIfPaidBack(tx, { checkoutId, intentId, amount: NO_MONEY });
  if (!ended) return;
  await post(tx, {
    at: clock.now(),
    key: `deposit_lost:${ended.id}`,
    kind: "deposit_lost",
    orderId: null,
    intentId,
    lines: ended.lines,
  });
};

type GoneBack = { checkoutId: string; intentId: string; amount: Cents };

/** Marks a membership, active or ended, as refunded once a refund of `amount` completes its deposit. */
async function endIfPaidBack(tx: Tx, { checkoutId, intentId, amount }: GoneBack) {
  const [membership] = await tx
    .select()
    .from(memberships)
    .where(
      and(eq(memberships.checkoutId, checkoutId), inArray(memberships.state, GIVEN_MEMBERSHIPS)),
    )
    .for("update");
  if (!membership) return null;
  const { id, amount: price } = membership;
  const whole = await wholePriceBack(tx, { intentId, price, amount });
  if (!whole) return null;
  await advance(tx, lifecycles.membership, membership, "refund");
  await releaseTakenPlaces(tx, membership.state === "active" ? 1 : 0);
  return { id, lines: priceReturnedEntries("customer_deposits", price, whole) };
}

/** The membership of a founding member. */
export const membershipPurpose: Purpose = {
  settle: settleMembership,
  release: releaseMembership,
  giveUp: giveUpMembership,
  followDispute: followDeposit,
};
