import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { CAUSE_OF_PROBLEM } from "#shared/payments/refunds/refund-cause.ts";
import { askForReviews } from "#server/services/orders/reviews/ask.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { written } from "#tests/support/market/written.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let serial = 0;
let farm = 0;
let slug = "";
let product = 0;
let ana: Visitor & { user: { id: string; email: string } };

beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  // A weekday at 10 in the morning in California.
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
  serial += 1;
  const { db, sql } = market.database;
  farm = await addFarm(db, { name: `Fern Farm ${serial}` });
  slug = `beets-${serial}`;
  await addProduct(db, { farmId: farm, slug, name: `Beets ${serial}` });
  product = await setStock(db, slug, 500);
  ana = await customer("ana", "Ana", "Lee");
  await sql`delete from settings where key = 'reviewsAtLeast'`;
});

const customer = (name: string, firstName: string, lastName: string) =>
  registered(deps, {
    username: `${name}${serial}`,
    email: `${name}${serial}@furrow.example`,
    firstName,
    lastName,
  });

/** Buys the beets and delivers them now. */
async function delivered(
  who: Visitor & { user: { email: string } },
  quantity = 1,
): Promise<string> {
  const goods = [{ slug, quantity }];
  const number = await placedOrder(market, deps, who, { goods, email: who.user.email });
  await market.database.sql`
    with arrived as (update orders set state = 'delivered' where number = ${number} returning id)
    insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
    select id, from_state::order_state, to_state::order_state, 'test', 'test', ${clock.now().toISOString()}
      from arrived, (values ('packed', 'out_for_delivery'), ('out_for_delivery', 'delivered')) moves (from_state, to_state)`;
  return number;
}

/** Reports beets of an order, and the team refunds them. */
async function refunded(
  number: string,
  kind: "missing" | "quality" | "wrong_item",
  { quantity = 1, cause = CAUSE_OF_PROBLEM[kind] } = {},
) {
  await ana.call((api) => api.orders.report({ number, productId: product, kind, quantity }));
  const [problem] = await market.database.sql`
    select p.id from order_problems p join orders o on o.id = p.order_id
    where o.number = ${number} and p.state = 'open'`;
  const admin = await signedInAdmin(deps);
  await admin.call((api) => api.admin.problems.refund({ id: problem!["id"], cause }));
}

const write = (who: Visitor, rating = 5, text = "Sweet and firm.") =>
  who.call((api) => api.orders.review({ productId: product, rating, text }));
const shown = () => visitor(deps).call((api) => api.catalog.reviews({ id: product, shown: 5 }));
const mails = (number: string) => market.database.sql`
  select html, unsubscribe_url from emails
  where kind = 'review_request' and html like ${`%${number}%`}`;

describe("Who may review", () => {
  it("nobody who never received it", async () => {
    await expect(write(ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await ana.call((api) => api.orders.ownReview({ productId: product }))).toEqual({
      may: "no",
      review: null,
    });
  });

  it("a buyer, from 24 hours after the delivery on", async () => {
    await delivered(ana);
    clock.pass(24 * HOUR - 1);
    await expect(write(ana)).rejects.toMatchObject({ code: "CONFLICT" });
    clock.pass(1);
    await write(ana);
    expect(await shown()).toMatchObject({ count: 1, average: 5 });
  });

  it("nobody whose order did not include it in the end", async () => {
    const number = await delivered(ana);
    await market.database.sql`update order_lines set short = quantity
      where order_id = (select id from orders where number = ${number})`;
    clock.pass(24 * HOUR);
    await expect(write(ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it.each(["missing", "wrong_item"] as const)(
    "nobody whose goods turned out not to have come (%s)",
    async (kind) => {
      const number = await delivered(ana, 2);
      clock.pass(24 * HOUR);
      const may = async () =>
        (await ana.call((api) => api.orders.ownReview({ productId: product }))).may;
      await refunded(number, kind, { cause: "goodwill" });
      expect(await may()).toBe("write");
      await refunded(number, kind);
      expect(await may()).toBe("no");
      await expect(write(ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    },
  );

  it("a buyer whose goods came and were not good enough", async () => {
    const number = await delivered(ana);
    clock.pass(24 * HOUR);
    await refunded(number, "quality", { cause: "packed_wrong" });
    await write(ana, 1, "Woody.");
    expect((await shown()).reviews).toMatchObject([{ text: "Woody." }]);
  });

  it("once for each product: a second review replaces the first", async () => {
    await delivered(ana);
    await delivered(ana);
    clock.pass(24 * HOUR);
    await write(ana, 2, "Woody.");
    await write(ana, 4, "Better this time.");
    const { count, average, reviews } = await shown();
    expect([count, average]).toEqual([1, 4]);
    expect(reviews).toMatchObject([{ by: "Ana L.", month: "2026-11", text: "Better this time." }]);
    await ana.call((api) => api.orders.removeReview({ productId: product }));
    expect((await shown()).count).toBe(0);
  });

  it("with 1 to 5 stars and at most 1,000 characters", async () => {
    await delivered(ana);
    clock.pass(24 * HOUR);
    await expect(write(ana, 6)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(write(ana, 0)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(write(ana, 5, "a".repeat(1_001))).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await write(ana, 5, "");
  });
});

describe("A product's page", () => {
  it("shows the newest first, with first name, initial and month, and the average of all", async () => {
    const ben = await customer("ben", "Ben", "ode");
    await delivered(ana);
    await delivered(ben);
    clock.pass(30 * HOUR);
    await write(ana, 5);
    clock.pass(10 * 24 * HOUR);
    await write(ben, 4, "");
    const { count, average, reviews } = await shown();
    expect([count, average]).toEqual([2, 4.5]);
    expect(reviews.map(({ by, month }) => [by, month])).toEqual([
      ["Ben O.", "2026-12"],
      ["Ana L.", "2026-11"],
    ]);
  });

  it("shows none until there are as many as the settings require", async () => {
    const now = clock.now().toISOString();
    await market.database.sql`
      insert into settings (key, value, updated_at) values ('reviewsAtLeast', '2', ${now})`;
    await delivered(ana);
    clock.pass(24 * HOUR);
    await write(ana);
    expect(await shown()).toEqual({ count: 1, atLeast: 2, average: null, reviews: [] });
  });
});

describe("A farm's page", () => {
  const ofFarm = () => visitor(deps).call((api) => api.farms.reviews({ farmId: farm }));

  it("shows what is said of all its goods, the newest first, each with what it is about", async () => {
    expect(await ofFarm()).toEqual({ count: 0, average: null, reviews: [] });
    const { db, sql } = market.database;
    const beets = { slug, product };
    await delivered(ana);
    slug = `leeks-${serial}`;
    await addProduct(db, { farmId: farm, slug, name: `Leeks ${serial}` });
    product = await setStock(db, slug, 500);
    await delivered(ana);
    clock.pass(24 * HOUR);
    await write(ana, 4, "Tender.");
    clock.pass(HOUR);
    product = beets.product;
    await write(ana, 5, "Sweet.");
    expect(await ofFarm()).toMatchObject({
      count: 2,
      average: 4.5,
      reviews: [
        { text: "Sweet.", by: "Ana L.", product: { id: beets.product, isGone: false } },
        { text: "Tender.", product: { name: `Leeks ${serial}` } },
      ],
    });
    await sql`update product_reviews set hidden_at = now(), hidden_reason = 'Rude' where text = 'Tender.' and product_id <> ${product}`;
    expect(await ofFarm()).toMatchObject({ count: 1, average: 5 });
  });

  it("shows only what the pages of its goods show, and nothing of a suspended farm", async () => {
    await delivered(ana);
    clock.pass(24 * HOUR);
    await write(ana);
    const { sql } = market.database;
    await sql`
      insert into settings (key, value, updated_at) values ('reviewsAtLeast', '2', now())`;
    expect(await ofFarm()).toMatchObject({ count: 0, average: null, reviews: [] });
    await sql`delete from settings where key = 'reviewsAtLeast'`;
    expect(await ofFarm()).toMatchObject({ count: 1 });
    expect(await shown()).toMatchObject({ count: 1, average: 5 });
    await sql`update farms set status = 'suspended' where id = ${farm}`;
    expect(await ofFarm()).toMatchObject({ count: 0, reviews: [] });
    expect(await shown()).toMatchObject({ count: 0, average: null, reviews: [] });
  });
});

describe("The farm and the team", () => {
  async function reviewed() {
    await delivered(ana);
    clock.pass(24 * HOUR);
    await write(ana, 3, "Some were small.");
    const [review] = (await shown()).reviews;
    return review!.id;
  }

  async function farmer(farmId: number) {
    const person = await customer(`farmer${farmId}`, "Fern", "Cole");
    const { db, sql } = market.database;
    await sql`update users set role = 'farmer' where id = ${person.user.id}`;
    await db.insert(farmMembers).values({ userId: person.user.id, farmId, ...written() });
    return person;
  }

  it("the farm replies once, and no other farm does", async () => {
    const id = await reviewed();
    const gus = await farmer(await addFarm(market.database.db, { name: "Gus Farm" }));
    const fern = await farmer(farm);
    const reply = (who: Visitor, text = "Thank you. The cold came early.") =>
      who.call((api) => api.farmer.reviews.reply({ id, text }));
    await expect(reply(gus)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const page = await fern.call((api) => api.farmer.reviews.page({ standing: "unanswered" }));
    expect(page).toMatchObject({ total: 1, rows: [{ by: "Ana L.", rating: 3 }] });
    await reply(fern);
    await expect(reply(fern, "Once more.")).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await shown()).reviews[0]?.reply).toEqual({
      text: "Thank you. The cold came early.",
      month: "2026-11",
    });
    await write(ana, 3, "Some were small.");
    expect((await shown()).reviews[0]?.reply).not.toBeNull();
    await write(ana, 5, "Sweet and large.");
    expect((await shown()).reviews[0]).toMatchObject({ text: "Sweet and large.", reply: null });
    await reply(fern, "Thank you for writing again.");
  });

  it("desks find one by either name of its product", async () => {
    await reviewed();
    const remolachas = `Remolachas ${serial}`;
    await market.database.sql`update products set name_es = ${remolachas} where id = ${product}`;
    const fern = await farmer(farm);
    const admin = await signedInAdmin(deps);
    for (const q of [`remolachas ${serial}`, `beets ${serial}`]) {
      expect(await fern.call((api) => api.farmer.reviews.page({ q }))).toMatchObject({ total: 1 });
      expect(await admin.call((api) => api.admin.reviews.page({ q }))).toMatchObject({ total: 1 });
    }
  });

  it("an admin hides one with a reason, which its writer reads, and shows it again", async () => {
    const id = await reviewed();
    const admin = await signedInAdmin(deps);
    await admin.call((api) => api.admin.reviews.hide({ id, reason: "It names a person." }));
    expect(await shown()).toMatchObject({ count: 0, average: null });
    const { review } = await ana.call((api) => api.orders.ownReview({ productId: product }));
    expect(review?.hiddenReason).toBe("It names a person.");
    await write(ana, 1, "Written again.");
    expect((await shown()).count).toBe(0);
    await admin.call((api) => api.admin.reviews.show({ id }));
    expect((await shown()).count).toBe(1);
    const log = await market.database.sql`
      select action, actor_name, detail->>'reason' as reason from audit_log
      where subject_kind = 'review' and subject_id = ${id} order by id`;
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ["review.hidden", "It names a person."],
      ["review.shown", null],
    ]);
  });

  it("the team exports its list as a table in which nothing runs as a formula", async () => {
    const id = await reviewed();
    await write(ana, 2, "=cmd|' /C calc'!A1");
    const admin = await signedInAdmin(deps);
    const file = (standing: "hidden" | "unanswered") =>
      admin.call((api) => api.admin.reviews.export({ q: slug.replace("-", " "), standing }));
    expect(await file("hidden")).not.toContain("calc");
    await admin.call((api) => api.admin.reviews.hide({ id, reason: "Out of place." }));
    const csv = await file("hidden");
    expect(csv).toContain(`,Fern Farm ${serial},2,'=cmd|' /C calc'!A1,Ana L.,,Out of place.`);
    const [log] = await market.database.sql`
      select subject_name from audit_log where subject_kind = 'reviews' order by id desc limit 1`;
    expect(log).toMatchObject({ subject_name: "1" });
  });

  it("a hidden one stays hidden when its writer deletes and rewrites it", async () => {
    const id = await reviewed();
    const admin = await signedInAdmin(deps);
    await admin.call((api) => api.admin.reviews.hide({ id, reason: "It names a person." }));
    await ana.call((api) => api.orders.removeReview({ productId: product }));
    const { review } = await ana.call((api) => api.orders.ownReview({ productId: product }));
    expect(review).toMatchObject({ text: "", hiddenReason: "It names a person." });
    await write(ana, 5, "Written again.");
    expect(await shown()).toMatchObject({ count: 0, average: null });
  });
});

describe("The email that asks", () => {
  it("is sent once per order, during the day, at the earliest a day after the delivery", async () => {
    const number = await delivered(ana);
    clock.pass(23 * HOUR);
    await askForReviews(deps);
    expect(await mails(number)).toHaveLength(0);
    clock.pass(16 * HOUR); // 1 in the morning
    await askForReviews(deps);
    expect(await mails(number)).toHaveLength(0);
    clock.pass(8 * HOUR);
    await askForReviews(deps);
    await askForReviews(deps);
    const sent = await mails(number);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.["unsubscribe_url"]).toBeNull();
    expect(sent[0]?.["html"]).toContain("/dashboard/customer/mail");
  });

  it("lists what came, not what was missing at the door", async () => {
    const [some, none] = [await delivered(ana, 3), await delivered(ana, 1)];
    clock.pass(2 * HOUR);
    await refunded(some, "missing", { quantity: 2 });
    await refunded(none, "missing");
    clock.pass(22 * HOUR);
    await askForReviews(deps);
    expect((await mails(some))[0]?.["html"]).toMatch(/1 × Beets/u);
    expect(await mails(none)).toHaveLength(0);
  });

  it("is not sent to anyone who opted out, has reviewed, awaits an answer, or ordered long ago", async () => {
    const [ben, cleo, dan] = [
      await customer("ben", "Ben", "Ode"),
      await customer("cleo", "Cleo", "May"),
      await customer("dan", "Dan", "Roe"),
    ];
    const old = await delivered(dan);
    clock.pass(7 * 24 * HOUR);
    const [anas, bens, cleos] = [await delivered(ana), await delivered(ben), await delivered(cleo)];
    await ana.call((api) =>
      api.accounts.customer.chooseMail({ kind: "review_request", on: false }),
    );
    await cleo.call((api) =>
      api.orders.report({ number: cleos, productId: product, kind: "missing", quantity: 1 }),
    );
    clock.pass(24 * HOUR);
    await write(ben);
    await askForReviews(deps);
    for (const number of [old, anas, bens, cleos]) expect(await mails(number)).toHaveLength(0);
    await ana.call((api) => api.accounts.customer.chooseMail({ kind: "review_request", on: true }));
    await askForReviews(deps);
    expect(await mails(anas)).toHaveLength(1);
  });
});
