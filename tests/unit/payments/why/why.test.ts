import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DomainError } from "#shared/errors.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "#shared/money.ts";
import { REFUND_TO } from "#shared/orders/order-problem.ts";
import { bearerOf } from "#shared/payments/refunds/refund-cause.ts";
import { alike, farmPart, farmRows } from "#shared/payments/why/why-farm.ts";
import { backRows, type Bought, boughtRows } from "#shared/payments/why/why-order.ts";
import { storyOf, type WhyRow } from "#shared/payments/why/why.ts";
import { unexplainedOf } from "#tests/support/money/unexplained.ts";
import { type Act, histories, type History } from "#tests/support/money/acts.ts";
import { OrderInRules } from "#tests/support/money/order-in-rules.ts";

const sumOf = (rows: readonly WhyRow[]) => sumCents(rows.map((row) => row.cents));
const kindsOf = (rows: readonly WhyRow[]) => rows.map(({ kind }) => kind);

/** The order of a history, bought by the product's rules. */
function bought({ catalog, payments, fee, code }: History): OrderInRules {
  const order = new OrderInRules();
  for (const { units, balance, rates } of payments) {
    const goods = catalog.flatMap((one, product) => {
      const some = units[product] ?? 0;
      return some > 0 ? [{ ...one, product, units: some }] : [];
    });
    const isFirst = order.purchases.length === 0;
    if (goods.length > 0) {
      order.buy(goods, { rates, balance, fee: isFirst ? fee : 0, code: isFirst ? code : null });
    }
  }
  return order;
}

/** Performs an act; an act that is refused changes nothing. */
function tryTo(order: OrderInRules, act: Act): void {
  try {
    if (act.kind === "refund") {
      const lines = act.units.flatMap((quantity, productId) =>
        quantity > 0 ? [{ productId, quantity }] : [],
      );
      const delivery = typeof act.delivery === "number" ? cents(act.delivery) : act.delivery;
      order.refund({ lines, delivery }, act.to, act.bearer ?? bearerOf(act.cause));
    }
    const purchase = act.kind === "goodwill" ? order.purchases[act.payment] : undefined;
    if (act.kind === "goodwill" && purchase) order.goodwill(purchase, act.cents, act.to);
    if (act.kind === "decide otherwise") order.decideOtherwise(act.refund, act.bearer);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const goods = { pack: "each", taxCategory: "food" as const };
const noMoney = { promotion: NO_MONEY, farmPromotion: NO_MONEY };

/** What a payment bought, in the form that the service reads. */
function boughtOf({ sold }: OrderInRules["purchases"][number]): Bought {
  const { deliveryFee, deliveryTaxes, credit } = sold;
  const lines = sold.lines.map((line) => ({ ...noMoney, ...goods, ...line }));
  return { lines, deliveryFee, deliveryTaxes, credit, box: NO_MONEY };
}

describe("The explanation of an amount", () => {
  it("adds up to what the card paid, whatever was bought", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { purchases } = bought(history);
        for (const one of purchases) {
          expect(sumOf(boughtRows([boughtOf(one)], null))).toBe(one.sold.total);
        }
        const totals = purchases.map(({ sold }) => sold.total);
        expect(sumOf(boughtRows(purchases.map(boughtOf), null))).toBe(sumCents(totals));
      }),
      { numRuns: 500 },
    );
  });

  it("adds up to each refund, for the part of the card and of the credit, in any order", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const order = bought(history);
        for (const act of history.acts) tryTo(order, act);
        // The code belongs to the first payment.
        const known = new Map(
          order.purchases
            .toReversed()
            .flatMap(({ sold }) => sold.lines.map((line) => [line.productId, line])),
        );
        for (const { plan } of order.refunds) {
          const lines = plan.lines.map((line) => {
            const { name = "", unitPrice = NO_MONEY } = known.get(line.productId) ?? {};
            const farmPromotion = known.get(line.productId)?.farmPromotion ?? NO_MONEY;
            return { ...goods, name, unitPrice, farmPromotion, ...line };
          });
          for (const to of REFUND_TO) {
            const rows = backRows({ ...plan, box: plan.discount, lines }, "CODE", to);
            expect(sumOf(rows)).toBe(plan[to]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("adds up to what each farm gets, whoever bears the refunds", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const order = bought(history);
        for (const act of history.acts) tryTo(order, act);
        for (const farm of [1, 2, 3]) {
          expect(sumOf(rowsOfFarm(order, farm))).toBe(
            cents(-(order.books[`farm_payable ${farm}`] ?? 0)),
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});

function rowsOfFarm({ purchases, refunds }: OrderInRules, farm: number): WhyRow[] {
  const sold = purchases.flatMap((one) =>
    one.sold.lines
      .filter(({ farmId }) => farmId === farm)
      .map(({ name, quantity, unitPrice, commissionBps, farmPromotion = NO_MONEY }) => {
        const price = cents(unitPrice * quantity - farmPromotion);
        const commission = cents(Math.floor((price * commissionBps * 2 + 10_000) / 20_000));
        const line = { name, pack: "each", quantity, unitPrice, farmPromotion, code: null };
        return { ...line, commissionBps, commission };
      }),
  );
  const back = refunds.map(({ plan, bearer }) => {
    const own = plan.lines.filter(({ farmId }) => farmId === farm);
    const sum = (of: (line: (typeof own)[number]) => Cents) => sumCents(own.map(of));
    return {
      cause: "poor_quality" as const,
      bearer,
      bearerReason: null,
      goods: own.map(({ productId, quantity }) => ({ name: `Product ${productId}`, quantity })),
      price: sum(({ amount }) => amount),
      commission: sum(({ commission }) => commission),
      cents: farmPart({ bearer, farmShare: sum(({ farmShare }) => farmShare) }),
    };
  });
  return farmRows(sold, alike(back));
}

describe("The story of an amount", () => {
  const event = (at: string) => ({ kind: "delivered" as const, at, facts: {} });

  it("shows what nothing accounts for as unexplained", () => {
    const rows = [{ kind: "goodwill" as const, cents: cents(400), facts: {} }];
    const whole = storyOf({ amount: cents(400), rows, events: [] });
    expect(unexplainedOf(whole)).toBe(0);
    const short = storyOf({ amount: cents(412), rows, events: [] });
    expect(kindsOf(short.rows)).toEqual(["goodwill", "unexplained"]);
    expect(unexplainedOf(short)).toBe(12);
    expect(sumOf(short.rows)).toBe(412);
  });

  it("lists events in chronological order", () => {
    const [first, second] = ["2026-11-24T18:00:00.000Z", "2026-11-25T18:00:00.000Z"];
    const events = [event(second), event(first)];
    expect(storyOf({ amount: NO_MONEY, rows: [], events }).events.map(({ at }) => at)).toEqual([
      first,
      second,
    ]);
  });

  it("does not hide a wrong price behind a code that the farm never offered", () => {
    const line = { name: "Kale", ...goods, quantity: 2, unitPrice: cents(350), taxes: [] };
    const back = { delivery: NO_MONEY, deliveryTaxes: [], goodwill: NO_MONEY, box: NO_MONEY };
    const rows = backRows(
      {
        ...back,
        lines: [{ ...line, weight: null, amount: cents(600), farmPromotion: NO_MONEY }],
        promotion: NO_MONEY,
        card: cents(600),
        credit: NO_MONEY,
      },
      "CODE",
      "card",
    );
    expect(unexplainedOf(storyOf({ amount: cents(600), rows, events: [] }))).toBe(-100);
  });

  it("says that goods are free of tax, and why the delivery is free", () => {
    const line = { name: "Kale", ...goods, quantity: 2, unitPrice: cents(350), ...noMoney };
    const free = { authority: "State", bps: 0, amount: NO_MONEY, base: cents(700) };
    const rows = boughtRows(
      [
        {
          lines: [{ ...line, taxes: [free] }],
          deliveryFee: NO_MONEY,
          deliveryTaxes: [],
          credit: NO_MONEY,
          box: NO_MONEY,
        },
      ],
      { code: "VANFREE", freesDelivery: true },
    );
    expect(rows).toEqual([
      {
        kind: "goods",
        cents: 700,
        facts: { name: "Kale", pack: "each", quantity: 2, unitPrice: 350 },
      },
      { kind: "delivery", cents: 0, facts: { code: "VANFREE" } },
      { kind: "tax", cents: 0, facts: { authority: "State", bps: 0, base: 700, on: ["food"] } },
    ]);
  });
});
