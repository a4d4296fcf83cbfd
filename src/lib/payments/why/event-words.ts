import { paymentsWhy as m } from "#messages/payments/why.ts";
import { formatWeight } from "#shared/catalog/weights/weight.ts";
import { shortReasonWords } from "#shared/farms/harvest/short-reasons.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { holdWords, holdWordsForFarm } from "#shared/payments/payouts/payout.ts";
import type { WhyEvent } from "#shared/payments/why/why.ts";
import { formatDayFull } from "#shared/time.ts";
import { whyWords } from "./row-words.ts";

/** An event as a sentence without its period; `isTeam` if the reader is the team and not the farm it is about. */
export function eventWords(event: WhyEvent, isTeam = false): string {
  switch (event.kind) {
    case "ordered": {
      const sums = sumsOf(event.facts);
      return sums ? m.orderedFor(event.facts.number, sums) : m.ordered(event.facts.number);
    }
    case "added":
      return m.addedFor(sumsOf(event.facts));
    case "short": {
      const what = goodsWords({ quantity: event.facts.units, name: event.facts.name });
      const reason = shortReasonWords(event.facts.reason);
      return reason ? m.shortWhy(what, reason) : m.short(what);
    }
    case "weighed": {
      const { name, less } = event.facts;
      return m.weighed(name, formatWeight(less));
    }
    case "delivered":
      return m.delivered;
    case "canceled":
      return m.canceled;
    case "reported": {
      const what = goodsWords({ quantity: event.facts.units, name: event.facts.name });
      return m.reported(what, PROBLEM_LABELS[event.facts.kind].toLowerCase());
    }
    case "bearer_changed":
      return m.bearerChanged;
    case "sold":
      return m.sold(event.facts.number, m.units(event.facts.units), formatUsd(event.facts.amount));
    case "went_back":
      return m.wentBack(
        event.facts.number,
        event.facts.units === 0 ? m.someWeight : m.units(event.facts.units),
        whyWords(event.facts.cause),
      );
    case "refunded": {
      const { amount, cause } = event.facts;
      return cause
        ? m.refundedFor(formatUsd(amount), whyWords(cause))
        : m.refunded(formatUsd(amount));
    }
    case "spent":
      return m.spentOn(formatUsd(event.facts.amount), event.facts.number);
    case "payout_drafted":
      return m.payoutDrafted(formatDayFull(event.facts.day));
    case "payout_held":
      return (isTeam ? holdWords : holdWordsForFarm)(event.facts.reason);
    case "payout_approved":
      return m.payoutApproved;
    case "paid":
    case "credited":
    case "sent":
    case "sent_by_bank":
    case "failed":
    case "gift":
    case "taken_back":
    case "paid_out":
    case "payout_sent":
    case "payout_arrived":
    case "payout_reversed":
      return SUM_WORDS[event.kind](formatUsd(event.facts.amount));
  }
}

/** For events about a single amount. */
const SUM_WORDS = {
  paid: m.paid,
  credited: m.credited,
  sent: m.sent,
  sent_by_bank: m.sentByBank,
  failed: m.failed,
  gift: m.gave,
  taken_back: m.tookBack,
  paid_out: m.paidOut,
  payout_sent: m.payoutSent,
  payout_arrived: m.payoutArrived,
  payout_reversed: m.payoutReversed,
} as const;

/** How it was paid; empty if the viewer must not see it. */
function sumsOf({ card, credit }: { card: Cents | null; credit: Cents | null }): string {
  return m.listOf([
    ...(card ? [m.byCard(formatUsd(card))] : []),
    ...(credit ? [m.byCredit(formatUsd(credit))] : []),
  ]);
}
