import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { subscriberEvents, subscribers } from "#db/schema/subscribers/subscribers.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { OPTIONAL_MAIL_KINDS } from "#shared/mail/mail-choice.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";

let database: FreshDatabase;
let deps: Deps;
let serial = 0;
let ana: Visitor;
let ben: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  ana = await person(`ana${serial}`);
  ben = await person(`ben${serial}`);
});

const mailOf = (username: string) => `${username}@furrow.example`;
const person = (username: string) => registered(deps, { username, email: mailOf(username) });
const home = {
  label: "Home",
  address: "218 Orchard Way",
  city: "Petaluma",
  zipCode: "94952",
};
const addressesOf = (who: Visitor) => who.call((api) => api.accounts.customer.addresses());
const keep = (who: Visitor, fields: Partial<typeof home> & { id?: string } = {}) =>
  who.call((api) => api.accounts.customer.saveAddress({ ...home, ...fields }));

describe("Addresses", () => {
  it("the first is the default, another can be chosen, and there is always one", async () => {
    await keep(ana);
    await keep(ana, { label: "Work", address: "9 Mill Road" });
    const [first, second] = await addressesOf(ana);
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
    await ana.call((api) => api.accounts.customer.makeDefaultAddress({ id: second!.id }));
    expect((await addressesOf(ana))[0]?.label).toBe("Work");
    const remove = () => ana.call((api) => api.accounts.customer.removeAddress({ id: second!.id }));
    await remove();
    // Sent again after a lost answer: it is gone.
    await remove();
    expect(await addressesOf(ana)).toEqual([
      expect.objectContaining({ label: "Home", isDefault: true }),
    ]);
  });

  it("are saved once when the answer was lost and they are sent again", async () => {
    await keep(ana);
    await keep(ana);
    expect(await addressesOf(ana)).toHaveLength(1);
    await keep(ana, { address: "220 Orchard Way" });
    expect(await addressesOf(ana)).toHaveLength(2);
  });

  it("can be changed by their owner, and are not found for anyone else (ASVS 8.2.2)", async () => {
    await keep(ana);
    const { id } = (await addressesOf(ana))[0]!;
    await keep(ana, { id, address: "9 Mill Road" });
    expect(await addressesOf(ben)).toEqual([]);
    await expect(keep(ben, { id, address: "Ben's" })).rejects.toMatchObject(NOT_FOUND);
    for (const name of ["makeDefaultAddress", "removeAddress"] as const) {
      const attempt = ben.call((api) => api.accounts.customer[name]({ id }));
      await expect(attempt).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await addressesOf(ana)).toEqual([
      expect.objectContaining({ address: "9 Mill Road", isDefault: true }),
    ]);
  });

  it("must be in the delivery area and in their zip code's town, and number at most ten", async () => {
    const away = keep(ana, { zipCode: "10001", city: "New York" });
    await expect(away).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(keep(ana, { city: "Los Angeles" })).rejects.toMatchObject({
      message: expect.stringContaining("94952"),
    });
    await Promise.all(Array.from({ length: 10 }, (_, at) => keep(ana, { label: `Home ${at}` })));
    await expect(keep(ana)).rejects.toMatchObject({ code: "CONFLICT" });
    const kept = await addressesOf(ana);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe("Favorites", () => {
  it("belong to one user, and adding one twice adds it once", async () => {
    const farmId = await addFarm(database.db);
    const id = await addProduct(database.db, { farmId, name: "Quinces" });
    const save = (on: boolean) => ana.call((api) => api.accounts.customer.saveProduct({ id, on }));
    await save(true);
    await save(true);
    await ana.call((api) => api.accounts.customer.followFarm({ id: farmId, on: true }));
    expect(await ana.call((api) => api.accounts.customer.savedIds())).toEqual({
      products: [id],
      farms: [farmId],
    });
    const saved = await ana.call((api) => api.accounts.customer.saved());
    expect(saved.products.map(({ name }) => name)).toEqual(["Quinces"]);
    expect(saved.farms).toEqual([expect.objectContaining({ id: farmId, goods: 1 })]);
    expect(await ben.call((api) => api.accounts.customer.savedIds())).toEqual({
      products: [],
      farms: [],
    });
    await save(false);
    expect((await ana.call((api) => api.accounts.customer.savedIds())).products).toEqual([]);
  });

  it("number at most 500, and one that exists can still be added again", async () => {
    const { db, sql } = database;
    const farmId = await addFarm(db);
    const add = () => addProduct(db, { farmId, name: "Plums" });
    const ids = await Promise.all(Array.from({ length: 501 }, add));
    const [first, last] = [ids[0]!, ids.at(-1)!];
    await sql`insert into saved_products (user_id, product_id, created_at)
      select ${ben.user.id}, unnest(${ids.slice(0, 500)}::int[]), now()`;
    const save = (id: number) =>
      ben.call((api) => api.accounts.customer.saveProduct({ id, on: true }));
    await save(first);
    await expect(save(last)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await ben.call((api) => api.accounts.customer.savedIds())).products).toHaveLength(500);
  });

  it("hold at most 100 farms, and the shop shows the goods of all of them", async () => {
    const { db, sql } = database;
    const long = "of-the-north-slope-of-the-long-valley-behind-the-old-mill-and-the-creek".padEnd(
      110,
      "s",
    );
    const slugs = Array.from({ length: 101 }, (_, at) => `${String(at + 100)}-${long}`);
    const ids = await Promise.all(slugs.map((slug) => addFarm(db, { slug })));
    await sql`insert into saved_farms (user_id, farm_id, created_at)
      select ${ben.user.id}, unnest(${ids.slice(0, 100)}::int[]), now()`;
    const follow = (id: number) =>
      ben.call((api) => api.accounts.customer.followFarm({ id, on: true }));
    await follow(ids[0]!);
    await expect(follow(ids[100]!)).rejects.toMatchObject({ code: "CONFLICT" });
    const goods = await addProduct(db, { farmId: ids[99]!, name: "Medlars" });
    const followed = await ben.call((api) => api.accounts.customer.followedFarms());
    expect(followed).toEqual(slugs.slice(0, 100));
    const farm = followed.join(".");
    const { items } = await ben.call((api) => api.catalog.list({ farm }));
    expect(items.map(({ id }) => id)).toEqual([goods]);
    const facets = await ben.call((api) => api.catalog.facets({ farm }));
    expect(facets.total).toBe(1);
  });

  it("do not show drafts, which cannot be added either", async () => {
    const id = await addProduct(database.db, {
      farmId: await addFarm(database.db),
      name: "Secrets",
    });
    const save = () => ben.call((api) => api.accounts.customer.saveProduct({ id, on: true }));
    await save();
    await database.sql`update products set status = 'draft' where id = ${id}`;
    expect((await ben.call((api) => api.accounts.customer.saved())).products).toEqual([]);
    await expect(save()).rejects.toMatchObject(NOT_FOUND);
  });

  it("leave out a farm while the market has suspended it, and nobody can follow it", async () => {
    const id = await addFarm(database.db);
    const follow = (who: Visitor) =>
      who.call((api) => api.accounts.customer.followFarm({ id, on: true }));
    const followed = async () =>
      (await ana.call((api) => api.accounts.customer.saved())).farms.map((farm) => farm.id);
    await follow(ana);
    await database.db.update(farms).set({ status: "suspended" }).where(eq(farms.id, id));
    expect(await followed()).toEqual([]);
    await expect(follow(ben)).rejects.toMatchObject(NOT_FOUND);
    await database.db.update(farms).set({ status: "live" }).where(eq(farms.id, id));
    expect(await followed()).toEqual([id]);
  });

  it("are refused for unknown products and farms", async () => {
    const id = 2_000_000;
    const product = ana.call((api) => api.accounts.customer.saveProduct({ id, on: true }));
    await expect(product).rejects.toMatchObject(NOT_FOUND);
    const farm = ana.call((api) => api.accounts.customer.followFarm({ id, on: true }));
    await expect(farm).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("Email preferences", () => {
  const verify = (username: string) =>
    database.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.username, username));
  const choices = (who: Visitor) => who.call((api) => api.accounts.customer.mailChoices());
  const choose = (on: boolean) => ana.call((api) => api.accounts.customer.chooseNewsletter({ on }));
  const confirm = () =>
    database.db
      .update(subscribers)
      .set({ state: "confirmed" })
      .where(eq(subscribers.email, mailOf(`ana${serial}`)));

  it("require a verified address, since anyone can type an address", async () => {
    expect(await choices(ana)).toEqual({
      isVerified: false,
      orders: OPTIONAL_MAIL_KINDS.map((kind) => ({ kind, on: true })),
      newsletter: null,
      alerts: [],
    });
    await expect(choose(false)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("the newsletter starts with a confirmation email and ends immediately", async () => {
    await verify(`ana${serial}`);
    await choose(true);
    expect((await choices(ana)).newsletter).toBe("pending");
    const [row] = await deps.db
      .select({ source: subscribers.source })
      .from(subscribers)
      .where(eq(subscribers.email, mailOf(`ana${serial}`)));
    expect(row?.source).toBe("account");
    await confirm();
    await choose(false);
    expect((await choices(ana)).newsletter).toBe("unsubscribed");
    const events = await database.db
      .select({ event: subscriberEvents.event })
      .from(subscriberEvents)
      .innerJoin(subscribers, eq(subscribers.id, subscriberEvents.subscriberId))
      .where(eq(subscribers.email, mailOf(`ana${serial}`)))
      .orderBy(subscriberEvents.id);
    expect(events.map(({ event }) => event)).toEqual(["signed_up", "unsubscribed"]);
  });

  it("ending the newsletter also removes alerts and unsent marketing, like the unsubscribe link", async () => {
    const farmId = await addFarm(database.db);
    const productId = await addProduct(database.db, { farmId, name: "Quinces", onHand: 0 });
    await verify(`ana${serial}`);
    const email = mailOf(`ana${serial}`);
    await ana.call((api) => api.subscribers.notifyWhenBack({ email, productId }));
    await confirm();
    await database.sql`update emails set unsubscribe_url = 'https://furrow.example/u' where to_address = ${email}`;
    await choose(false);
    expect((await choices(ana)).alerts).toEqual([]);
    const [left] = await database.sql`
      select count(*)::int from emails where to_address = ${email} and unsubscribe_url is not null`;
    expect(left?.["count"]).toBe(0);
  });

  it("alerts are listed for their address, and only its account can remove them", async () => {
    const farmId = await addFarm(database.db);
    const productId = await addProduct(database.db, { farmId, name: "Medlars", onHand: 0 });
    await verify(`ana${serial}`);
    await verify(`ben${serial}`);
    const email = mailOf(`ana${serial}`);
    await ana.call((api) => api.subscribers.notifyWhenBack({ email, productId }));
    const { alerts } = await choices(ana);
    expect(alerts).toEqual([expect.objectContaining({ name: "Medlars", productId })]);
    const id = alerts[0]!.id;
    const stranger = ben.call((api) => api.accounts.customer.removeAlert({ id }));
    await expect(stranger).rejects.toMatchObject(NOT_FOUND);
    await ana.call((api) => api.accounts.customer.removeAlert({ id }));
    expect((await choices(ana)).alerts).toEqual([]);
  });
});
