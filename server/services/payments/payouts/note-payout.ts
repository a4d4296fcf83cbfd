import { eq } from "drizzle-orm";
import {
  payoutPaidEntries,
  payoutReversedEntries,
  payoutSentEntries,
} from "#shared/payments/ledger.ts";
import type { LedgerKind, LedgerLine } from "#shared/payments/ledger.ts";
import {
  type HoldReason,
  holdReasonFor,
  payoutLifecycle,
} from "#shared/payments/payouts/payout.ts";
import type { MoneyRefusal } from "#shared/payments/payouts/payout-refusal.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { post } from "../ledger.ts";
import { freeEntries } from "./draft.ts";
import { mailSent } from "./payout-mails.ts";

export type Payout = typeof payouts.$inferSelect;
type PayoutEvent = (typeof payoutLifecycle.allEvents)[number];

/** Books that the provider has accepted a payout, with its transfer id; once. */
export async function noteSent(deps: Deps, id: string, providerTransferId: string): Promise<void> {
  await ifStill(deps, id, "send", async (tx, payout) => {
    const set = { providerTransferId, refusal: null, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "send", { set });
    const lines = payoutSentEntries(payout.farmId, payout.amount);
    await book(deps, tx, { key: `payout_sent:${id}`, kind: "payout_sent", lines });
    await mailSent(deps, tx, payout);
  });
}

/** Books that a payout has arrived in the farm's account; once. */
export async function noteArrived(deps: Deps, id: string): Promise<void> {
  await ifStill(deps, id, "arrive", async (tx, payout) => {
    const now = deps.clock.now();
    await advance(tx, lifecycles.payout, payout, "arrive", {
      set: { paidAt: now, updatedAt: now },
    });
    const lines = payoutPaidEntries(payout.farmId, payout.amount);
    await book(deps, tx, { key: `payout_paid:${id}`, kind: "payout_paid", lines });
  });
}

/**
 * Records that the provider refused a payout: it is held for the next run, or marked as failed for the team to
 * look into.
 */
export async function noteRefused(deps: Deps, id: string, refusal: MoneyRefusal): Promise<void> {
  const holdReason = holdReasonFor(refusal);
  if (holdReason) return holdPayout(deps, id, { holdReason, refusal });
  await ifStill(deps, id, "fail", async (tx, payout) => {
    const set = { refusal, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "fail", { set });
  });
}

type Held = { holdReason: HoldReason; refusal?: MoneyRefusal };

/** Holds a payout that was not sent, leaving its entries to the next run. */
export async function holdPayout(deps: Deps, id: string, held: Held): Promise<void> {
  await ifStill(deps, id, "hold", (tx, payout) => holdPayoutIn(deps, tx, payout, held));
}

/** Like `holdPayout`, in the transaction of a caller that has locked the payout. */
export async function holdPayoutIn(deps: Deps, tx: Tx, payout: Payout, held: Held): Promise<void> {
  const set = { ...held, updatedAt: deps.clock.now() };
  await advance(tx, lifecycles.payout, payout, "hold", { set });
  await freeEntries(deps, tx, [payout.id]);
}

/** Books that the provider has returned a payout's money to us; once. */
export async function noteReversed(
  deps: Deps,
  id: string,
  providerReversalId: string,
): Promise<void> {
  await ifStill(deps, id, "take_back", async (tx, payout) => {
    const set = { providerReversalId, refusal: null, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "take_back", { set });
    const lines = payoutReversedEntries(payout.farmId, payout.amount);
    const key = `payout_reversed:${payout.reversalId}`;
    await book(deps, tx, { key, kind: "payout_reversed", lines });
    await freeEntries(deps, tx, [id]);
  });
}

/** Records that a payout's money cannot be recovered: the farm keeps it. */
export async function noteKept(deps: Deps, id: string, refusal: MoneyRefusal): Promise<void> {
  await ifStill(deps, id, "keep", async (tx, payout) => {
    const set = { refusal, updatedAt: deps.clock.now() };
    await advance(tx, lifecycles.payout, payout, "keep", { set });
  });
}

/** Runs `work` only if the event is still possible: the provider may report the same thing twice. */
async function ifStill(
  deps: Deps,
  id: string,
  event: PayoutEvent,
  work: (tx: Tx, payout: Payout) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
    if (payout && payoutLifecycle.next(payout.state, event) !== null) await work(tx, payout);
  });
}

type Booked = { key: string; kind: LedgerKind; lines: LedgerLine[] };

async function book({ clock }: Deps, tx: Tx, booked: Booked): Promise<void> {
  await post(tx, { ...booked, at: clock.now(), orderId: null, intentId: null });
}
