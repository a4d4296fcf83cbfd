import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { exportPayments, listPayments } from "#server/services/payments/admin/payment-list.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { paymentQuery } from "#shared/payments/payment-admin.ts";
import { one, withRefundableOrders } from "#tests/support/setups/orders/refundable-orders.ts";

const at = withRefundableOrders();

it("the team's page of a payment names its goods in the reader's language", async () => {
  const { intentId, carrots } = await at.order();
  const named = async () =>
    (await at.paymentOf(intentId)).order?.lines.find(({ productId }) => productId === carrots)
      ?.name;
  expect(await named()).toBe("Nantes carrots");
  expect(await speak("es", named)).toBe("Zanahorias Nantes");
});

describe("The list of payments", () => {
  const ask = (input: object) => listPayments(at.market.deps, paymentQuery.parse(input));

  it("finds by order number, email and provider id, and shows what went back", async () => {
    const { intentId, number, carrots } = await at.order();
    const { amount } = await at.refund(intentId, one(carrots));
    for (const q of [number.toLowerCase(), intentId]) {
      const { rows, total } = await ask({ q });
      expect(rows).toMatchObject([{ intentId, number, refunded: amount }]);
      expect(total).toBe(1);
    }
    expect((await ask({ q: "ana@" })).total).toBeGreaterThan(1);
    expect((await ask({ q: "nobody-at-all" })).total).toBe(0);
    await sweepPayments(at.market.deps);
    expect(
      await exportPayments(at.market.deps, at.admin, paymentQuery.parse({ q: number })),
    ).toContain(number);
  });
});
