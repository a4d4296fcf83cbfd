import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PERSON_MAP } from "#db/persons/index.ts";
import { nameOf } from "#db/persons/classify.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { users } from "#db/schema/accounts/users.ts";
import { ERASED_NAME } from "#shared/platform/audit/audit-actor.ts";
import { exportOwnData } from "#server/services/accounts/own/download/export-own-data.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { erasedAddress } from "#server/services/subscribers/admin/subscriber-record.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { violations } from "#tests/support/invariants.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { LEFT, wholePerson } from "#tests/support/market/people/whole-person.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const MARKS = Object.values(LEFT);

describe("The map in db/persons", () => {
  it("classifies every table and every column that can hold text", async () => {
    const { sql } = world.market.database;
    const columns = await sql<{ table: string; column: string }[]>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and (data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying') or udt_name = 'citext')`;
    const rules = new Map(Object.values(PERSON_MAP).map((rule) => [nameOf(rule), rule]));
    const unknown = columns.filter(
      ({ table }) => !rules.has(table) && !table.startsWith("__drizzle"),
    );
    expect(unknown).toEqual([]);
    const tables = await sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
    expect([...rules.keys()].toSorted()).toEqual(tables.map(({ name }) => String(name)).toSorted());
  });

  it("lists no personal table that the data export omits without a reason", async () => {
    const person = await registered(world.deps, {
      ...ana,
      username: "exporter",
      email: "exporter@x.example",
    });
    const json = await person.call((api) => api.accounts.exportData());
    const { tables } = JSON.parse(json) as { tables: Record<string, unknown> };
    const left = Object.values(PERSON_MAP)
      .filter((rule) => rule.of !== null)
      .map(nameOf)
      .filter((name) => !(name in tables));
    expect(left.toSorted()).toEqual(Object.keys(NOT_IN_DOWNLOAD).toSorted());
  });
});

/** Personal tables that the data export omits, with the reason for each. */
const NOT_IN_DOWNLOAD = {
  account_tokens: "only guards the account",
  throttles: "only guards the account, for hours",
  order_links: "only guards an order",
  payment_links: "only guards an order",
  subscriber_tokens: "only guards what was agreed to",
  order_history: "moves of the orders that it has, with the team's words",
  gift_card_history: "moves of the gift cards that it has, with the team's words",
  farmer_application_history: "moves of the applications that it has, with the team's words",
  route_stops: "a driver's way to the orders that it has",
  stop_events: "a driver's words",
  farm_certifications: "a farm's, where a decision's words happen to name someone",
  farm_visits: "a farm's, where the reason for canceling it happen to name someone",
};

describe("ASVS 14.2.7 A person with every kind of trace", () => {
  it("leaves only the name and amounts on receipts, two weeks after asking to be erased", async () => {
    const { sql } = world.market.database;
    const person = await wholePerson(world.market, world.deps);
    const [user] =
      await sql`select provider_customer_id as customer from users where id = ${person.user.id}`;
    const customer = String(user?.["customer"]);
    const marks = [...MARKS, customer];
    const before = new Set((await tracesOf(sql, marks)).map(({ table }) => table));
    const personal = Object.values(PERSON_MAP)
      .filter((rule) => rule.of !== null)
      .map(nameOf);
    const withWords = personal.filter((name) => !NO_WORDS.includes(name));
    expect(withWords.filter((name) => !before.has(name))).toEqual([]);
    const json = await exportOwnData(world.deps, { ...person.user, emailVerified: true });
    const { tables } = JSON.parse(json) as { tables: Record<string, unknown[]> };
    const shown = [...withWords, "subscriber_events"].filter((name) => !(name in NOT_IN_DOWNLOAD));
    expect(shown.filter((name) => !tables[name]?.length)).toEqual([]);
    // The team's notes about money are not the person's data.
    expect(JSON.stringify(tables["refunds"])).not.toContain(LEFT.words);
    const amounts = await sql`select total_cents, subtotal_cents from orders order by id`;
    await sql`update orders set state = 'delivered', delivery_day = '2026-01-02'`;
    await sql`update users set deletion_due_at = ${new Date(world.clock.now().getTime() - DAY).toISOString()} where id = ${person.user.id}`;

    const photos = () => sql`
      select from problem_photos where order_id in (select id from orders where user_id = ${person.user.id})`;
    expect((await photos()).length).toBeGreaterThan(0);

    // Rows inserted by the test violate some invariants; erasure must not violate any others.
    const broken = Object.keys(await violations(sql, new Date()));

    await eraseDueAccounts(world.deps);

    const kept = await tracesOf(sql, marks);
    expect(kept.filter(({ table }) => table !== "orders")).toEqual([]);
    const receipts =
      await sql`select delivery, email from orders where user_id = ${person.user.id}`;
    expect(receipts.length).toBeGreaterThan(0);
    expect(await photos()).toHaveLength(0);
    for (const { delivery, email } of receipts) {
      expect(email).toMatch(/@erased\.invalid$/);
      expect(delivery).toMatchObject({
        firstName: LEFT.firstName,
        lastName: LEFT.lastName,
        zipCode: "",
      });
      expect(JSON.stringify(delivery)).not.toMatch(/Zqstreet|Zqcity|Zqwords|7431|zqmail|94953/);
    }
    expect([...(await sql`select total_cents, subtotal_cents from orders order by id`)]).toEqual([
      ...amounts,
    ]);
    const [subscriber] = await world.deps.db
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, erasedAddress(LEFT.email)));
    expect(subscriber).toMatchObject({ state: "unsubscribed", note: "", tags: [] });
    expect(Object.keys(await violations(sql, new Date()))).toEqual(broken);
  });

  it("leaves no words of a question whose answer went to an address unconfirmed by now", async () => {
    const { sql } = world.market.database;
    const person = await registered(world.deps, {
      ...ana,
      username: "asker",
      email: "asker@x.example",
    });
    await sql`update users set email_verified_at = now() where id = ${person.user.id}`;
    const farmer = await farmOwner(world.deps);
    const { farmId } = farmer;
    const text = "Do you sell zqquinces at the gate?";
    await person.call((api) => api.accounts.questions.ask({ farmId, text }));
    const [question] = await person.call((api) => api.accounts.questions.list({ farmId }));
    await farmer.call((api) => api.farmer.questions.answer({ id: question!.id, text: "We do." }));
    const tables = async () => (await tracesOf(sql, ["zqquinces"])).map(({ table }) => table);
    expect(await tables()).toContain("emails");
    await sql`update users set email_verified_at = null where id = ${person.user.id}`;
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    expect(await tables()).toEqual([]);
  });

  it("is deleted at the payment provider, whose events leave no id", async () => {
    const person = await registered(world.deps, {
      ...ana,
      username: "payer",
      email: "payer@x.example",
    });
    const { clientSecret } = await person.call((api) => api.payments.cards.begin());
    await world.market.keepCard(clientSecret);
    const [user] = await world.deps.db.select().from(users).where(eq(users.id, person.user.id));
    const customer = user?.providerCustomerId ?? "";
    expect(await world.deps.payments.listCards(customer)).toHaveLength(1);
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    expect(await world.deps.payments.listCards(customer).catch(() => [])).toEqual([]);
    expect(await tracesOf(world.market.database.sql, [customer, "payer@x.example"])).toEqual([]);
  });

  it("reaches the saved views in which others search for the person, and no other views", async () => {
    const { sql } = world.market.database;
    const [searched, searching] = await Promise.all(
      ["searched", "searching"].map((username) =>
        registered(world.deps, { ...ana, username, email: `${username}@x.example` }),
      ),
    );
    await sql`update users set email_verified_at = now() where id = ${searched!.user.id}`;
    const save = (name: string, q: string) =>
      searching!.call((api) =>
        api.accounts.views.save({ table: "/dashboard/admin/users users", name, search: { q } }),
      );
    await save("Orders of late", "searched@x.example");
    await save("searched@x.example", "");
    await save("Everybody", "x.example");
    await searched!.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    const views = await sql`select name from table_views where user_id = ${searching!.user.id}`;
    expect([...views]).toEqual([{ name: "Everybody" }]);
  });

  it("does not affect a stranger's rows whose address it merely typed", async () => {
    const { sql } = world.market.database;
    await sql`insert into waiting_list (email, zip_code, created_at) values ('stranger@x.example', '10001', now())`;
    const person = await registered(world.deps, {
      ...ana,
      username: "typer",
      email: "stranger@x.example",
    });
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    const left = await tracesOf(sql, ["stranger@x.example"]);
    expect(left.map(({ table }) => table)).toEqual(["waiting_list"]);
  });
});

describe("An account named like another subject of the audit log", () => {
  it.each(["100", "order_placed", "Hollow"])(
    "%s: entries about those subjects are unchanged",
    async (username) => {
      const { sql } = world.market.database;
      const email = `${username.toLowerCase()}@x.example`;
      const person = await registered(world.deps, { ...ana, username, email });
      await sql`update users set email_verified_at = now() where id = ${person.user.id}`;
      const entry = ({ kind, id, name }: { kind: string; id: string; name: string }) =>
        sql`insert into audit_log (at, actor_name, action, subject_kind, subject_id, subject_name, detail)
        values (now(), 'Grace', 'export.made', ${kind}, ${id}, ${name}, '{"query": "all"}')`;
      const theirs = [
        { kind: "user", id: "1", name: username },
        { kind: "invitation", id: "2", name: email },
      ];
      const things = ["orders", "mail_kind", "farm", "membership"].map((kind) => ({
        kind,
        id: `thing-${username}`,
        name: username,
      }));
      for (const one of [...theirs, ...things]) await entry(one);
      await person.call((api) => api.accounts.requestDeletion());
      world.clock.pass(14 * DAY);
      await eraseDueAccounts(world.deps);
      const left =
        await sql`select subject_kind as kind, subject_name as name, detail from audit_log
      where actor_name = 'Grace' order by id desc limit 6`;
      const kept = { name: username, detail: { query: "all" } };
      const erased = { name: ERASED_NAME, detail: {} };
      expect([...left].toReversed()).toEqual([
        { kind: "user", ...erased },
        { kind: "invitation", ...erased },
        ...things.map(({ kind }) => ({ kind, ...kept })),
      ]);
    },
  );
});

/** Personal tables whose rows contain only ids, hashes and pictures. */
const NO_WORDS = [
  "checkouts",
  "known_devices",
  "account_tokens",
  "order_links",
  "payment_links",
  "second_factors",
  "recovery_codes",
  "farm_members",
  "saved_products",
  "saved_farms",
  "subscriber_tokens",
  "product_alerts",
  "problem_photos",
  "contact_attachments",
];
