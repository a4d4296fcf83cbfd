import { cents, type Cents, NO_MONEY } from "#shared/money.ts";
import type { LedgerKind } from "#shared/payments/ledger.ts";
import { isGiven } from "#shared/payments/refunds/refund-plan.ts";
import type { WhyEvent } from "#shared/payments/why/why.ts";
import { idIn, movedOn, type Movement } from "./movements.ts";
import type { OrderFacts } from "./order-facts.ts";

/** The events of an order's story. Only the team sees failed refunds. */
export function orderEvents(facts: OrderFacts, isTeam: boolean): WhyEvent[] {
  const shown = facts.refunds.filter((refund) => isTeam || isGiven(refund));
  return [
    ...facts.movements.flatMap((movement) => saleEvents(facts, movement)),
    ...endEvents(facts),
    ...shown.flatMap((refund) => moneyBackEvents(facts, refund, isTeam)),
  ];
}

/** The events of a refund's story: what led to it and what happened to it. */
export function refundEvents(
  facts: OrderFacts,
  refund: OrderFacts["refunds"][number],
  isTeam: boolean,
): WhyEvent[] {
  const sale = facts.movements.filter(
    ({ kind, intentId }) => kind === "sale" && intentId === refund.intentId,
  );
  return [
    ...sale.flatMap((movement) => saleEvents(facts, movement)),
    ...endEvents(facts),
    ...shortEvents(facts, refund),
    ...weighedEvents(facts, refund),
    ...reportEvents(facts, refund),
    ...moneyBackEvents(facts, refund, isTeam),
  ];
}

function saleEvents({ order }: OrderFacts, movement: Movement): WhyEvent[] {
  if (movement.kind !== "sale") return [];
  const { at, intentId } = movement;
  const paid = {
    card: movedOn(movement, "provider_balance"),
    credit: movedOn(movement, "customer_credit"),
  };
  return intentId === order.paymentIntentId
    ? [{ kind: "ordered", at, facts: { number: order.number, ...paid } }]
    : [{ kind: "added", at, facts: paid }];
}

function endEvents({ history }: OrderFacts): WhyEvent[] {
  return history.map(({ to, at }) => ({
    kind: to === "delivered" ? "delivered" : "canceled",
    at: at.toISOString(),
    facts: {},
  }));
}

type Refund = OrderFacts["refunds"][number];

/** The farm's reports of the short units that this refund is for. */
function shortEvents({ lines }: OrderFacts, refund: Refund): WhyEvent[] {
  if (refund.cause !== "missing_at_harvest") return [];
  return lines.flatMap(({ productId, name, short, shortReason, harvestedAt, mostWeight }) => {
    const isBack = refund.lines.some((line) => line.productId === productId);
    // A line sold by weight is marked as harvested only once it is weighed, so its refund's time is used instead.
    const at = mostWeight === null ? harvestedAt : refund.createdAt;
    if (!isBack || short === 0 || !at) return [];
    const facts = { name, units: short, reason: shortReason };
    return [{ kind: "short", at: at.toISOString(), facts }];
  });
}

/** The farm's weighing of the goods that this refund is for; each weighing has its own refund. */
function weighedEvents({ lines }: OrderFacts, { cause, createdAt, ...refund }: Refund): WhyEvent[] {
  if (cause !== "weight") return [];
  return refund.lines.flatMap(({ productId, quantity, weight }): WhyEvent[] => {
    const name = lines.find((line) => line.productId === productId)?.name ?? "";
    if (quantity > 0 || weight === null) return [];
    return [{ kind: "weighed", at: createdAt.toISOString(), facts: { name, less: weight } }];
  });
}

function reportEvents({ problems, lines }: OrderFacts, { id }: Refund): WhyEvent[] {
  return problems
    .filter(({ refundId }) => refundId === id)
    .map(({ kind, productId, quantity: units, createdAt }) => {
      const name = lines.find((line) => line.productId === productId)?.name ?? "";
      return { kind: "reported", at: createdAt.toISOString(), facts: { kind, name, units } };
    });
}

function moneyBackEvents({ movements }: OrderFacts, refund: Refund, isTeam: boolean): WhyEvent[] {
  return movements
    .filter((movement) => idIn(movement) === refund.id)
    .flatMap((movement) => moneyBackEvent(movement, refund, isTeam));
}

/** The events that a ledger transaction of a refund stands for; empty if it is not shown. */
export function moneyBackEvent(
  movement: Movement,
  { cause }: Pick<Refund, "cause">,
  isTeam: boolean,
): WhyEvent[] {
  const { at, kind } = movement;
  const owed = cents(-movedOn(movement, "customer_refunds"));
  const credit = cents(-movedOn(movement, "customer_credit"));
  const failed = (amount: Cents): WhyEvent[] =>
    isTeam ? [{ kind: "failed", at, facts: { amount } }] : [];
  const eventsOf: Partial<Record<LedgerKind, () => WhyEvent[]>> = {
    order_refund: () => [
      ...some(owed, (amount) => [{ kind: "refunded", at, facts: { amount, cause } }]),
      ...some(credit, (amount) => [{ kind: "credited", at, facts: { amount } }]),
    ],
    refund_credited: () => some(credit, (amount) => [{ kind: "credited", at, facts: { amount } }]),
    refund: () => [{ kind: "sent", at, facts: { amount: cents(-owed) } }],
    // Only a dispute that completed a refund we owed; otherwise the bank's withdrawal is not a refund.
    dispute: () =>
      some(cents(-owed), (amount) => [{ kind: "sent_by_bank", at, facts: { amount } }]),
    refund_failed: () => failed(owed),
    order_refund_undone: () => failed(cents(-owed)),
    bearer_changed: () => (isTeam ? [{ kind: "bearer_changed", at, facts: {} }] : []),
  };
  return eventsOf[kind]?.() ?? [];
}

function some(amount: Cents, events: (amount: Cents) => WhyEvent[]): WhyEvent[] {
  return amount === NO_MONEY ? [] : events(amount);
}
