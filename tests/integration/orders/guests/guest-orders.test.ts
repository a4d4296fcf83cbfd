import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orderHistory } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { getMail } from "#server/services/mail/mail-admin.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { ORDER_LINK_DAYS } from "#shared/orders/order-link.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { spend } from "#tests/support/market/spent.ts";
import { type HttpMarket, httpClient } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
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

describe("The link to a guest's order", () => {
  it("comes with the confirmation and shows the order; only a hash of it is stored", async () => {
    const order = await at.read(token);
    expect(order).toMatchObject({ number, canChange: true });
    expect(order.lines).toHaveLength(2);
    const rows = await market.database.db.select().from(orderLinks);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is hidden where the team reads the outbox", async () => {
    const [mail] = await market.database.db.select().from(emails).where(eq(emails.to, email));
    const shown = await getMail(at.deps, mail!.id);
    expect(shown.text).toContain("/order?token=hidden");
    expect(shown.text + shown.html).not.toContain(token);
  });

  it("opens nothing when it is wrong, mangled, or expired, with the same response", async () => {
    const dead = ["", "x", token.slice(1), `${token}x`, "A".repeat(43)];
    for (const link of dead) {
      await expect(at.read(link)).rejects.toMatchObject({
        ...NOT_FOUND,
        message: "This link no longer works",
      });
    }
    const { deliveryDay } = await at.orderRow();
    const last = new Date(`${deliveryDay}T12:00:00Z`).getTime() + ORDER_LINK_DAYS * DAY;
    at.clock.pass(last - at.clock.now().getTime());
    expect((await at.read(token)).number).toBe(number);
    at.clock.pass(2 * DAY);
    await expect(at.read(token)).rejects.toMatchObject(NOT_FOUND);
    await purgeOld(at.deps);
    const { id } = await at.orderRow();
    const isIts = eq(orderLinks.orderId, id);
    expect(await market.database.db.$count(orderLinks, isIts)).toBe(0);
  });

  it("opens no other order", async () => {
    const other = await at.buy(visitor(at.deps), `other${at.serial}@furrow.example`);
    const call = at.stranger().call;
    const line = { productId: (await at.read(token)).lines[0]!.productId, quantity: 1 };
    const day = (await at.orderRow(other)).deliveryDay;
    const place = { address: "9 Quiet Lane", city: "Petaluma", zipCode: "94952" };
    const reached = [
      call((api) => api.guestOrders.cancel({ token, number: other })),
      call((api) => api.guestOrders.takeOff({ token, number: other, ...line })),
      call((api) =>
        api.guestOrders.beginAddition({
          token,
          number: other,
          items: [{ id: line.productId, quantity: 1 }],
        }),
      ),
      call((api) => api.guestOrders.changeTerms({ token, number: other, zipCode: "94952" })),
      call((api) =>
        api.guestOrders.changeDelivery({ token, number: other, day, window: "evening", ...place }),
      ),
      call((api) =>
        api.guestOrders.report({
          token,
          number: other,
          ...line,
          kind: "missing",
          note: "",
          to: "card",
        }),
      ),
      at.stranger().call((api) => api.orders.byNumber({ number })),
    ];
    const answers = await Promise.allSettled(reached);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "rejected"));
    for (const answer of answers.slice(0, -1)) {
      expect(answer).toMatchObject({ reason: NOT_FOUND });
    }
    expect((await at.orderRow(other)).state).toBe("placed");
  });

  it("changes the delivery only so often: each change is emailed", async () => {
    const { id, delivery, deliveryDay: day, deliveryWindow: window } = await at.orderRow();
    const { address, city, zipCode } = delivery;
    await spend(market.database.sql, "order_change", id);
    const place = { address, city, zipCode, specialInstructions: "At the gate" };
    await expect(
      at
        .stranger()
        .call((api) => api.guestOrders.changeDelivery({ token, number, day, window, ...place })),
    ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await at.tokenOf("order_changed", email)).toBe("");
  });

  it("removes goods, changes the delivery, and cancels; log and history record who did it", async () => {
    const { lines } = await at.read(token);
    const { productId } = lines[0]!;
    const taken = await at
      .stranger()
      .call((api) => api.guestOrders.takeOff({ token, number, productId, quantity: 1 }));
    expect(taken.amount).toBeGreaterThan(0);
    expect((await at.read(await at.tokenOf("refund_started", email))).number).toBe(number);
    const options = await at.stranger().call((api) => api.checkout.delivery.options());
    const before = await at.orderRow();
    const day = options.days.find((one) => one.day > before.deliveryDay)!.day;
    const { address, city, zipCode } = before.delivery;
    await at.stranger().call((api) =>
      api.guestOrders.changeDelivery({
        token,
        number,
        day,
        window: "evening",
        address,
        city,
        zipCode,
      }),
    );
    expect(await at.orderRow()).toMatchObject({ deliveryDay: day, deliveryWindow: "evening" });
    expect((await at.read(await at.tokenOf("order_changed", email))).day).toBe(day);
    const ends = await market.database.db
      .selectDistinct({ endsAt: orderLinks.endsAt })
      .from(orderLinks)
      .where(eq(orderLinks.orderId, before.id));
    expect(ends).toHaveLength(1);
    const done = await at.stranger().call((api) => api.guestOrders.cancel({ token, number }));
    expect(done.state).toBe("canceled");
    const entries = await market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectName, number));
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actorId: null, actorName: "guest link" });
    }
    const moves = await market.database.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, before.id));
    expect(moves.find(({ to }) => to === "canceled")).toMatchObject({ actor: "guest link" });
  });

  it("reports a problem once delivered, for money and not for credit", async () => {
    await markDelivered(market.database.sql, number);
    const { productId } = (await at.read(token)).lines[0]!;
    const report = (to: "card" | "credit") =>
      at.stranger().call((api) =>
        api.guestOrders.report({
          token,
          number,
          productId,
          quantity: 1,
          kind: "missing",
          note: "",
          to,
        }),
      );
    await expect(report("credit")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await report("card");
    expect((await at.read(token)).problems).toHaveLength(1);
  });

  it("opens the receipt, and nothing else does without a session", async () => {
    const { get } = httpClient(market.app);
    const receipt = await get(`/receipts/${number}.pdf?token=${token}`);
    expect(receipt.status).toBe(200);
    expect(receipt.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect((await get(`/receipts/${number}.pdf?token=wrong`)).status).toBe(404);
    expect((await get(`/receipts/${number}.pdf`)).status).toBe(401);
  });
});

describe("The browser that paid", () => {
  it("gets a link of its own; others and signed-in users get none", async () => {
    const opened = await at.guest.call((api) => api.guestOrders.open({ number }));
    expect((await at.read(opened.token)).number).toBe(number);
    await expect(
      at.stranger().call((api) => api.guestOrders.open({ number })),
    ).rejects.toMatchObject(NOT_FOUND);
    const ben = await registered(at.deps, {
      username: `ben${at.serial}`,
      email: `ben${at.serial}@furrow.example`,
    });
    await expect(ben.call((api) => api.guestOrders.open({ number }))).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});
