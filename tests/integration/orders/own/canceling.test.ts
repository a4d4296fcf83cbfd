import { describe, expect, it } from "vitest";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { ownedBy } from "#server/services/orders/own/own-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { withRefundableOrders } from "#tests/support/setups/orders/refundable-orders.ts";

const at = withRefundableOrders();

describe("Canceling an order", () => {
  it("until the cut-off gives everything back; a second time is a conflict", async () => {
    const { number, total, id } = await at.order();
    const done = await cancelOrder(at.market.deps, at.admin, number, "Changed my mind");
    expect(done).toEqual({ state: "canceled", refunded: total });
    await expect(cancelOrder(at.market.deps, at.admin, number, "Again")).rejects.toMatchObject({
      code: "conflict",
    });
    await sweepPayments(at.market.deps);
    expect(await at.stateOf(id)).toBe("refunded");
  });

  it("of someone else answers as if it were not there (ASVS 8.2.2)", async () => {
    const { number } = await at.order();
    const stranger = ownedBy({ id: crypto.randomUUID(), username: "eve" });
    await expect(cancelOrder(at.market.deps, stranger, number, "No")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("after the cut-off is refused", async () => {
    const { number, deliveryDay } = await at.order();
    const late = { ...at.market.deps, clock: { now: () => new Date(`${deliveryDay}T12:00:00Z`) } };
    await expect(cancelOrder(late, at.admin, number, "Late")).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
