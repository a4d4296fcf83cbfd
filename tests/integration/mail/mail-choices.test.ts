import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#db/schema/accounts/users.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from "#shared/mail/mail-choice.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

type Account = Visitor & { user: { email: string } };

let at: DeliveryDay;
let ana: Account;
let serial = 0;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  at.begin();
  serial += 1;
  ana = await account("chooser");
});

const account = (name: string) =>
  registered(at.deps, { username: name + serial, email: `${name}${serial}@furrow.example` });

const order = (who: Visitor = ana, email = ana.user.email) =>
  placedOrder(at.market, at.deps, who, {
    goods: [{ slug: "own-beets", quantity: 1 }],
    email,
    day: at.day.current,
  });

const choose = (kind: OptionalMailKind, on: boolean) =>
  ana.call((api) => api.accounts.customer.chooseMail({ kind, on }));

/** Queues an email of this kind, as an order does, and returns it; nothing if none is written. */
async function mailOf(kind: OptionalMailKind, orderNumber: string, to = ana.user.email) {
  const { db } = at.deps;
  const dedupeKey = `test:${randomUUID()}`;
  const data = { ...mailSamples()[kind], orderNumber };
  await db.transaction((tx) => queueMail(at.deps, tx, { kind, to, dedupeKey, data }));
  const [mail] = await db.select().from(emails).where(eq(emails.dedupeKey, dedupeKey));
  return mail;
}

describe.each(OPTIONAL_MAIL_KINDS)("An email of %s", (kind) => {
  it("is not written for an account that turned it off, and is written again once it is turned on", async () => {
    const number = await order();
    expect(await mailOf(kind, number)).toBeDefined();
    await choose(kind, false);
    await choose(kind, false);
    expect(await mailOf(kind, number)).toBeUndefined();
    await choose(kind, true);
    expect(await mailOf(kind, number)).toBeDefined();
  });

  it("goes to guests with the same address and to other accounts", async () => {
    const guests = await order(visitor(at.deps));
    const ben = await account("ben");
    const bens = await order(ben, ana.user.email);
    await choose(kind, false);
    expect(await mailOf(kind, guests)).toBeDefined();
    expect(await mailOf(kind, bens)).toBeDefined();
  });

  it("is the only kind that its choice affects", async () => {
    const number = await order();
    await choose(kind, false);
    for (const other of OPTIONAL_MAIL_KINDS.filter((one) => one !== kind)) {
      expect(await mailOf(other, number)).toBeDefined();
    }
  });
});

describe("A choice", () => {
  it("remains when the account changes its address", async () => {
    await choose("order_out", false);
    const email = `moved${serial}@furrow.example`;
    await at.deps.db.update(sessions).set({ confirmedAt: at.clock.now() });
    await ana.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(at.deps.db, "change_email");
    await ana.call((api) => api.accounts.verifyEmail({ token }));
    expect(await mailOf("order_out", await order(ana, email), email)).toBeUndefined();
  });

  it("is refused for kinds that are always sent", async () => {
    const always = ana.call((api) =>
      api.accounts.customer.chooseMail({ kind: "order_late" as OptionalMailKind, on: false }),
    );
    await expect(always).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("From payment to delivery", () => {
  /** Delivers an order and returns the kinds of email sent to the buyer, from payment to delivery. */
  async function delivered(number: string): Promise<string[]> {
    await at.lock();
    await at.pack(number, [at.ids.beets]);
    const { current: day } = at.day;
    await at.lou.call((api) => api.logistics.plan({ day, window: "morning", vans: 1 }));
    const { routes } = await at.lou.call((api) => api.logistics.routes({ day, window: "morning" }));
    const { id: routeId, stops } = routes[0]!;
    await at.bo.call((api) => api.logistics.start({ routeId }));
    const stopId = stops[0]!.id;
    const happenedAt = at.clock.now().toISOString();
    const events = [{ id: randomUUID(), stopId, kind: "delivered" as const, happenedAt }];
    await at.bo.call((api) => api.logistics.report({ routeId, events }));
    expect((await at.orderOf(number)).state).toBe("delivered");
    const mails = (await at.mailsOf(number)).filter(({ kind }) => kind !== "farm_sheet");
    return mails.map(({ kind }) => kind).toSorted();
  }

  it("an account gets the kinds it chose, with a link to its choices", async () => {
    await choose("order_out", false);
    const number = await order();
    expect(await delivered(number)).toEqual(["order_delivered", "order_placed"]);
    const mails = await at.mailsOf(number);
    const page = "/dashboard/customer/mail";
    expect(mails.find(({ kind }) => kind === "order_delivered")?.text).toContain(page);
    expect(mails.find(({ kind }) => kind === "order_placed")?.text).not.toContain(page);
  });

  it("a guest gets all kinds, without a mention of choices", async () => {
    const number = await order(visitor(at.deps));
    expect(await delivered(number)).toEqual(["order_delivered", "order_out", "order_placed"]);
    for (const { text } of await at.mailsOf(number)) expect(text).not.toContain("Choose which");
  });
});
