import { billOf } from "#shared/checkout/pricing.ts";
import { worthOf } from "#shared/checkout/promotions/promotion.ts";
import type { TaxRates } from "#shared/checkout/tax/tax.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import { cents, NO_MONEY, times } from "#shared/money.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import type { LedgerLine } from "#shared/payments/ledger.ts";
import {
  bearerChangedEntries,
  orderRefundEntries,
  refundEntries,
} from "#shared/payments/refunds/refund-entries.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { planGoodwill, planRefund, remainingOf } from "#shared/payments/refunds/refund.ts";
import type { Given, RefundPlan, Sold } from "#shared/payments/refunds/refund-plan.ts";
import type { Bearer } from "#shared/payments/refunds/refund-cause.ts";
import { shareWish } from "#shared/payments/refunds/refund-share.ts";
import { saleEntries } from "#shared/payments/sale.ts";
import type { PlainCode, PlainGoods, PlainTerms } from "./plain-model.ts";

type Goods = PlainGoods & { category: TaxCategory };
type Terms = PlainTerms & { rates: TaxRates; code: PlainCode | null };
type Purchase = { sold: Sold; given: Given };

/** An order and its ledger balances, computed with the product's own rules in the way its services do. */
export class OrderInRules {
  readonly purchases: Purchase[] = [];
  readonly refunds: { plan: RefundPlan; bearer: Bearer }[] = [];
  readonly #books = new Map<string, number>();

  /** Buys with a separate payment and returns its totals. */
  buy(goods: readonly Goods[], { rates, fee, balance, code }: Terms) {
    const priced = goods.map(({ product, farm, price, units, weighs, commission, category }) => ({
      productId: product,
      farmId: farm,
      name: `Product ${product}`,
      quantity: units,
      mostWeight: weighs === null ? null : weight(weighs),
      unitPrice: cents(price),
      lineTotal: times(cents(price), units),
      commissionBps: commission,
      taxCategory: category,
    }));
    const worth = code && worthOf({ ...code, farmId: code.farm }, priced);
    const lines = priced.map((line, at) => {
      const promotion = worth?.lines[at] ?? NO_MONEY;
      return { ...line, promotion, farmPromotion: code?.farm ? promotion : NO_MONEY };
    });
    const deliveryFee = worth?.isDeliveryFree ? NO_MONEY : cents(fee);
    const { totals: due, taxed } = billOf(lines, { ...rates, deliveryFee });
    const totals = withCredit(due, cents(balance));
    const taxedLines = lines.map((line, at) => ({ ...line, taxes: taxed.lines[at] ?? [] }));
    this.#book(saleEntries(taxedLines, totals, taxed.delivery));
    const { delivery, credit = NO_MONEY, ...sums } = totals;
    const paid = { deliveryFee: delivery, deliveryTaxes: taxed.delivery, credit };
    this.purchases.push({ sold: { ...sums, ...paid, lines: taxedLines }, given: NOTHING });
    return totals;
  }

  /** Refunds a wish or "remaining", with one refund for each payment. If `planRefund` throws, nothing changes. */
  refund(wish: Parameters<typeof shareWish>[1], to: RefundTo, bearer: Bearer): RefundPlan[] {
    const parts = shareWish(this.purchases, wish).map((part) => ({
      purchase: part.purchase,
      plan: planRefund(part.purchase.sold, part.purchase.given, part.wish, to),
    }));
    for (const { purchase, plan } of parts) this.#give(purchase, plan, bearer);
    return parts.map(({ plan }) => plan);
  }

  /** Refunds what is left of a payment's goods and fee, even if none of its money is left. */
  refundRestOf(purchase: Purchase): RefundPlan {
    const plan = planRefund(
      purchase.sold,
      purchase.given,
      remainingOf(purchase.sold, purchase.given),
    );
    this.#give(purchase, plan, "customer");
    return plan;
  }

  /**
   * Refunds an amount not tied to goods, or records a refund made at the provider. Throws what `planGoodwill` throws.
   */
  goodwill(purchase: Purchase, amount: number, to?: RefundTo): RefundPlan {
    const plan = planGoodwill(purchase.sold, purchase.given, cents(amount), to);
    this.#give(purchase, plan, "market");
    return plan;
  }

  /** Changes the bearer of the nth refund. */
  decideOtherwise(nth: number, bearer: Bearer): void {
    const refund = this.refunds[nth];
    if (!refund || refund.bearer === bearer) return;
    this.#book(bearerChangedEntries(refund.plan, refund.bearer, bearer));
    refund.bearer = bearer;
  }

  /** Sends the card portion of all refunds. */
  send(): void {
    for (const { plan } of this.refunds) this.#book(refundEntries(plan.card));
  }

  /** Balances by account; those of farms and authorities include their name. Zero balances are left out. */
  get books(): Record<string, number> {
    return inOrder(this.#books);
  }

  #give(purchase: Purchase, plan: RefundPlan, bearer: Bearer): void {
    const { given } = purchase;
    purchase.given = {
      lines: [...given.lines, ...plan.lines],
      delivery: cents(given.delivery + plan.delivery),
      deliveryTaxes: [...given.deliveryTaxes, ...plan.deliveryTaxes],
      amount: cents(given.amount + plan.amount),
      credit: cents(given.credit + plan.credit),
      goodwill: cents((given.goodwill ?? 0) + plan.goodwill),
    };
    this.refunds.push({ plan, bearer });
    this.#book(orderRefundEntries(plan, bearer));
  }

  #book(entries: readonly LedgerLine[]): void {
    for (const { account, farmId, authority, amount } of entries) {
      const key = [account, farmId ?? authority ?? ""].join(" ").trim();
      this.#books.set(key, (this.#books.get(key) ?? 0) + amount);
    }
  }
}

const NOTHING: Given = {
  lines: [],
  delivery: NO_MONEY,
  deliveryTaxes: [],
  amount: NO_MONEY,
  credit: NO_MONEY,
  goodwill: NO_MONEY,
};

/** Balances ordered by account name, without zero ones. */
export function inOrder(balances: ReadonlyMap<string, number>): Record<string, number> {
  const moved = [...balances].filter(([, amount]) => amount !== 0);
  return Object.fromEntries(moved.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
