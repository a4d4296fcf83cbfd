import fc from "fast-check";
import { BEARERS, CAUSES_OF_TEAM } from "#shared/payments/refunds/refund-cause.ts";
import { REFUND_TO } from "#shared/orders/order-problem.ts";
import { PROMOTION_KINDS } from "#shared/checkout/promotions/promotion.ts";
import { taxCategories, taxRates } from "../market/payments/tax-rates.ts";

/** Maximum number of products in an order. */
const PRODUCTS = 5;

const to = fc.constantFrom(...REFUND_TO);
const cause = fc.constantFrom(...CAUSES_OF_TEAM);
const bearer = fc.constantFrom(...BEARERS);
const anyUnits = fc.array(fc.nat({ max: 6 }), { minLength: PRODUCTS, maxLength: PRODUCTS });

/**
 * The team's acts on an order. `units` and `cents` are limited to what is left, except where `isGreedy`: then they
 * may exceed it and must be rejected.
 */
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      units: anyUnits,
      delivery: fc.oneof(
        { weight: 3, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
        { weight: 2, arbitrary: fc.integer({ min: 1, max: 1_500 }) },
      ),
      isGreedy: fc.nat({ max: 9 }).map((roll) => roll === 0),
      to,
      cause,
      bearer: fc.option(bearer, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("short" as const),
      product: fc.nat({ max: PRODUCTS - 1 }),
      units: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("weigh" as const),
      product: fc.nat({ max: PRODUCTS - 1 }),
      /** How far it is below its maximum weight, if sold by weight. */
      less: fc.integer({ min: 1, max: 2_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("decide otherwise" as const),
      refund: fc.nat({ max: 9 }),
      bearer,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("goodwill" as const),
      payment: fc.nat({ max: 2 }),
      cents: fc.integer({ min: 1, max: 3_000 }),
      to,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("at the provider" as const),
      payment: fc.nat({ max: 2 }),
      cents: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
);
export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const payment = fc.record({
  units: anyUnits,
  balance: fc.option(fc.nat({ max: 30_000 }), { nil: 0 }),
  rates: taxRates,
});

const farm = fc.integer({ min: 1, max: 3 });
const code = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...PROMOTION_KINDS),
    value: fc.integer({ min: 1, max: 10_000 }),
    farm: fc.option(farm),
  }),
  // The maximum discount of a code: whole lines are free.
  fc.record({
    kind: fc.constantFrom("percent" as const, "amount" as const),
    value: fc.constant(10_000),
    farm: fc.option(farm),
  }),
);

/** An order with one to three payments, and the acts on it. The first payment includes the delivery fee. */
export const histories = fc.record({
  catalog: fc.array(
    fc.record({
      farm,
      price: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 50, max: 4_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
      ),
      commission: fc.integer({ min: 0, max: 3_000 }),
      category: taxCategories,
      weighs: fc.option(fc.integer({ min: 1, max: 1_500 }), { freq: 1, nil: null }),
    }),
    { minLength: 1, maxLength: PRODUCTS },
  ),
  payments: fc.array(payment, { minLength: 1, maxLength: 3 }),
  fee: fc.option(fc.nat({ max: 1_500 }), { nil: 0 }),
  code: fc.option(code),
  acts: fc.array(act, { maxLength: 10 }),
});
export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
