import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import type { World } from "#tests/support/powers/world.ts";
import {
  type PhoneDesk,
  type Wish,
  withPhoneOrders,
} from "#tests/support/setups/orders/phone-orders.ts";

let world: World;
let at: PhoneDesk;
withPhoneOrders((opened) => ({ world, at } = opened));

describe("An order by phone for an account", () => {
  const caller = (wishes = {}) => household(world.market, world.deps, wishes);
  const takeFor = ({ user }: Household, more: Wish = {}) =>
    at.take({ customerId: user.id, ...more });

  it("begins with what is known of the caller", async () => {
    const ben = await caller();
    const known = await at.admin.call((api) => api.admin.phoneOrders.caller({ id: ben.user.id }));
    expect(known).toMatchObject({
      email: ben.user.email,
      card: { brand: "visa", last4: "4242" },
      credit: 0,
      last: null,
    });
  });

  it("is charged to the saved card once, and is the account's", async () => {
    const ben = await caller();
    const taken = await takeFor(ben);
    expect(taken).toMatchObject({ email: ben.user.email, card: { last4: "4242" } });
    const [first, second] = await Promise.all([at.charge(taken), at.charge(taken)]);
    expect([first.status, second.status]).toContain("placed");
    expect(await at.charge(taken)).toMatchObject({ status: "placed" });
    const order = await at.orderOf(taken);
    expect(order).toMatchObject({ userId: ben.user.id, email: ben.user.email });
    const shown = await at.admin.call((api) => api.admin.orders.one({ number: order!.number }));
    expect(shown.entries).toMatchObject([
      { action: "order.phone_charge", detail: { reason: "Ordered by phone" } },
    ]);
  });

  it("is paid by a link when the bank declines", async () => {
    const ben = await caller({ card: "pm_card_chargeCustomerFail" });
    const taken = await takeFor(ben);
    const refused = await at.charge(taken);
    expect(refused).toMatchObject({ status: "link" });
    expect(refused).toHaveProperty("message", expect.stringMatching(/declined/iu));
    await at.pay(await at.linkTo(taken));
    expect(await at.orderOf(taken)).toMatchObject({ userId: ben.user.id });
  });

  it("is charged neither for a quote other than the one the customer was told, even of the same sum, nor without their consent", async () => {
    const ben = await caller();
    const draftId = randomUUID();
    const told = await takeFor(ben, { draftId });
    const { days } = await ben.call((api) => api.checkout.delivery.options());
    const later = days.at(-1)!.day;
    const taken = await takeFor(ben, { draftId, deliveryDate: later });
    expect(taken).toMatchObject({ checkoutId: told.checkoutId, day: later, totals: told.totals });
    await expect(at.charge(told)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(at.send(told)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(
      at.admin.call((api) =>
        api.admin.phoneOrders.charge({
          ...at.toldOf(taken),
          cardId: taken.card!.id,
          agreed: false as unknown as true,
        }),
      ),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await at.orderOf(taken)).toBeUndefined();
  });
});

describe("Goods that the team adds to an order", () => {
  it("are paid with the customer's card and join the order", async () => {
    const ben = await household(world.market, world.deps);
    const { number, total } = await world.order(ben);
    const taken = await at.add(number);
    expect(taken).toMatchObject({ email: ben.user.email, totals: { delivery: 0 } });
    expect(await at.charge(taken)).toEqual({ status: "placed", orderNumber: number });
    const shown = await at.admin.call((api) => api.admin.orders.one({ number }));
    expect(shown.lines).toMatchObject([{ quantity: 3 }]);
    expect(shown.total).toBe(total + taken.totals.total);
  });

  it("are paid by a link that names the order, by a guest as well", async () => {
    const draft = await at.take();
    await at.pay(await at.linkTo(draft));
    const { number } = (await at.orderOf(draft))!;
    world.clock.pass(1_000);
    const taken = await at.add(number);
    const token = await at.linkTo(taken);
    expect(await at.read(token)).toMatchObject({ state: "open", addedTo: number });
    await at.pay(token);
    const shown = await at.admin.call((api) => api.admin.orders.one({ number }));
    expect(shown.lines).toMatchObject([{ quantity: 3 }]);
  });

  it("are rejected once the farms have the order", async () => {
    const { id, number } = await world.order(await world.person());
    await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, id));
    await expect(at.add(number)).rejects.toMatchObject({ code: "CONFLICT" });
    await world.deps.db.update(orders).set({ state: "placed" }).where(eq(orders.id, id));
  });
});
