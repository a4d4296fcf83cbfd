import { sum } from "./cents.ts";
import type { Comparison } from "./findings.ts";
import { type Due, duePayouts, type Earned, holdsOf, type Paying } from "./payouts.ts";
import type { Payout, Trail } from "./trail.ts";

type Paid = {
  trail: Trail;
  /** The provider's amount for each payout, minus reversals. */
  transferred: ReadonlyMap<string, number>;
  earned: readonly Earned[];
  paying: Paying;
};

/** Compares each payout, its transfer, and its entries with the amount its run had to pay. */
export function comparePayouts(
  comparison: Comparison,
  { trail, transferred, earned, paying }: Paid,
) {
  const { payouts, events } = trail;
  const due = duePayouts(trail, earned, paying);
  const dueOf = (payout: Payout | undefined) => due.find((one) => payout && isOf(payout, one));
  for (const payout of payouts) {
    const one = dueOf(payout);
    const amount = one?.amount ?? 0;
    comparison.compare("payout", payout.id, amount, payout.amount);
    const isRight = !one || holdsOf(one, paying).includes(payout.hold);
    comparison.compare(
      `payout held: ${payout.hold ?? "no"}`,
      payout.id,
      0,
      isRight ? 0 : amount || 1,
    );
    const isThere = ["in_transit", "paid", "reversing"].includes(payout.state);
    const found = transferred.get(payout.id) ?? 0;
    comparison.compare("transfer at the provider", payout.id, isThere ? amount : 0, found);
  }
  for (const one of due) {
    if (!payouts.some((payout) => isOf(payout, one)))
      comparison.compare("payout", `${one.runId} farm ${one.farm}`, one.amount, 0);
  }
  for (const event of events.filter(({ kind }) => kind.startsWith("payout_"))) {
    const id = event.key.split(":")[1];
    const amount =
      dueOf(payouts.find((one) => one.id === id || one.reversalId === id))?.amount ?? 0;
    const moved = sum(event.booked.map((entry) => Math.abs(entry.amount)));
    comparison.compare(`books: ${event.kind}`, event.key, 2 * amount, moved);
  }
}

const isOf = ({ runId, farm }: Payout, due: Due): boolean =>
  due.runId === runId && due.farm === farm;
