import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PERSON_MAP } from "#db/persons/index.ts";
import { nameOf, personalColumns } from "#db/persons/classify.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { users } from "#db/schema/accounts/users.ts";
import { ERASED_NAME } from "#shared/platform/audit-actor.ts";
import type { Deps } from "#server/deps.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import {
  type FormerAddress,
  forgetFormerAddress,
} from "#server/services/accounts/own/former-address.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { erasedAddress } from "#server/services/subscribers/admin/subscriber-record.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { LEFT, wholePerson } from "#tests/support/market/people/whole-person.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = movableClock();
  deps = testDeps(market.database.db, { clock, payments: market.deps.payments });
});
afterAll(() => market[Symbol.asyncDispose]());

const MARKS = Object.values(LEFT);

/** A founding deposit that was given back, and that the bank did not take. */
async function failedDeposit({ call }: Visitor, email: string): Promise<void> {
  const { paymentIntentId } = await call((api) =>
    api.memberships.reserve({ firstName: "Dee", email, zipCode: "94952" }),
  );
  await market.pay(paymentIntentId);
  await finalizeIntent(deps, paymentIntentId, "test");
  const [membership] = await market.database.sql<{ id: string }[]>`
    select m.id from memberships m join checkouts c on c.id = m.checkout_id
    where c.payment_intent_id = ${paymentIntentId}`;
  await refundMembership(deps, null, membership!.id);
  const [refund] = await market.database.sql<{ id: string }[]>`
    select id from refunds where intent_id = ${paymentIntentId}`;
  await noteRefund(deps, refund!.id, { id: null, state: "failed" });
}

/** The refund of a payment that was written last. */
async function latestOf(intentId: string): Promise<string> {
  const [refund] = await market.database.sql<{ id: string }[]>`
    select id from refunds where intent_id = ${intentId} order by created_at desc limit 1`;
  return refund!.id;
}

/** What the change of address left in the queue. */
async function queuedAddress(): Promise<FormerAddress> {
  const [job] = await market.database.sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget_address'`;
  return job?.["payload"] as FormerAddress;
}

describe("The map of persons", () => {
  it("classifies every table and every column that can hold text", async () => {
    const { sql } = market.database;
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

  it("names every table of persons that the download of one's data has, or why it is left out", async () => {
    const person = await registered(deps, {
      ...ana,
      username: "exporter",
      email: "exporter@x.example",
    });
    const json = await person.call((api) => api.accounts.exportData());
    const { tables } = JSON.parse(json) as { tables: Record<string, unknown> };
    const left = Object.values(PERSON_MAP)
      .filter((rule) => rule.of !== null && personalColumns(rule).length > 0)
      .map(nameOf)
      .filter((name) => !(name in tables));
    expect(left).toEqual(NOT_IN_DOWNLOAD);
  });
});

/** Copies of what the download has, of guards of the account, or of the team's own words. */
const NOT_IN_DOWNLOAD = [
  "account_tokens",
  "invitations",
  "throttles",
  "order_links",
  "order_history",
  "payment_links",
  "refunds",
  "receipts",
  "gift_card_history",
  "boxes",
  "customer_update_recipients",
  "route_stops",
  "stop_events",
  "farm_certifications",
  "subscriber_tokens",
  "early_access_signups",
  "farmer_application_history",
];

describe("ASVS 14.2.7 A person with every kind of trace", () => {
  it("leaves, a fortnight after asking, the name and the amounts on receipts and nothing else", async () => {
    const { sql } = market.database;
    const person = await wholePerson(market, deps);
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
    const amounts = await sql`select total_cents, subtotal_cents from orders order by id`;
    await sql`update orders set state = 'delivered', delivery_day = '2026-01-02'`;
    await sql`update users set deletion_due_at = ${new Date(clock.now().getTime() - DAY).toISOString()} where id = ${person.user.id}`;

    // Rows made by hand break some; erasing breaks no other.
    const broken = Object.keys(await violations(sql));

    await eraseDueAccounts(deps);

    const kept = await tracesOf(sql, marks);
    expect(kept.filter(({ table }) => table !== "orders")).toEqual([]);
    const receipts =
      await sql`select delivery, email from orders where user_id = ${person.user.id}`;
    expect(receipts.length).toBeGreaterThan(0);
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
    const [subscriber] = await deps.db
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, erasedAddress(LEFT.email)));
    expect(subscriber).toMatchObject({ state: "unsubscribed", note: "", tags: [] });
    expect(Object.keys(await violations(sql))).toEqual(broken);
  });

  it("is gone at the payment provider, whose word of it leaves no id", async () => {
    const person = await registered(deps, { ...ana, username: "payer", email: "payer@x.example" });
    const { clientSecret } = await person.call((api) => api.payments.cards.begin());
    await market.keepCard(clientSecret);
    const [user] = await deps.db.select().from(users).where(eq(users.id, person.user.id));
    const customer = user?.providerCustomerId ?? "";
    expect(await deps.payments.listCards(customer)).toHaveLength(1);
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await eraseDueAccounts(deps);
    expect(await deps.payments.listCards(customer).catch(() => [])).toEqual([]);
    expect(await tracesOf(market.database.sql, [customer, "payer@x.example"])).toEqual([]);
  });

  it("leaves the rows of a stranger alone whose address it merely typed", async () => {
    const { sql } = market.database;
    await sql`insert into waiting_list (email, zip_code, created_at) values ('stranger@x.example', '10001', now())`;
    const person = await registered(deps, {
      ...ana,
      username: "typer",
      email: "stranger@x.example",
    });
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await eraseDueAccounts(deps);
    const left = await tracesOf(sql, ["stranger@x.example"]);
    expect(left.map(({ table }) => table)).toEqual(["waiting_list"]);
  });

  it("whose deposit came back from the bank leaves no address in the log", async () => {
    const email = "depositor@x.example";
    const person = await registered(deps, { ...ana, username: "depositor", email });
    const token = await tokenIn(deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    await failedDeposit(person, email);
    const [refund] = await market.database.sql<{ id: string }[]>`
      select r.id from refunds r join payments p using (intent_id) join checkouts c on c.id = p.checkout_id
      where c.user_id = ${person.user.id}`;
    await makeGood(deps, null, { refundId: refund!.id, to: "credit" });
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await eraseDueAccounts(deps);
    expect(await tracesOf(market.database.sql, [email])).toEqual([]);
  });

  it("with an order under way is erased once it has come", async () => {
    const person = await registered(deps, {
      ...ana,
      username: "waiter",
      email: "waiter@x.example",
    });
    const { sql } = market.database;
    const id = crypto.randomUUID();
    await sql`insert into checkouts (id, token_hash, user_id, state, hold_expires_at, hold_ends_at, created_at) values (${id}, 'x', ${person.user.id}, 'held', now(), now() + interval '45 minutes', now())`;
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await eraseDueAccounts(deps);
    const username = async () =>
      (await deps.db.select().from(users).where(eq(users.id, person.user.id)))[0]?.username;
    expect(await username()).toBe("waiter");
    await sql`update checkouts set state = 'expired' where id = ${id}`;
    await eraseDueAccounts(deps);
    expect(await username()).toMatch(/^erased-/);
  });
});

describe("An account that is named like a number or an id of the log", () => {
  it.each(["100", "order_placed", "Hollow"])(
    "%s: entries about such things stay as they are",
    async (username) => {
      const { sql } = market.database;
      const email = `${username.toLowerCase()}@x.example`;
      const person = await registered(deps, { ...ana, username, email });
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
      clock.pass(14 * DAY);
      await eraseDueAccounts(deps);
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

describe("An account whose money is not settled", () => {
  it("is erased once its failed refund is made good and its dispute is decided", async () => {
    const { sql } = market.database;
    const person = await registered(deps, { ...ana, username: "owed", email: "owed@x.example" });
    await failedDeposit(person, "owed@x.example");
    const [refund] = await sql<{ id: string; intent: string }[]>`
      select r.id, r.intent_id as intent from refunds r join payments p using (intent_id)
      join checkouts c on c.id = p.checkout_id where c.user_id = ${person.user.id}`;
    const { id, intent } = refund!;
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    const isErased = async () => {
      await eraseDueAccounts(deps);
      const [user] = await deps.db.select().from(users).where(eq(users.id, person.user.id));
      return user?.username !== "owed";
    };
    expect(await isErased()).toBe(false);
    await makeGood(deps, null, { refundId: id, to: "card" });
    expect(await isErased()).toBe(false);
    await noteRefund(deps, await latestOf(intent), { id: "re_sent", state: "pending" });
    expect(await isErased()).toBe(false);
    await noteRefund(deps, await latestOf(intent), { id: "re_sent", state: "succeeded" });
    await sql`insert into disputes (id, intent_id, status, reason, amount_cents, created_at, updated_at)
      values ('du_open', ${intent}, 'needs_response', 'fraudulent', 5000, now(), now())`;
    expect(await isErased()).toBe(false);
    await sql`update disputes set status = 'lost'`;
    expect(await isErased()).toBe(true);
  });
});

describe("One account that cannot be erased", () => {
  it("does not stop the others, is reported, and is erased the next time", async () => {
    const { sql } = market.database;
    const people = [];
    for (const username of ["stuck", "free"]) {
      people.push(await registered(deps, { ...ana, username, email: `${username}@x.example` }));
    }
    for (const person of people) await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await sql.unsafe(`create function stick() returns trigger language plpgsql as $$ begin
      if old.username = 'stuck' then raise exception 'stuck'; end if; return new; end $$;
      create trigger stick before update on users for each row execute function stick();`);
    await expect(eraseDueAccounts(deps)).rejects.toThrow("an account could not be erased");
    const names = async () =>
      (await sql`select username from users where username in ('stuck', 'free')`).map((row) =>
        String(row["username"]),
      );
    expect(await names()).toEqual(["stuck"]);
    await sql.unsafe("drop trigger stick on users");
    await eraseDueAccounts(deps);
    expect(await names()).toEqual([]);
  });
});

describe("After a change of email", () => {
  it("the old address is nowhere, once the notice to it has left", async () => {
    const { sql } = market.database;
    await sql`truncate users, throttles, emails, audit_log, subscribers, checkouts, waiting_list, contact_messages cascade`;
    await sql`delete from graphile_worker._private_jobs`;
    await sql`truncate customer_updates cascade`;
    const person = await wholePerson(market, deps);
    await person.call(login(LEFT.username, ana.password));
    const email = "new@changed.example";
    await person.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(deps.db, "change_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    const former = await queuedAddress();
    expect(await forgetFormerAddress(deps, former)).toBe(false);
    await sendDueMail(deps, async () => {});
    expect(await forgetFormerAddress(deps, former)).toBe(true);
    expect(await tracesOf(sql, [LEFT.email])).toEqual([]);
    const moved =
      await sql`select count(*)::int as n from orders where email = ${email} and delivery->>'email' = ${email}`;
    expect(moved[0]?.["n"]).toBeGreaterThan(0);
    const [subscriber] = await sql`select email from subscribers`;
    expect(subscriber).toEqual({ email });
  });

  it("addresses that only contain the old one stay as they are", async () => {
    const { sql } = market.database;
    const person = await registered(deps, { ...ana, username: "lee", email: "lee@new.example" });
    const others = [
      "bruce.lee@old.example",
      "bruce+lee@old.example",
      "o'lee@old.example",
      "lee@old.example.org",
      "lee@old.examples",
    ];
    await sql`truncate waiting_list, contact_messages cascade`;
    for (const email of ["lee@old.example", ...others]) {
      await sql`insert into waiting_list (email, zip_code, created_at) values (${email}, '10001', now())`;
    }
    const words = ["lee@old.example", ...others].map((email) => `<${email}>`).join("\n");
    await sql`insert into audit_log (at, actor_name, action, subject_kind, subject_id, subject_name, detail)
      values (now(), 'Grace', 'user.changed', 'user', '1', 'lee', ${JSON.stringify({ words })}::text::jsonb)`;
    const former = { userId: person.user.id, email: "lee@old.example", wasProven: true };
    expect(await forgetFormerAddress(deps, former)).toBe(true);
    const listed = await sql`select email from waiting_list`;
    expect(listed.map((row) => String(row["email"])).toSorted()).toEqual(
      ["lee@new.example", ...others].toSorted(),
    );
    const [entry] = await sql`select detail from audit_log where subject_name = 'lee'`;
    expect(entry?.["detail"]).toEqual({
      words: words.replace("<lee@old.example>", "<a former address>"),
    });
  });

  it("a stranger's rows with an address that was never proven stay theirs", async () => {
    const { sql } = market.database;
    const person = await registered(deps, { ...ana, username: "taker", email: "victim@x.example" });
    await sql`insert into waiting_list (email, zip_code, created_at) values ('victim@x.example', '10001', now())`;
    await sql`update users set email = 'taker@x.example' where id = ${person.user.id}`;
    const former = { userId: person.user.id, email: "victim@x.example", wasProven: false };
    await sendDueMail(deps, async () => {});
    expect(await forgetFormerAddress(deps, former)).toBe(true);
    const left = await tracesOf(sql, ["victim@x.example"]);
    expect(left.map(({ table }) => table)).toEqual(["waiting_list"]);
    await expect(visitor(deps).call(login("taker", "wrong password"))).rejects.toThrow(
      "Invalid username or password",
    );
  });
});

/** Tables of persons whose rows hold ids and hashes alone. */
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
];
