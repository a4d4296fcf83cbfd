import { weight } from "#shared/catalog/weights/weight.ts";
import { bearerOf } from "#shared/payments/refunds/refund-cause.ts";
import { DomainError } from "#shared/errors.ts";
import { cents } from "#shared/money.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import type { Act, History } from "./acts.ts";
import { OrderInRules } from "./order-in-rules.ts";

type Purchase = OrderInRules["purchases"][number];
/** A refund by the product's rules, and its payment. */
export type LivedRefund = { purchase: Purchase; plan: RefundPlan; bearer: string };

/** Plays a history with the product's own rules and returns its refunds, oldest first. */
export function liveInRules({ catalog, payments, fee, code, acts }: History) {
  const order = new OrderInRules();
  /** The buyer's credit at each payment. */
  const balances: number[] = [];
  for (const { units, balance, rates } of payments) {
    const goods = catalog.flatMap((one, product) => {
      const some = units[product] ?? 0;
      return some > 0 ? [{ ...one, product, units: some }] : [];
    });
    if (goods.length === 0) continue;
    const first = order.purchases.length === 0 ? { fee, code } : { fee: 0, code: null };
    balances.push(balance);
    order.buy(goods, { rates, balance, ...first });
  }
  const told: Omit<LivedRefund, "bearer">[] = [];
  for (const act of acts) {
    const before = order.purchases.map(({ given }) => given);
    const count = order.refunds.length;
    try {
      perform(order, act);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    for (const { plan } of order.refunds.slice(count)) {
      const purchase = order.purchases.find(
        ({ given }, at) => given !== before[at] && isOf(plan, given, before[at]),
      );
      if (!purchase) throw new Error("A refund is of no payment");
      told.push({ purchase, plan });
    }
  }
  const refunds = told.map((one, nth) => ({
    ...one,
    bearer: order.refunds[nth]?.bearer ?? "market",
  }));
  return { order, refunds, balances };
}

type Given = Purchase["given"];

const isOf = ({ lines: [line], amount, delivery }: RefundPlan, now: Given, before?: Given) =>
  line
    ? now.lines.includes(line)
    : now.amount - (before?.amount ?? 0) === amount &&
      now.delivery - (before?.delivery ?? 0) === delivery;

function perform(order: OrderInRules, act: Act): void {
  const open = (product: number) =>
    order.purchases
      .flatMap(({ sold, given }) => leftOf(sold, given).lines)
      .filter(({ productId }) => productId === product);
  const left = (product: number) => open(product).reduce((sum, { quantity }) => sum + quantity, 0);
  const weightLeft = (product: number) =>
    open(product).reduce((sum, line) => sum + (line.weight ?? 0), 0);
  switch (act.kind) {
    case "refund": {
      const lines = act.units.flatMap((some, productId) => {
        const quantity = act.isGreedy ? some : some % (left(productId) + 1);
        return quantity > 0 ? [{ productId, quantity }] : [];
      });
      const { delivery } = act;
      const part = typeof delivery === "number" ? cents(delivery) : delivery;
      order.refund({ lines, delivery: part }, act.to, act.bearer ?? bearerOf(act.cause));
      return;
    }
    case "short": {
      const quantity = Math.min(act.units, left(act.product));
      const lines = quantity > 0 ? [{ productId: act.product, quantity }] : [];
      order.refund({ lines, delivery: false }, "card", bearerOf("missing_at_harvest"));
      return;
    }
    case "weigh": {
      const lighter = weight(Math.min(act.less, weightLeft(act.product)));
      if (lighter === 0) return;
      const lines = [{ productId: act.product, quantity: 0, weight: lighter }];
      order.refund({ lines, delivery: false }, "card", bearerOf("weight"));
      return;
    }
    case "goodwill":
    case "at the provider": {
      const purchase = order.purchases[act.payment];
      if (purchase)
        order.goodwill(purchase, act.cents, act.kind === "goodwill" ? act.to : undefined);
      return;
    }
    case "decide otherwise":
      order.decideOtherwise(act.refund, act.bearer);
  }
}
