import type { Event, Payout, Trail } from "./trail.ts";

/** The recomputed amount that an event gave each farm. */
export type Earned = Pick<Event, "key" | "orderId" | "at"> & { parts: ReadonlyMap<number, number> };
/** The payout terms: the waiting days after a delivery, and the minimum amount. */
export type Paying = { delayDays: number; smallest: number };
export type Due = { runId: string; farm: number; amount: number; hasDisputed: boolean };

/** States in which a payout keeps its entries, so that no other payout includes them (decision 050). */
const KEEPS = ["drafted", "sending", "failed", "in_transit", "paid", "reversing"];

/**
 * What each run had to pay each farm when it was drafted, according to the trail: the earnings from orders that ended
 * long enough ago and were in no payout yet.
 */
export function duePayouts(trail: Trail, earned: readonly Earned[], { delayDays }: Paying): Due[] {
  const facts = factsOf(trail);
  const takenBy = new Map<string, { payout: Payout; until: Date | null }[]>();
  return trail.runs.toSorted(byDrafting).flatMap((run) => {
    const at = run.draftedAt;
    const last = daysBefore(run.day, delayDays);
    const due = new Map<number, Due>();
    for (const event of earned) {
      if (!event.orderId || event.at > at || facts.isWaiting(event.orderId, at, last)) continue;
      const isDisputed = facts.isDisputed(event.orderId, at);
      for (const [farm, amount] of event.parts) {
        const holders = takenBy.get(`${event.key} ${farm}`) ?? [];
        if (holders.some(({ until }) => until === null || until > at)) continue;
        const one = due.get(farm) ?? { runId: run.id, farm, amount: 0, hasDisputed: false };
        due.set(farm, one);
        if (isDisputed) {
          one.hasDisputed = true;
          continue;
        }
        one.amount += amount;
        const payout = trail.payouts.find((paid) => paid.runId === run.id && paid.farm === farm);
        if (!payout) continue;
        const until = KEEPS.includes(payout.state) ? null : facts.freedAt(payout);
        takenBy.set(`${event.key} ${farm}`, [...holders, { payout, until }]);
      }
    }
    return [...due.values()].filter(({ amount, hasDisputed }) => amount !== 0 || hasDisputed);
  });
}

const byDrafting = (one: { draftedAt: Date }, other: { draftedAt: Date }) =>
  one.draftedAt.getTime() - other.draftedAt.getTime();

function factsOf({ moves, refunds, events, disputes, payments }: Trail) {
  const when = new Map(events.map(({ key, at }) => [key, at]));
  const movesOf = Map.groupBy(moves, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);
  const orderOf = new Map(payments.map(({ intent, orderId }) => [intent, orderId]));
  const disputesOf = Map.groupBy(disputes, ({ intent }) => orderOf.get(intent));
  const isBy = (key: string, at: Date) => (when.get(key)?.getTime() ?? Infinity) <= at.getTime();

  /** Whether a refund of the order was requested but not sent, or failed and was not replaced. */
  const owesRefund = (orderId: string, at: Date) =>
    (refundsOf.get(orderId) ?? []).some((refund) => {
      if (refund.at > at) return false;
      if (isBy(`order_refund_undone:${refund.id}`, at))
        return !refunds.some(
          ({ id, replaces, at: made }) =>
            (replaces === refund.id || id === refund.overtakenBy) && made <= at,
        );
      const isSent = isBy(`refund:${refund.id}`, at) || isBy(`dispute_refund:${refund.id}`, at);
      return refund.card > 0 && !isSent;
    });

  return {
    /** Whether the order cannot be paid out yet; `last` is the last eligible delivery day. */
    isWaiting(orderId: string, at: Date, last: string): boolean {
      const own = (movesOf.get(orderId) ?? []).filter((move) => move.at <= at);
      const state = own.at(-1)?.to ?? "placed";
      if (!["delivered", "canceled", "refunded"].includes(state)) return true;
      if (
        own.some(
          ({ from, to, at: came }) =>
            to === "delivered" && from !== "refunded" && businessDay(came) > last,
        )
      )
        return true;
      return state !== "delivered" && owesRefund(orderId, at);
    },
    isDisputed: (orderId: string, at: Date): boolean =>
      (disputesOf.get(orderId) ?? []).some(
        (dispute) => dispute.at <= at && !(dispute.isOver && dispute.changedAt <= at),
      ),
    /** When a payout that does not keep its entries released them to the next one. */
    freedAt: (payout: Payout): Date =>
      payout.state === "reversed"
        ? ([...when].find(([key]) => key === `payout_reversed:${payout.reversalId}`)?.[1] ??
          payout.changedAt)
        : payout.changedAt,
  };
}

/** The possible hold reasons for a payout of this amount; null means not held. */
export function holdsOf({ amount }: Due, { smallest }: Paying): (string | null)[] {
  if (amount < 0) return ["negative"];
  if (amount === 0) return ["disputed"];
  return amount < smallest ? ["too_small"] : [null, "account", "our_balance", "team"];
}

const day = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Los_Angeles",
  dateStyle: "short",
});
const businessDay = (at: Date): string => day.format(at);
const daysBefore = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
