import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { type Books, refundBooks, saleBooks, together } from "#tests/support/checker/books.ts";
import { type Back, refundOf } from "#tests/support/checker/refund.ts";
import { type Sale, saleOf } from "#tests/support/checker/sale.ts";
import { histories, type History } from "#tests/support/money/acts.ts";
import { inOrder, type OrderInRules } from "#tests/support/money/order-in-rules.ts";
import { type LivedRefund, liveInRules } from "#tests/support/money/rules-lived.ts";

/** `npm run money` checks more orders than every test run has time for. */
const ORDERS = Number(process.env["MONEY_ORDERS"] ?? 1_000);
const SEED = Number(process.env["MONEY_SEED"] ?? Date.now() % 1_000_000_000);

type Purchase = OrderInRules["purchases"][number];

/** The checker's own calculation of a payment, from the goods, their rates and the code, without any sums. */
function saleAgain(
  { sold }: Purchase,
  { code, fee }: History,
  isFirst: boolean,
  credit: number,
): Sale {
  return saleOf({
    goods: sold.lines.map((line) => ({
      product: line.productId,
      farm: line.farmId,
      price: line.unitPrice,
      units: line.quantity,
      weighs: line.mostWeight,
      commissionBps: line.commissionBps,
      rates: line.taxes,
    })),
    fee: isFirst && code?.kind !== "delivery" ? fee : 0,
    feeRates: sold.deliveryTaxes,
    code: isFirst ? code : null,
    boxPrice: null,
    credit,
  });
}

/**
 * Compares a history with the checker's own calculation, after `spoil` has changed the refunds. Returns how many
 * amounts were compared.
 */
function compare(history: History, spoil: (refunds: LivedRefund[]) => void = () => {}): number {
  const { order, refunds, balances } = liveInRules(history);
  spoil(refunds);
  let compared = 0;
  const same = (due: unknown, found: unknown) => {
    expect(found).toEqual(due);
    compared += 1;
  };
  const sales = new Map<Purchase, { sale: Sale; backs: Back[] }>();
  let books: Books = new Map();
  order.purchases.forEach((purchase, nth) => {
    const { sold } = purchase;
    const sale = saleAgain(purchase, history, nth === 0, balances[nth] ?? 0);
    sales.set(purchase, { sale, backs: [] });
    books = together(books, saleBooks(sale));
    same(sale.charge, sold.total);
    same(sale.credit, sold.credit);
    same(sale.tax, sold.tax);
    same(sale.off, sold.promotion ?? 0);
  });
  for (const { purchase, plan, bearer } of refunds) {
    const { sale, backs } = sales.get(purchase)!;
    const isGift = plan.lines.length === 0 && plan.delivery === 0;
    const back = refundOf(sale, backs, {
      lines: plan.lines.map(({ productId: product, quantity: units, weight }) => ({
        product,
        units,
        weight,
      })),
      fee: plan.delivery,
      gift: isGift ? plan.goodwill : 0,
      asCredit: plan.card === 0,
    });
    backs.push(back);
    books = together(books, refundBooks(bearer, back));
    same(back.card, plan.card);
    same(back.credit, plan.credit);
    same(back.gift, plan.goodwill);
    const parts = back.lines.map(({ price, commission, farmShare }) => ({
      price,
      commission,
      farmShare,
    }));
    same(
      parts,
      plan.lines.map(({ amount, commission, farmShare }) => ({
        price: amount,
        commission,
        farmShare,
      })),
    );
  }
  same(inOrder(books), order.books);
  return compared;
}

it(`The checker finds no unexplained cent in ${ORDERS} random orders by the product's rules`, () => {
  let compared = 0;
  let orders = 0;
  fc.assert(
    fc.property(histories, (history) => {
      compared += compare(history);
      orders += 1;
    }),
    { numRuns: ORDERS, seed: SEED },
  );
  process.stdout.write(
    `MONEY_SEED=${SEED}: ${orders} orders, ${compared} amounts worked out anew\n`,
  );
}, 600_000);

it("The checker finds a cent of a refund in the wrong place", () => {
  const [history] = fc.sample(
    histories.filter((one) =>
      liveInRules(one).refunds.some(({ plan }) => plan.card > 0 && plan.lines.length > 0),
    ),
    { seed: 7, numRuns: 1 },
  );
  const planOf = (refunds: LivedRefund[]) =>
    refunds.find(({ plan }) => plan.card > 0 && plan.lines.length > 0)!.plan;
  expect(compare(history!)).toBeGreaterThan(0);
  const toCredit = (refunds: LivedRefund[]) => {
    const plan = planOf(refunds);
    plan.card = cents(plan.card - 1);
    plan.credit = cents(plan.credit + 1);
  };
  const toFarm = (refunds: LivedRefund[]) => {
    const [line] = planOf(refunds).lines;
    line!.commission = cents(line!.commission + 1);
    line!.farmShare = cents(line!.farmShare - 1);
  };
  expect(() => compare(history!, toCredit)).toThrow(/to deeply equal/);
  expect(() => compare(history!, toFarm)).toThrow(/to deeply equal/);
});
