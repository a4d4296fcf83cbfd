import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import type { HttpMarket } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";
import { type GuestOrder, withGuestOrders } from "#tests/support/setups/orders/guest-orders.ts";

const PASSWORD = "seven quiet hens";

let market: HttpMarket;
let at: GuestOrder;
let email: string;
let number: string;
let token: string;
withGuestOrders((opened) => {
  ({ market, at } = opened);
  ({ email, number, token } = at);
});

describe("Keeping a guest's order as an account", () => {
  it("makes an account with the order's address that owns this order and no other", async () => {
    const earlier = await at.buy(visitor(at.deps), email);
    const keeper = at.stranger();
    const user = await keeper.call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    expect(user).toMatchObject({ email, emailVerified: false, role: "customer" });
    const own = await keeper.call((api) => api.orders.mine());
    expect(own.map((one) => one.number)).toEqual([number]);
    expect((await at.orderRow(earlier)).userId).toBeNull();
    // An unverified address may be a stranger's, so no earlier orders are offered or joined.
    expect(await keeper.call((api) => api.accounts.earlierOrders())).toMatchObject({ orders: 0 });
    await expect(keeper.call((api) => api.accounts.joinEarlierOrders())).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    // The order now belongs to the account, so its link no longer works.
    await expect(at.read(token)).rejects.toMatchObject(NOT_FOUND);
  });

  it("signs in to that account when the answer was lost and it is sent again", async () => {
    const keep = (password: string) =>
      at.stranger().call((api) => api.guestOrders.keep({ token, password }));
    const user = await keep(PASSWORD);
    expect(await keep(PASSWORD)).toMatchObject({ id: user.id });
    await expect(keep(`${PASSWORD} of another`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(1);
  });

  it("makes none for an address that has one, and the order stays the guest's", async () => {
    await registered(at.deps, { username: `had${at.serial}`, email });
    const keep = at.stranger().call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    await expect(keep).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await at.orderRow()).userId).toBeNull();
    expect((await at.read(token)).number).toBe(number);
  });

  it("of two at the same moment lets one have it", async () => {
    const keep = () =>
      at.stranger().call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    const answers = await Promise.allSettled([keep(), keep()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(1);
  });
});
