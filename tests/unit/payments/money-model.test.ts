import fc from "fast-check";
import { expect, it } from "vitest";
import { DomainError } from "#shared/errors.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { type Bearer, bearerOf, type RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { cardLeft, isLeft, leftOf } from "#shared/payments/refunds/refund.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import { type Act, histories, type History } from "#tests/support/money/acts.ts";
import { inOrder, OrderInRules } from "#tests/support/money/order-in-rules.ts";
import { booksOf } from "#tests/support/money/plain-books.ts";
import {
  BORNE_BY,
  give,
  plainRefundOf,
  isRefused,
  over as rounded,
  type PlainRefund,
  type PlainSale,
  sell,
  weightLeft,
} from "#tests/support/money/plain-model.ts";

/** One order in two models: by the product's rules, and in plain integers. */
type Twice = { order: OrderInRules; sales: PlainSale[]; refunds: PlainRefund[] };
type Asked = {
  units: Map<number, number>;
  less?: Map<number, number> | undefined;
  delivery: boolean | number;
  to: RefundTo;
};
type Fault = { cause: RefundCause; bearer?: Bearer | undefined };

it("matches plain arithmetic, whatever is bought, refunded and decided", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const twice = buy(history);
      fc.pre(twice.sales.length > 0);
      expectSame(twice);
      for (const act of history.acts) {
        perform(twice, act);
        expectSame(twice);
      }
      expectNothingLeft(twice);
    }),
    { numRuns: 10_000 },
  );
}, 180_000);

function expectSame({ order, sales, refunds }: Twice): void {
  const { books } = order;
  expect(books).toEqual(inOrder(booksOf(sales, refunds)));
  expect(Object.values(books).reduce((all, amount) => all + amount, 0)).toBe(0);
  order.purchases.forEach(({ sold, given }, at) => {
    expect(leftOf(sold, given).amount).toBe(Math.max(0, 0 - overOf(sales[at])));
    expect(cardLeft(sold, given)).toBeGreaterThanOrEqual(0);
  });
}

/** How much more than its price was refunded of a sale; negative while something is left. */
function overOf(sale: PlainSale | undefined): number {
  return sale ? sale.back - sale.charge - sale.credit : 0;
}

function buy({ catalog, payments, fee, code }: History): Twice {
  const twice: Twice = { order: new OrderInRules(), sales: [], refunds: [] };
  for (const { units, balance, rates } of payments) {
    const goods = catalog.flatMap((one, product) => {
      const some = units[product] ?? 0;
      return some > 0 ? [{ ...one, product, units: some }] : [];
    });
    if (goods.length === 0) continue;
    // The delivery and the code belong to the first payment.
    const first = twice.sales.length === 0 ? { fee, code } : { fee: 0, code: null };
    const terms = { rates, balance, ...first };
    const sale = sell(goods, terms);
    twice.sales.push(sale);
    const totals = twice.order.buy(goods, terms);
    const { subtotal, tax, delivery, total, credit = 0, promotion = 0 } = totals;
    const sums = { goods: subtotal, tax, fee: delivery, promotion, credit, charge: total };
    expect(sale).toMatchObject(sums);
    expect(total).toBe(subtotal + tax + delivery - credit - promotion);
  }
  return twice;
}

function perform(twice: Twice, act: Act): void {
  const { order, sales, refunds } = twice;
  switch (act.kind) {
    case "refund": {
      const wanted = act.units.map((units, product) => {
        const left = unitsLeft(sales, product);
        return [product, act.isGreedy ? units : units % (left + 1)] as const;
      });
      const feeLeft = (sales[0]?.fee ?? 0) - (sales[0]?.feeBack ?? 0);
      const isMore = !act.isGreedy && Number(act.delivery) > feeLeft;
      const units = new Map(wanted.filter(([, some]) => some > 0));
      giveTwice(twice, { units, delivery: isMore ? feeLeft > 0 : act.delivery, to: act.to }, act);
      break;
    }
    case "short": {
      const left = unitsLeft(sales, act.product);
      if (left === 0) break;
      const units = new Map([[act.product, Math.min(act.units, left)]]);
      giveTwice(twice, { units, delivery: false, to: "card" }, { cause: "missing_at_harvest" });
      break;
    }
    case "weigh": {
      const left = leftOfAll(sales, act.product, weightLeft);
      if (left === 0) break;
      const less = new Map([[act.product, Math.min(act.less, left)]]);
      giveTwice(
        twice,
        { units: new Map(), less, delivery: false, to: "card" },
        { cause: "weight" },
      );
      break;
    }
    case "goodwill": {
      const purchase = order.purchases[act.payment];
      const sale = sales[act.payment];
      if (!purchase || !sale) break;
      giveMoney(twice, { purchase, sale }, { amount: act.cents, to: act.to });
      break;
    }
    case "at the provider": {
      const purchase = order.purchases[act.payment];
      const sale = sales[act.payment];
      if (!purchase || !sale) break;
      giveMoney(twice, { purchase, sale }, { amount: act.cents });
      break;
    }
    case "decide otherwise": {
      const refund = refunds[act.refund];
      order.decideOtherwise(act.refund, act.bearer);
      if (refund) refund.bearer = act.bearer;
    }
  }
}

type Paid = { purchase: OrderInRules["purchases"][0]; sale: PlainSale };

/** Gives money for no goods in both models, or in neither; without `to`, the provider has already given it. */
function giveMoney(
  twice: Twice,
  { purchase, sale }: Paid,
  { amount, to }: { amount: number; to?: RefundTo },
): void {
  const given = () => twice.order.goodwill(purchase, amount, to);
  const plain = give(sale, amount, to ?? "fact");
  if (plain) expectSamePlan(given(), keep(twice, plain));
  else expect(given).toThrow(DomainError);
}

/** Makes the same refund in both models, or is refused in both. */
function giveTwice(twice: Twice, { units, less, delivery, to }: Asked, fault: Fault): void {
  const { order, sales } = twice;
  const bearer = fault.bearer ?? bearerOf(fault.cause);
  const lines = [
    ...Array.from(units, ([productId, quantity]) => ({ productId, quantity })),
    ...Array.from(less ?? [], ([productId, by]) => ({
      productId,
      quantity: 0,
      weight: weight(by),
    })),
  ];
  const fee = typeof delivery === "number" ? cents(delivery) : delivery;
  const refund = () => order.refund({ lines, delivery: fee }, to, bearer);
  const parts = fallsOn(sales, { units, less, delivery });
  if (parts.some(({ sale, ...wish }) => isRefused(sale, wish))) {
    expect(refund).toThrow(DomainError);
    return;
  }
  const areFree = parts.map(({ sale, ...wish }) => isFree(sale, wish));
  const plans = refund();
  expect(plans).toHaveLength(parts.length);
  areFree.forEach((isNothing, at) => {
    if (isNothing) expect(plans[at]).toMatchObject({ amount: 0, card: 0, credit: 0 });
  });
  parts.forEach(({ sale, ...wish }, at) => {
    const plain = plainRefundOf(sale, wish, to, fault.bearer ?? BORNE_BY[fault.cause] ?? "market");
    expectSamePlan(plans[at], keep(twice, plain));
  });
}

/** Whether a wish is only for lines that a code made free. */
function isFree({ lines }: PlainSale, { units, less, delivery }: Omit<Asked, "to">) {
  const free = lines.filter((one) => one.farmOff + one.marketOff === one.price * one.units);
  const ids = [...units.keys(), ...(less?.keys() ?? [])];
  return !delivery && ids.every((id) => free.some(({ product }) => product === id));
}

/** The payments that a wish falls on: what was added last is refunded first, the delivery by the first payment. */
function fallsOn(sales: readonly PlainSale[], { units, less, delivery }: Omit<Asked, "to">) {
  const open = new Map(units);
  const parts = sales.toReversed().map((sale) => {
    const isFirst = sale === sales[0];
    const here = {
      units: taken(open, isFirst, (product) => unitsLeft([sale], product)),
      less: lighter(sales, sale, less),
    };
    return { sale, ...here, delivery: isFirst && delivery };
  });
  const touched = parts.filter(
    (part) => part.units.size + part.less.size > 0 || part.delivery !== false,
  );
  return touched.length > 0 ? touched.toReversed() : parts.slice(-1);
}

/** Takes what one payment can give; the first payment has to take all the rest, even if it is too much. */
function taken(
  open: Map<number, number>,
  isFirst: boolean,
  leftOfOne: (product: number) => number,
) {
  const here = new Map<number, number>();
  for (const [product, wanted] of open) {
    const some = isFirst ? wanted : Math.min(wanted, leftOfOne(product));
    if (some > 0) here.set(product, some);
    open.set(product, wanted - some);
  }
  return here;
}

/** The weight that one payment refunds: its share of what is left of the line, rounded on the running sum. */
function lighter(sales: readonly PlainSale[], sale: PlainSale, less: Asked["less"]) {
  const here = new Map<number, number>();
  for (const [product, wanted] of less ?? []) {
    const left = (some: readonly PlainSale[]) => leftOfAll(some, product, weightLeft);
    const [before, at] = [sales.slice(0, sales.indexOf(sale)), left(sales)];
    const upTo = (some: readonly PlainSale[]) => rounded(wanted * left(some), at);
    const share = upTo([...before, sale]) - upTo(before);
    if (share > 0) here.set(product, share);
  }
  return here;
}

type Line = PlainSale["lines"][0];

function leftOfAll(sales: readonly PlainSale[], product: number, of: (line: Line) => number) {
  return sales
    .flatMap(({ lines }) => lines.filter((line) => line.product === product))
    .reduce((left, line) => left + of(line), 0);
}

function unitsLeft(sales: readonly PlainSale[], product: number): number {
  return leftOfAll(sales, product, (line) => line.units - line.back);
}

function keep({ refunds }: Twice, refund: PlainRefund): PlainRefund {
  refunds.push(refund);
  return refund;
}

function expectSamePlan(plan: RefundPlan | undefined, { goodwill, card, credit }: PlainRefund) {
  expect(plan).toMatchObject({ goodwill, card, credit, amount: card + credit });
  expect(Math.min(card, credit)).toBeGreaterThanOrEqual(0);
}

/** Refunds everything and undoes every sale, so that customers have all they paid, on the card and as credit. */
function expectNothingLeft({ order, sales }: Twice): void {
  for (const purchase of order.purchases) {
    if (isLeft(leftOf(purchase.sold, purchase.given))) order.refundRestOf(purchase);
    expect(leftOf(purchase.sold, purchase.given).amount).toBe(0);
  }
  order.refunds.forEach((_, nth) => order.decideOtherwise(nth, "customer"));
  order.send();
  const sum = (field: "charge" | "credit") => sales.reduce((all, sale) => all + sale[field], 0);
  const back = order.refunds.reduce((all, { plan }) => all + plan.credit, 0);
  const { provider_balance: balance = 0, customer_credit: credited = 0, ...others } = order.books;
  // The provider refunded this to the card after it had been refunded as credit.
  const over = order.purchases.map((one, at) => {
    const { charge, credit } = sales[at] ?? { charge: 0, credit: 0 };
    return Math.max(0, one.given.amount - charge - credit);
  });
  const beyond = over.reduce((all, amount) => all + amount, 0);
  // The customer got this much more as credit than they had paid with credit.
  expect([balance + beyond, credited]).toEqual([back - sum("credit"), sum("credit") - back]);
  expect(balance).toBeGreaterThanOrEqual(0);
  // A fee whose money was all refunded for no goods remains goodwill.
  if (order.purchases.every(({ sold, given }) => leftOf(sold, given).delivery === 0)) {
    expect(others).toEqual(beyond > 0 ? { goodwill: beyond } : {});
  }
}
