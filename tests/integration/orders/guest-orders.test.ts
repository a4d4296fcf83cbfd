import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { getMail } from "#server/services/mail/mail-admin.ts";
import { purgeOld } from "#server/services/analytics/retention.ts";
import { sendOrderLink } from "#server/services/orders/guests/link.ts";
import { linkEnd, ORDER_LINK_DAYS } from "#shared/orders/order-link.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { DAY, clockAtNoon } from "#tests/support/market/clock.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { spend } from "#tests/support/market/spent.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type HttpMarket, httpClient, openHttpMarket } from "#tests/support/servers/http.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";
import { markDelivered } from "#tests/support/market/delivered-order.ts";

const PASSWORD = "seven quiet hens";

let market: HttpMarket;
let deps: Deps;
let clock = clockAtNoon();
let serial = 0;
let email = "";
let guest: Visitor;
let number: string;
let token: string;
const slugs: string[] = [];

beforeAll(async () => {
  market = await openHttpMarket();
  const rows = await market.database.sql<{ slug: string }[]>`
    select slug from products where visible and price_cents between 300 and 3000 order by rank, id limit 2`;
  slugs.push(...rows.map(({ slug }) => slug));
  for (const slug of slugs) await setStock(market.database.db, slug, 500);
});
afterAll(() => market[Symbol.asyncDispose]());

beforeEach(async () => {
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
  serial += 1;
  email = `guest${serial}@furrow.example`;
  guest = visitor(deps);
  number = await buy(guest, email);
  token = await tokenOf("order_placed", email);
  return () => assertInvariants(market.database.sql);
});

function buy(who: Visitor, address: string): Promise<string> {
  const goods = slugs.map((slug) => ({ slug, quantity: 2 }));
  return placedOrder(market, deps, who, { goods, email: address });
}

/** The token in the link of the newest email of that kind. */
async function tokenOf(kind: typeof emails.$inferSelect.kind, to: string): Promise<string> {
  const [mail] = await market.database.sql<{ text: string }[]>`
    select text from emails where kind = ${kind} and to_address = ${to} order by created_at desc, id desc limit 1`;
  return /\/order\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
}

const stranger = () => visitor(deps, "198.51.100.9");
const read = (link: string) => stranger().call((api) => api.guestOrders.read({ token: link }));

async function orderRow(which = number) {
  const [row] = await market.database.db.select().from(orders).where(eq(orders.number, which));
  return row!;
}

describe("The link to a guest's order", () => {
  it("comes with the confirmation and shows the order; only a hash of it is stored", async () => {
    const order = await read(token);
    expect(order).toMatchObject({ number, canChange: true });
    expect(order.lines).toHaveLength(2);
    const rows = await market.database.db.select().from(orderLinks);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is hidden where the team reads the outbox", async () => {
    const [mail] = await market.database.db.select().from(emails).where(eq(emails.to, email));
    const shown = await getMail(deps, mail!.id);
    expect(shown.text).toContain("/order?token=hidden");
    expect(shown.text + shown.html).not.toContain(token);
  });

  it("opens nothing when it is wrong, mangled, or expired, with the same response", async () => {
    const dead = ["", "x", token.slice(1), `${token}x`, "A".repeat(43)];
    for (const link of dead) {
      await expect(read(link)).rejects.toMatchObject({
        ...NOT_FOUND,
        message: "This link no longer works",
      });
    }
    const { deliveryDay } = await orderRow();
    const last = new Date(`${deliveryDay}T12:00:00Z`).getTime() + ORDER_LINK_DAYS * DAY;
    clock.pass(last - clock.now().getTime());
    expect((await read(token)).number).toBe(number);
    clock.pass(2 * DAY);
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND);
    await purgeOld(deps);
    const { id } = await orderRow();
    const isIts = eq(orderLinks.orderId, id);
    expect(await market.database.db.$count(orderLinks, isIts)).toBe(0);
  });

  it("opens no other order", async () => {
    const other = await buy(visitor(deps), `other${serial}@furrow.example`);
    const call = stranger().call;
    const line = { productId: (await read(token)).lines[0]!.productId, quantity: 1 };
    const day = (await orderRow(other)).deliveryDay;
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
      stranger().call((api) => api.orders.byNumber({ number })),
    ];
    const answers = await Promise.allSettled(reached);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "rejected"));
    for (const answer of answers.slice(0, -1)) {
      expect(answer).toMatchObject({ reason: NOT_FOUND });
    }
    expect((await orderRow(other)).state).toBe("placed");
  });

  it("changes the delivery only so often: each change is emailed", async () => {
    const { id, delivery, deliveryDay: day, deliveryWindow: window } = await orderRow();
    const { address, city, zipCode } = delivery;
    await spend(market.database.sql, "order_change", id);
    const place = { address, city, zipCode, specialInstructions: "At the gate" };
    await expect(
      stranger().call((api) =>
        api.guestOrders.changeDelivery({ token, number, day, window, ...place }),
      ),
    ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await tokenOf("order_changed", email)).toBe("");
  });

  it("removes goods, changes the delivery, and cancels; log and history record who did it", async () => {
    const { lines } = await read(token);
    const { productId } = lines[0]!;
    const taken = await stranger().call((api) =>
      api.guestOrders.takeOff({ token, number, productId, quantity: 1 }),
    );
    expect(taken.amount).toBeGreaterThan(0);
    expect((await read(await tokenOf("refund_started", email))).number).toBe(number);
    const options = await stranger().call((api) => api.checkout.delivery.options());
    const before = await orderRow();
    const day = options.days.find((one) => one.day > before.deliveryDay)!.day;
    const { address, city, zipCode } = before.delivery;
    await stranger().call((api) =>
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
    expect(await orderRow()).toMatchObject({ deliveryDay: day, deliveryWindow: "evening" });
    expect((await read(await tokenOf("order_changed", email))).day).toBe(day);
    const ends = await market.database.db
      .selectDistinct({ endsAt: orderLinks.endsAt })
      .from(orderLinks)
      .where(eq(orderLinks.orderId, before.id));
    expect(ends).toHaveLength(1);
    const done = await stranger().call((api) => api.guestOrders.cancel({ token, number }));
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
    const { productId } = (await read(token)).lines[0]!;
    const report = (to: "card" | "credit") =>
      stranger().call((api) =>
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
    expect((await read(token)).problems).toHaveLength(1);
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
    const opened = await guest.call((api) => api.guestOrders.open({ number }));
    expect((await read(opened.token)).number).toBe(number);
    await expect(stranger().call((api) => api.guestOrders.open({ number }))).rejects.toMatchObject(
      NOT_FOUND,
    );
    const ben = await registered(deps, {
      username: `ben${serial}`,
      email: `ben${serial}@furrow.example`,
    });
    await expect(ben.call((api) => api.guestOrders.open({ number }))).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

describe("A fresh link", () => {
  const mailed = () =>
    market.database.sql<{ text: string }[]>`
      select text from emails where kind = 'order_link' and to_address = ${email}`;

  it("is sent to the order's own address, and nowhere for anything else", async () => {
    await sendOrderLink(deps, { number, email: `someone${serial}@furrow.example` });
    await sendOrderLink(deps, { number: "FUR-0000-0000", email });
    expect(await mailed()).toHaveLength(0);
    await sendOrderLink(deps, { number, email: email.toUpperCase() });
    expect((await read(await tokenOf("order_link", email))).number).toBe(number);
    expect((await read(token)).number).toBe(number);
  });

  it("is not sent once it would already have expired", async () => {
    const { deliveryDay } = await orderRow();
    const ended = linkEnd(deliveryDay).getTime();
    clock.pass(ended - clock.now().getTime());
    await sendOrderLink(deps, { number, email });
    expect(await mailed()).toHaveLength(0);
    clock.pass(-1);
    await sendOrderLink(deps, { number, email });
    expect(await mailed()).toHaveLength(1);
  });

  it("is requested with the same response for every address, until the budget is used up", async () => {
    const someone = visitor(deps, `203.0.113.${serial + 20}`);
    const ask = (address: string) =>
      someone.call((api) => api.guestOrders.ask({ number, email: address }));
    expect(await ask(email)).toEqual(await ask(`nobody${serial}@furrow.example`));
    for (let times = 0; times < 4; times += 1) await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("is requested within one budget from all addresses of an IPv6 network", async () => {
    const ask = (host: number) =>
      visitor(deps, `2001:db8:0:${serial}::${host}`).call((api) =>
        api.guestOrders.ask({ number, email }),
      );
    for (let host = 1; host <= 5; host += 1) await ask(host);
    await expect(ask(6)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("Keeping a guest's order as an account", () => {
  it("makes an account with the order's address that owns this order and no other", async () => {
    const earlier = await buy(visitor(deps), email);
    const keeper = stranger();
    const user = await keeper.call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    expect(user).toMatchObject({ email, emailVerified: false, role: "customer" });
    const own = await keeper.call((api) => api.orders.mine());
    expect(own.map((one) => one.number)).toEqual([number]);
    expect((await orderRow(earlier)).userId).toBeNull();
    // An unverified address may be a stranger's, so no earlier orders are offered or joined.
    expect(await keeper.call((api) => api.accounts.earlierOrders())).toMatchObject({ orders: 0 });
    await expect(keeper.call((api) => api.accounts.joinEarlierOrders())).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    // The order now belongs to the account, so its link no longer works.
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND);
  });

  it("signs in to that account when the answer was lost and it is sent again", async () => {
    const keep = (password: string) =>
      stranger().call((api) => api.guestOrders.keep({ token, password }));
    const user = await keep(PASSWORD);
    expect(await keep(PASSWORD)).toMatchObject({ id: user.id });
    await expect(keep(`${PASSWORD} of another`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(1);
  });

  it("makes none for an address that has one, and the order stays the guest's", async () => {
    await registered(deps, { username: `had${serial}`, email });
    const keep = stranger().call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    await expect(keep).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await orderRow()).userId).toBeNull();
    expect((await read(token)).number).toBe(number);
  });

  it("of two at the same moment lets one have it", async () => {
    const keep = () =>
      stranger().call((api) => api.guestOrders.keep({ token, password: PASSWORD }));
    const answers = await Promise.allSettled([keep(), keep()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(1);
  });
});
