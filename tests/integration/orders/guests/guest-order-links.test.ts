import { describe, expect, it } from "vitest";
import { sendOrderLink } from "#server/services/orders/guests/link.ts";
import { linkEnd } from "#shared/orders/order-link.ts";
import type { HttpMarket } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type GuestOrder, withGuestOrders } from "#tests/support/setups/orders/guest-orders.ts";

let market: HttpMarket;
let at: GuestOrder;
let email: string;
let number: string;
let token: string;
withGuestOrders((opened) => {
  ({ market, at } = opened);
  ({ email, number, token } = at);
});

describe("A fresh link", () => {
  const mailed = () =>
    market.database.sql<{ text: string }[]>`
      select text from emails where kind = 'order_link' and to_address = ${email}`;

  it("is sent to the order's own address, and nowhere for anything else", async () => {
    await sendOrderLink(at.deps, { number, email: `someone${at.serial}@furrow.example` });
    await sendOrderLink(at.deps, { number: "FUR-0000-0000", email });
    expect(await mailed()).toHaveLength(0);
    await sendOrderLink(at.deps, { number, email: email.toUpperCase() });
    expect((await at.read(await at.tokenOf("order_link", email))).number).toBe(number);
    expect((await at.read(token)).number).toBe(number);
  });

  it("is not sent once it would already have expired", async () => {
    const { deliveryDay } = await at.orderRow();
    const ended = linkEnd(deliveryDay).getTime();
    at.clock.pass(ended - at.clock.now().getTime());
    await sendOrderLink(at.deps, { number, email });
    expect(await mailed()).toHaveLength(0);
    at.clock.pass(-1);
    await sendOrderLink(at.deps, { number, email });
    expect(await mailed()).toHaveLength(1);
  });

  it("is requested with the same response for every address, until the budget is used up", async () => {
    const someone = visitor(at.deps, `203.0.113.${at.serial + 20}`);
    const ask = (address: string) =>
      someone.call((api) => api.guestOrders.ask({ number, email: address }));
    expect(await ask(email)).toEqual(await ask(`nobody${at.serial}@furrow.example`));
    for (let times = 0; times < 9; times += 1) await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("is requested within one budget from all addresses of an IPv6 network", async () => {
    const ask = (host: number) =>
      visitor(at.deps, `2001:db8:0:${at.serial}::${host}`).call((api) =>
        api.guestOrders.ask({ number, email }),
      );
    for (let host = 1; host <= 10; host += 1) await ask(host);
    await expect(ask(11)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
