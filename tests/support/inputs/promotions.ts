import fc from "fast-check";
import { type Promotion, PROMOTION_KINDS } from "#shared/checkout/promotions/promotion.ts";
import { cents, NO_MONEY, times } from "#shared/money.ts";
import { taxCategories } from "#tests/support/market/payments/tax-rates.ts";

/** A code for ten percent, without conditions. */
export const TEN_PERCENT: Promotion = {
  kind: "percent",
  value: 1_000,
  farmId: null,
  minimum: NO_MONEY,
  firstOrder: false,
  perPerson: null,
  inAll: null,
  startsOn: null,
  endsOn: null,
};

const line = fc.record({
  farmId: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 4_000 }).map(cents),
  commissionBps: fc.integer({ min: 0, max: 3_000 }),
  taxCategory: taxCategories,
});

/** The lines of any cart. */
export const cart = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((one) => ({ ...one, lineTotal: times(one.unitPrice, one.quantity) })));

/** Any promotion code without conditions. */
export const promotion = fc
  .record({
    kind: fc.constantFrom(...PROMOTION_KINDS),
    value: fc.integer({ min: 1, max: 10_000 }),
    farmId: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map((one): Promotion => ({ ...TEN_PERCENT, ...one }));
