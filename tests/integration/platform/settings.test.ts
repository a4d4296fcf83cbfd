import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { ensureBuilt } from "#server/bin/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import { createIntent } from "#server/services/checkout/checkout.ts";
import { rebookSlot, unbookSlot } from "#server/services/checkout/delivery-slots.ts";
import { deliveryOptions } from "#server/services/checkout/delivery.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import { getSettings } from "#server/services/platform/settings.ts";
import { saveSettings, settingsForAdmin } from "#server/services/platform/settings-admin.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { cents, toDollars } from "#shared/money.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { basket, setStock } from "#tests/support/market/basket.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { violations } from "#tests/support/invariants.ts";
import { type Administrator, administrator } from "#tests/support/market/people/administrator.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let admin: Administrator;
beforeAll(async () => {
  market = await openMarketPlace();
  admin = await administrator(market.database.db);
  await setStock(market.database.db, CARROTS, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql)).toEqual({});
});

const CARROTS = "nantes-carrots";
const tabOf = async (tab: SettingsTab) =>
  (await settingsForAdmin(market.deps)).tabs.find((one) => one.tab === tab)!;
async function save(tab: SettingsTab, values: Partial<Settings>) {
  const { version } = await tabOf(tab);
  return saveSettings(market.deps, admin, { tab, version, values });
}

/** The market's price for two bunches, read from its refusal of a wrong amount. */
async function priceOf() {
  const input = await basket(market.database.db, { slug: CARROTS, quantity: 2 });
  const refused = await createIntent(
    market.deps,
    { user: null, token: "nobody" },
    { ...input, amount: 1 },
  ).catch((error: { details: { total: number } }) => error);
  const total = "details" in refused ? refused.details.total : 0;
  return { input, total };
}

async function buy() {
  const { input, total } = await priceOf();
  const shopper = visitor(market.deps);
  const amount = toDollars(cents(total));
  const intent = await shopper.call((api) => api.checkout.createIntent({ ...input, amount }));
  await market.pay(intent.paymentIntentId);
  await shopper.call((api) =>
    api.checkout.processOrder({ paymentIntentId: intent.paymentIntentId, userId: null }),
  );
  return getOrder(intent.paymentIntentId);
}

async function getOrder(paymentIntentId: string) {
  const [order] = await market.database.db
    .select()
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.paymentIntentId, paymentIntentId));
  return { ...order!.orders, line: order!.order_lines };
}

describe("A change of the settings", () => {
  it("is logged alone, also the first of a market, and can be changed back", async () => {
    const before = await getSettings(market.deps);
    await save("fees", { taxBps: 1_025 });
    const { history } = await tabOf("fees");
    expect(history[0]?.detail).toEqual({ taxBps: { from: 875, to: 1_025 } });
    await save("fees", { taxBps: 875 });
    expect(await getSettings(market.deps)).toEqual(before);
  });

  it("tells how many orders to come it no longer serves", async () => {
    const { deliveryDay, deliveryWindow } = await buy();
    const { unserved } = await save("delivery", { holidays: [deliveryDay] });
    expect(unserved).toBeGreaterThanOrEqual(1);
    expect(await save("delivery", { leadDays: 3 })).toEqual({ unserved: 0 });
    expect(await save("delivery", { holidays: [], leadDays: 2 })).toEqual({ unserved: 0 });
    const zone = { name: "Elsewhere", prefixes: ["90"], feeCents: 0, minimumCents: 0 };
    expect(await save("fees", { zones: [zone] })).toEqual({ unserved: 0 });
    const { windowCapacities } = await getSettings(market.deps);
    const closed = { ...windowCapacities, [deliveryWindow]: 0 };
    const after = await save("delivery", { windowCapacities: closed });
    expect(after.unserved).toBe(unserved);
    await save("delivery", { windowCapacities });
    await save("fees", { zones: [] });
  });

  it("that leaves no weekday for delivery is refused", async () => {
    await expect(save("delivery", { deliveryWeekdays: [] })).rejects.toMatchObject({
      code: "invalid",
      message: "Please choose at least one weekday",
      details: { field: "deliveryWeekdays" },
    });
  });

  it("of the tax applies to the next order, and an older one keeps its own", async () => {
    const older = await buy();
    await save("fees", { taxBps: 1_000 });
    const next = await buy();
    expect(next.taxBps).toBe(1_000);
    expect(next.tax).toBe(Math.floor((next.subtotal * 1_000 * 2 + 10_000) / 20_000));
    expect(await getOrder(older.paymentIntentId)).toEqual(older);
    expect(older.taxBps).toBe(875);
  });

  it("of the commission applies to lines that are bought from then on", async () => {
    await save("fees", { commissionBps: 1_550 });
    expect((await buy()).line.commissionBps).toBe(1_550);
    await save("fees", { commissionBps: null });
    expect((await buy()).line.commissionBps).toBeGreaterThanOrEqual(1_600);
  });

  it("of a zone sets the fee and minimum of its zip codes", async () => {
    const zone = { name: "Sonoma", prefixes: ["949"], feeCents: 499, minimumCents: 0 };
    await save("fees", { zones: [zone] });
    expect((await buy()).deliveryFee).toBe(499);
    await save("fees", { zones: [{ ...zone, minimumCents: 5_000 }] });
    const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    await expect(
      createIntent(market.deps, { user: null, token: "nobody" }, input),
    ).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("The minimum order in Sonoma is $50.00"),
    });
    await save("fees", { zones: [] });
  });

  it("of a zone is shown for its zip codes: fee, minimum order and weekdays", async () => {
    const oakland = { name: "Oakland", prefixes: ["946"], feeCents: 599, minimumCents: 3_000 };
    await save("fees", { zones: [{ ...oakland, weekdays: [2, 4] }] });
    const check = (zipCode: string) =>
      visitor(market.deps).call((api) => api.checkout.delivery.check({ zipCode }));
    const terms = { name: "Oakland", feeCents: 599, minimumCents: 3_000, weekdays: [2, 4] };
    expect(await check("94607")).toEqual({ served: true, city: "Oakland", terms });
    expect(await check("95472")).toMatchObject({
      served: true,
      terms: { name: null, feeCents: 0 },
    });
    expect(await check("10001")).toEqual({ served: false, city: null, terms: null });
    await save("fees", { zones: [] });
  });

  it("of a window's capacity applies to coming days, and never drops places that are taken", async () => {
    const { deliveryDay } = await buy();
    await save("delivery", { windowCapacities: { morning: 0, afternoon: 7, evening: 400 } });
    const { days } = await deliveryOptions(market.deps, { token: null, user: null });
    const windows = days.find((day) => day.day === deliveryDay)?.windows;
    expect(windows).toMatchObject([
      { id: "morning", left: 0 },
      { id: "afternoon", left: 7 },
      { id: "evening", left: 400 },
    ]);
    await save("delivery", { windowCapacities: { morning: 400, afternoon: 400, evening: 400 } });
  });

  it("of a window's capacity gives a place that comes free only while fewer are taken than it says", async () => {
    const { deliveryDay } = await buy();
    await buy();
    const { sql } = market.database;
    const slots = sql`select booked, capacity from delivery_slots
      where day = ${deliveryDay} and "window" = 'morning'`;
    const [before] = await slots;
    const booked = Number(before?.["booked"]);
    const morning = (capacity: number) =>
      save("delivery", { windowCapacities: { morning: capacity, afternoon: 400, evening: 400 } });
    const left = async () => {
      const { days } = await deliveryOptions(market.deps, { token: null, user: null });
      const windows = days.find((day) => day.day === deliveryDay)?.windows;
      return windows?.find(({ id }) => id === "morning")?.left;
    };
    await morning(booked - 1);
    const slot = { day: deliveryDay, window: "morning" } as const;
    const free = () => market.database.db.transaction((tx) => unbookSlot(tx, slot));
    const book = () => market.database.db.transaction((tx) => rebookSlot(tx, slot));
    await free();
    expect([await left(), await book()]).toEqual([0, false]);
    await free();
    expect([await left(), await book()]).toEqual([1, true]);
    await morning(400);
    expect(await book()).toBe(true);
  });

  it("of deliveries moved to a day without delivery is refused", async () => {
    const moved = [{ from: "2030-12-24", to: "2030-12-25" }];
    await save("delivery", { holidays: ["2030-12-25"] });
    await expect(save("delivery", { movedDays: moved })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("December 25, 2030"),
    });
    await save("delivery", { holidays: [], movedDays: moved });
    await expect(save("delivery", { holidays: ["2030-12-25"] })).rejects.toThrow(
      "December 25, 2030",
    );
    await save("delivery", { movedDays: [] });
  });

  it("turns the welcome popup off and on again", async () => {
    const shows = () => visitor(market.deps).call((api) => api.subscribers.popup());
    expect(await shows()).toBe(true);
    await save("membership", { popupEnabled: false });
    expect(await shows()).toBe(false);
    await save("membership", { popupEnabled: true });
    expect(await shows()).toBe(true);
  });

  it("is logged with who and when, and can be reverted", async () => {
    await save("limits", { ordersPerHour: 77 });
    const { history } = await tabOf("limits");
    expect(history[0]).toMatchObject({
      actorId: admin.id,
      actorName: "setter",
      detail: { ordersPerHour: { to: 77 } },
    });
    const before = (history[0]!.detail["ordersPerHour"] as { from: number }).from;
    await save("limits", { ordersPerHour: before });
    expect((await getSettings(market.deps)).ordersPerHour).toBe(before);
  });

  it("by two admins at once is a conflict for the second", async () => {
    const { version } = await tabOf("fees");
    const change = (taxBps: number) =>
      saveSettings(market.deps, admin, { tab: "fees", version, values: { taxBps } });
    const both = await Promise.allSettled([change(901), change(902)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((result) => result.status === "rejected")?.reason).toMatchObject({
      code: "conflict",
    });
  });

  it("to the settings of another tab is refused", async () => {
    const { version } = await tabOf("fees");
    await expect(
      saveSettings(market.deps, admin, { tab: "fees", version, values: { ordersPerHour: 1 } }),
    ).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("The business details for customers", () => {
  const OTHER = {
    businessName: "Greenway Produce",
    contactEmail: "orders@greenway.example",
    contactPhone: "(510) 555-0199",
    contactStreet: "9 Mill Lane",
    contactCity: "Sonoma",
    contactZip: "95476",
    openingHours: ["Mon-Sun 6am-11pm"],
  };
  const IMPRINT = "Greenway Produce, 9 Mill Lane, Sonoma, CA 95476";
  const write = () =>
    visitor(market.deps).call((api) =>
      api.mail.contact.send({
        topic: "delivery",
        orderNumber: "",
        name: "Ana Lee",
        email: "ana@furrow.example",
        message: "Can the crate stand behind the gate?",
      }),
    );
  const mailed = (kind: MailKind) =>
    market.database.db.select().from(emails).where(eq(emails.kind, kind));

  beforeAll(() => {
    ensureBuilt();
  }, 240_000);

  it("change in the next email, page and receipt, and the log says who changed them", async () => {
    await using app = await openApp(market.deps, { pages: pageHost(false) });
    const page = async () => (await httpClient(app).get("/contact", { accept: "text/html" })).text;
    expect(await page()).toContain(BRAND_BUSINESS.phone);

    await save("contact", OTHER);
    const served = await page();
    for (const words of [IMPRINT, "tel:5105550199", "Mon-Sun 6am-11pm"]) {
      expect(served).toContain(words);
    }
    expect(served).toContain('"telephone":"(510) 555-0199"');
    expect(served).not.toContain(BRAND_BUSINESS.phone);
    expect(served).toContain("<title>Contact - Furrow</title>");

    await write();
    const [received] = await mailed("contact_received");
    expect(received?.text).toContain("call (510) 555-0199, Mon-Sun 6am-11pm");
    for (const body of [received?.text, received?.html]) expect(body).toContain(IMPRINT);
    expect(await mailed("contact_message")).toMatchObject([{ to: "orders@greenway.example" }]);

    const { number } = await buy();
    const receipt = await getReceipt(
      market.deps,
      { ...admin, role: "admin" } as SessionUser,
      number,
    );
    expect(receipt.business).toMatchObject({ name: "Greenway Produce", phone: "(510) 555-0199" });

    const { history } = await tabOf("contact");
    expect(history[0]).toMatchObject({
      action: "settings.changed",
      actorId: admin.id,
      actorName: "setter",
      detail: { contactEmail: { from: BRAND_BUSINESS.email, to: "orders@greenway.example" } },
    });
  });
});
