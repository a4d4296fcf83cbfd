import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Cents } from "#shared/money.ts";
import { DISPUTE_LOST } from "#shared/payments/disputes/dispute.ts";
import { bankRefundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { ledgerTransactions, refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { post } from "../ledger.ts";
import { cardLeftOf, type Dispute, holdingDisputes, isUndecided, uncountedTaken } from "./held.ts";
import { followMoney, noteRefundIn, type Refund } from "./note.ts";
import { NOT_MADE_GOOD } from "./sold.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Refunds of a payment that waited for the bank's decision, a late payment's among them, count as made as far as the
 * bank has given the money to the customer itself: the same money never goes back twice. The others are sent, as long as
 * so much is left. What does not fit any more fails, and is the team's to decide. A failed refund of money that was for
 * no order is made good by what the bank gave; what that pays of an order is for `settleDisputed`.
 */
export async function countWaiting(deps: Deps, tx: Tx, intentId: string): Promise<void> {
  const holding = await holdingDisputes(tx, intentId);
  const lost = holding.filter(({ status }) => status === DISPUTE_LOST);
  if (lost.length === 0) return;
  const waiting = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "requested")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for("update");
  const rest = await countTaken(deps, tx, waiting, lost);
  await makeGoodFailed(deps, tx, intentId, lost);
  if (!isUndecided(holding)) await failTooMuch(deps, tx, rest);
}

/** Counts refunds as the bank's, the oldest first, and returns what is not. */
async function countTaken(
  deps: Deps,
  tx: Tx,
  waiting: readonly Refund[],
  lost: readonly Dispute[],
): Promise<Refund[]> {
  for (const [nth, refund] of waiting.entries()) {
    // Asked again each time: the provider reports a lost dispute more than once.
    const taken = await uncountedTaken(tx, refund.intentId);
    const isPart = refund.amount > taken;
    // What a refund of an order gives back is worked out as a whole.
    if (taken === 0 || (isPart && refund.orderId !== null)) return waiting.slice(nth);
    const [given, ...rest] = isPart ? await splitOff(deps, tx, refund, taken) : [refund];
    // A canceled order's rest carries the dispute's id, which can stand once.
    const disputeId = refund.orderId === null ? await unnamedOf(tx, lost) : null;
    await countAsBanks(tx, { ...(given ?? refund), at: deps.clock.now() }, disputeId);
    await followMoney(deps, tx, refund);
    if (isPart) return [...rest, ...waiting.slice(nth + 1)];
  }
  return [];
}

async function makeGoodFailed(
  deps: Deps,
  tx: Tx,
  intentId: string,
  lost: readonly Dispute[],
): Promise<void> {
  const isFailed = and(eq(refunds.state, "failed"), isNull(refunds.orderId), NOT_MADE_GOOD);
  const failed = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), isFailed))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const refund of failed) {
    const taken = await uncountedTaken(tx, intentId);
    if (taken === 0) return;
    const isPart = refund.amount > taken;
    // What is owed under its own id is explained by it as a whole.
    if (isPart && (await isOwedByItself(tx, refund))) continue;
    const [given] = isPart
      ? await splitOff(deps, tx, refund, taken)
      : await insertGiven(deps, tx, { ...refund, replaces: refund.id });
    if (!given) throw new Error("What a bank gave could not be written");
    await countAsBanks(tx, { ...given, at: deps.clock.now() }, await unnamedOf(tx, lost));
    await followMoney(deps, tx, given);
  }
}

/** Whether the ledger owes the money of a refund under its id, as of one that was made at the provider. */
async function isOwedByItself(tx: Tx, { id, intentId }: Refund): Promise<boolean> {
  const [owing] = await tx
    .select({ key: ledgerTransactions.key })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.intentId, intentId),
        inArray(ledgerTransactions.key, [
          `goodwill:${id}`,
          `payment_returned:${id}`,
          `deposit_returned:${id}`,
          `gift_card_returned:${id}`,
        ]),
      ),
    );
  return owing !== undefined;
}

/** Money that was for no order goes back in two parts: what the bank gave, and what is still to be sent. */
async function splitOff(deps: Deps, tx: Tx, refund: Refund, taken: Cents): Promise<Refund[]> {
  const given = await insertGiven(deps, tx, { ...refund, amount: taken, replaces: null });
  const rest = await lessen(deps, tx, refund, taken);
  return [...given, ...rest];
}

/** What the bank gave of a payment, as a refund of its own. */
function insertGiven(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { intentId, amount, reason, requestedBy, createdAt, replaces }: Refund,
): Promise<Refund[]> {
  const values = { intentId, amount, reason, requestedBy, createdAt, replaces };
  return tx
    .insert(refunds)
    .values({ ...values, updatedAt: clock.now() })
    .returning();
}

/** A refund is for less from now on, and so is the failed one that it makes good. */
async function lessen(
  deps: Deps,
  tx: Tx,
  { id, replaces }: Pick<Refund, "id" | "replaces">,
  by: Cents,
): Promise<Refund[]> {
  const changed = await tx
    .update(refunds)
    .set({ amount: sql`${refunds.amount} - ${by}`, updatedAt: deps.clock.now() })
    .where(eq(refunds.id, id))
    .returning();
  const [failed] = replaces ? await tx.select().from(refunds).where(eq(refunds.id, replaces)) : [];
  if (failed) await lessen(deps, tx, failed, by);
  return changed;
}

/** The provider would refuse what is more than the bank left: it fails before it is asked for. */
async function failTooMuch(deps: Deps, tx: Tx, waiting: readonly Refund[]): Promise<void> {
  const [first] = waiting;
  if (!first) return;
  const left = await cardLeftOf(tx, first.intentId);
  let room = left + waiting.reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, amount, sentAt } of waiting) {
    // Of one that was asked for, the provider has the last word.
    const isKept = amount <= room || sentAt !== null;
    if (isKept) room -= amount;
    else await noteRefundIn(deps, tx, id, { id: null, state: "failed" });
  }
}

/** The latest of these disputes that no refund carries yet: each stands for one. */
export async function unnamedOf(tx: Tx, lost: readonly Dispute[]): Promise<string | null> {
  const ids = lost.map(({ id }) => id);
  const named = await tx
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(inArray(refunds.providerRefundId, ids));
  return ids.findLast((id) => named.every((one) => one.id !== id)) ?? null;
}

type Booked = Pick<Refund, "id" | "state" | "orderId" | "intentId" | "amount"> & { at: Date };

/** Books a refund that was never sent as given by the bank; `disputeId` stands for the provider's id. */
export async function countAsBanks(
  tx: Tx,
  refund: Booked,
  disputeId: string | null,
): Promise<void> {
  const { id, orderId, intentId, amount, at } = refund;
  await post(tx, {
    at,
    key: `dispute_refund:${id}`,
    kind: "dispute",
    orderId,
    intentId,
    lines: bankRefundEntries(amount),
  });
  const set = { providerRefundId: disputeId };
  await advance(tx, lifecycles.refund, refund, "succeed", { set });
}
