import { describe, expect, it } from "vitest";
import { CONFLICT } from "#tests/support/refusals.ts";
import {
  DISPUTED,
  withDisputedPurchases,
} from "#tests/support/setups/orders/disputed-purchases.ts";

const at = withDisputedPurchases();

describe("A box whose payment the bank disputes", () => {
  it("is not locked or packed, and its page has the goods, the address and the consent email", async () => {
    const order = await at.chargedBox(DISPUTED);
    await at.lock(order.deliveryDay);
    expect(await at.stateOf(order.number)).toBe("placed");
    const crates = await at.lou.call((api) =>
      api.logistics.pack({ day: order.deliveryDay, window: order.deliveryWindow }),
    );
    expect(crates.map(({ number }) => number)).not.toContain(order.number);
    await at.market.database.sql`
      update emails set state = 'sent', sent_at = now() where kind = 'box_started'`;
    const { id } = await at.disputeOfPayment(order.paymentIntentId);
    const { facts, draft, stopsOrder } = await at.ask((api) =>
      api.admin.payments.dispute({ disputeId: id }),
    );
    expect(stopsOrder).toBe(true);
    expect(facts).toMatchObject({
      number: order.number,
      purpose: "order",
      customer: { email: order.email },
      order: { address: "218 Orchard Way, Petaluma, CA 94952" },
      mails: [{ kind: "box_started" }],
    });
    expect(facts.lines.length).toBeGreaterThan(1);
    expect(draft).toContain("218 Orchard Way");
    expect(
      await at.ask((api) =>
        api.admin.payments.cancelOrder({ number: order.number, reason: "Disputed" }),
      ),
    ).toEqual({ state: "canceled", refunded: null });
  });

  it("that was locked before is not packed, and stands on the board", async () => {
    const order = await at.chargedBox(DISPUTED);
    await at.settle(order.paymentIntentId, "won");
    await at.lock(order.deliveryDay);
    expect(await at.stateOf(order.number)).toBe("locked");
    await at.market.database.sql`
      update disputes set status = 'needs_response' where intent_id = ${order.paymentIntentId}`;
    const board = await at.lou.call((api) => api.logistics.board({ day: order.deliveryDay }));
    expect(board.disputed).toMatchObject([{ number: order.number, state: "locked" }]);
    const [line] = await at.market.database.sql`
      select product_id as id from order_lines where order_id = ${order.id} limit 1`;
    await expect(
      at.lou.call((api) =>
        api.logistics.packLine({
          orderNumber: order.number,
          productId: line!["id"],
          packed: true,
        }),
      ),
    ).rejects.toMatchObject(CONFLICT);
  });
});
