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
 * After a lost dispute, counts waiting refunds of the payment as made, up to the amount the bank has given the
 * customer, so that no money is returned twice. The remaining ones are sent while the payment has enough left;
 * those that no longer fit fail, and the team decides. What the bank gave also makes good a failed refund that
 * belongs to no order; `settleDisputed` handles those of orders.
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

/** Counts refunds as given by the bank, oldest first, and returns the remaining ones. */
async function countTaken(
  deps: Deps,
  tx: Tx,
  waiting: readonly Refund[],
  lost: readonly Dispute[],
): Promise<Refund[]> {
  for (const [nth, refund] of waiting.entries()) {
    // Computed again each time: the provider reports a lost dispute more than once.
    const taken = await uncountedTaken(tx, refund.intentId);
    const isPart = refund.amount > taken;
    // An order's refund cannot be split: its parts are computed as a whole.
    if (taken === 0 || (isPart && refund.orderId !== null)) return waiting.slice(nth);
    const [given, ...rest] = isPart ? await splitOff(deps, tx, refund, taken) : [refund];
    // Only for refunds without an order: the refund for the rest of a canceled order needs the dispute's id, which
    // must be unique.
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
    // A refund with its own debt in the ledger cannot be split: the debt is settled as a whole.
    if (isPart && (await isOwedByItself(tx, refund))) continue;
    const [given] = isPart
      ? await splitOff(deps, tx, refund, taken)
      : await insertGiven(deps, tx, { ...refund, replaces: refund.id });
    if (!given) throw new Error("What a bank gave could not be written");
    await countAsBanks(tx, { ...given, at: deps.clock.now() }, await unnamedOf(tx, lost));
    await followMoney(deps, tx, given);
  }
}

/** Whether the ledger records the debt for this refund under its own id, as for one made at the provider. */
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

/** Splits a refund that belongs to no order into what the bank gave and what is still to be sent. */
async function splitOff(deps: Deps, tx: Tx, refund: Refund, taken: Cents): Promise<Refund[]> {
  const given = await insertGiven(deps, tx, { ...refund, amount: taken, replaces: null });
  const rest = await lessen(deps, tx, refund, taken);
  return [...given, ...rest];
}

/** Saves what the bank gave of a payment as a separate refund. */
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

/** Reduces a refund's amount, and that of the failed refund it makes good. */
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

/** Fails refunds larger than what the bank left of the payment; the provider would refuse them anyway. */
async function failTooMuch(deps: Deps, tx: Tx, waiting: readonly Refund[]): Promise<void> {
  const [first] = waiting;
  if (!first) return;
  const left = await cardLeftOf(tx, first.intentId);
  let room = left + waiting.reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, amount, sentAt } of waiting) {
    // If it was already sent, the provider decides.
    const isKept = amount <= room || sentAt !== null;
    if (isKept) room -= amount;
    else await noteRefundIn(deps, tx, id, { id: null, state: "failed" });
  }
}

/** The latest of these disputes whose id no refund carries yet: each can be used once. */
export async function unnamedOf(tx: Tx, lost: readonly Dispute[]): Promise<string | null> {
  const ids = lost.map(({ id }) => id);
  const named = await tx
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(inArray(refunds.providerRefundId, ids));
  return ids.findLast((id) => named.every((one) => one.id !== id)) ?? null;
}

type Booked = Pick<Refund, "id" | "state" | "orderId" | "intentId" | "amount"> & { at: Date };

/** Books an unsent refund as given by the bank, with `disputeId` in place of the provider's refund id. */
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
