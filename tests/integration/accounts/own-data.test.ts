import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "#db/schema/accounts/accounts.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { businessDayAt } from "#shared/time.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import type { Deps } from "#server/deps.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails", "audit_log", "subscribers", "checkouts");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

const ORDER_ID = "6f0cb1f4-6f5c-4b39-9d57-111111111111";

/** An order with Ana's email address, by default without an account. */
async function order(userId: string | null = null): Promise<void> {
  const { sql } = database;
  const checkoutId = crypto.randomUUID();
  const delivery = {
    address: "218 Orchard Way",
    city: "Petaluma",
    zipCode: "94952",
    deliveryTime: "morning",
    email: ana.email,
    firstName: "Ana",
    lastName: "Lee",
    phone: "707 555 0101",
  };
  await sql`insert into checkouts (id, token_hash, user_id, state, hold_expires_at, hold_ends_at, created_at)
    values (${checkoutId}, 'x', ${userId}, 'placed', now(), now() + interval '45 minutes', now())`;
  await sql`insert into checkout_quotes (checkout_id, revision, quote, delivery, created_at)
    values (${checkoutId}, 1, '{}', ${JSON.stringify(delivery)}::jsonb, now())`;
  await sql`insert into orders (id, number, checkout_id, payment_intent_id, user_id, email,
      subtotal_cents, tax_cents, delivery_cents, discount_cents, total_cents, tax_bps,
      delivery_day, delivery_window, delivery, placed_at)
    values (${ORDER_ID}, 'FUR-0000-0001', ${checkoutId}, 'pi_1', ${userId}, ${ana.email},
      1000, 88, 0, 0, 1088, 875, '2026-11-26', 'morning', ${JSON.stringify(delivery)}::jsonb, now())`;
}

describe("A person's own data", () => {
  it("is exported table by table, without anyone else's rows and without secrets", async () => {
    const person = await registered(deps);
    await registered(deps, { username: "ben", email: "ben@furrow.example" });
    await order(person.user.id);
    const start = performance.now();
    const json = await person.call((api) => api.accounts.exportData());
    expect(performance.now() - start).toBeLessThan(60_000);
    const { tables } = JSON.parse(json) as { tables: Record<string, unknown[]> };
    expect(tables["users"]).toMatchObject([{ username: "ana" }]);
    expect(tables["orders"]).toHaveLength(1);
    expect(json).toContain("218 Orchard Way");
    expect(json).not.toMatch(/ben@|argon2|passwordHash|tokenHash/);
  });

  it("includes what was bought as a guest once the address is verified, and nobody else's", async () => {
    const person = await registered(deps);
    await order();
    const { sql } = database;
    await sql`insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
      select 'pi_1', checkout_id, 'succeeded', 1088, 1088, false, now(), now() from orders`;
    await sql`insert into refunds (intent_id, order_id, state, reason, cause, bearer, amount_cents, created_at, updated_at)
      select 'pi_1', id, 'requested', '', 'poor_quality', 'farm', 100, now(), now() from orders`;
    await sql`insert into gift_cards (checkout_id, state, amount_cents, buyer_email, buyer_name, recipient_name, message, send_on, created_at)
      select checkout_id, 'active', 2500, email, 'Ana', 'Ben', '', now(), now() from orders`;
    await sql`insert into receipts (number, checkout_id, payment_intent_id, email, amount_cents, paid_at)
      select 'R-0000-0001', checkout_id, 'pi_1', email, 1088, now() from orders`;
    const sizes = async () => {
      const json = await person.call((api) => api.accounts.exportData());
      const { tables } = JSON.parse(json) as { tables: Record<string, unknown[]> };
      const names = ["orders", "checkouts", "checkout_quotes", "refunds", "gift_cards", "receipts"];
      return names.map((name) => tables[name]?.length);
    };
    expect(await sizes()).toEqual([0, 0, 0, 0, 0, 0]);
    const token = await tokenIn(deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    expect(await sizes()).toEqual([1, 1, 1, 1, 1, 1]);
    // Ben, who is signed in, names her address as the buyer's.
    const ben = await registered(deps, { username: "ben", email: "ben@furrow.example" });
    await sql`update orders set user_id = ${ben.user.id}`;
    await sql`update checkouts set user_id = ${ben.user.id}`;
    await sql`update gift_cards set user_id = ${ben.user.id}`;
    expect(await sizes()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("says what the account did to others, but neither to whom nor how", async () => {
    const person = await registered(deps);
    const { id } = person.user;
    await database.sql`
      insert into audit_log (at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, detail)
      values (now(), ${id}, 'ana', 'credit.given', 'user', 'ben-1', 'ben', '{"reason": "Ben of Oak Road called"}'),
        (now(), ${id}, 'ana', 'user.email_changed', 'user', ${id}, 'ana', '{"reason": "moved house"}')`;
    const json = await person.call((api) => api.accounts.exportData());
    expect(json).toContain("credit.given");
    expect(json).toContain("moved house");
    expect(json).not.toMatch(/ben-1|"ben"|Oak Road/);
  });

  it("includes every table with a user's rows", async () => {
    const person = await registered(deps);
    const json = await person.call((api) => api.accounts.exportData());
    const { tables } = JSON.parse(json) as { tables: Record<string, unknown[]> };
    const rows = await database.sql<
      { name: string }[]
    >`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`;
    const guards = ["account_tokens"];
    const missing = rows.filter(({ name }) => !guards.includes(name) && !(name in tables));
    expect(missing).toEqual([]);
  });

  it("requires the password within the last ten minutes (ASVS 7.5.1)", async () => {
    const person = await registered(deps);
    clock.pass(HOUR);
    const refused = { cause: { code: "confirm_password" } };
    await expect(person.call((api) => api.accounts.exportData())).rejects.toMatchObject(refused);
    await expect(person.call((api) => api.accounts.requestDeletion())).rejects.toMatchObject(
      refused,
    );
  });
});

describe("Erasing an account", () => {
  it("ends the sessions immediately and can be undone for two weeks", async () => {
    const person = await registered(deps);
    await person.call((api) => api.accounts.requestDeletion());
    expect(await person.call((api) => api.auth.current())).toBeNull();
    clock.pass(13 * DAY);
    await eraseDueAccounts(deps);
    await person.call(login("ana", ana.password));
    await person.call((api) => api.accounts.undoDeletion());
    clock.pass(2 * DAY);
    await eraseDueAccounts(deps);
    expect((await deps.db.select().from(users))[0]?.username).toBe("ana");
  });

  it("leaves no trace of the person, keeps the order, and stops all emails", async () => {
    const person = await registered(deps);
    await order(person.user.id);
    await deps.db.insert(addresses).values({
      userId: person.user.id,
      label: "Home",
      address: "218 Orchard Way",
      city: "Petaluma",
      zipCode: "94952",
      ...written(),
    });
    await deps.db.insert(subscribers).values({
      email: ana.email,
      source: "footer_newsletter",
      state: "confirmed",
      firstName: "Ana",
      ...written(),
    });
    const token = await tokenIn(deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    const choice = { kind: "order_out", on: false } as const;
    await person.call((api) => api.accounts.customer.chooseMail(choice));
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    await eraseDueAccounts(deps);
    const [account] = await deps.db.select().from(users).where(eq(users.id, person.user.id));
    expect(account).toMatchObject({ disabled: true, firstName: "Erased", deletionDueAt: null });
    expect(account?.declinedMails).toEqual([]);
    const [kept] = await database.sql`select total_cents, delivery from orders`;
    expect(kept).toMatchObject({
      total_cents: 1088,
      delivery: { lastName: "Lee", zipCode: "", address: "" },
    });
    expect(await deps.db.$count(emails)).toBe(0);
    const actions = (await deps.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toContain("user.deleted");
    for (const table of ["users", "orders", "addresses", "checkout_quotes", "subscribers"]) {
      const [row] = await database.sql`select count(*)::int as n from ${database.sql(table)} t
        where t::text ~* 'ana@furrow|Orchard|555 0101'`;
      expect(row?.["n"], table).toBe(0);
    }
    await expect(visitor(deps).call(login("ana", ana.password))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  it("waits while an undelivered order may still be redelivered", async () => {
    const person = await registered(deps);
    await order(person.user.id);
    await person.call((api) => api.accounts.requestDeletion());
    clock.pass(14 * DAY);
    const today = businessDayAt(clock.now());
    await database.sql`update orders set state = 'failed_delivery', delivery_day = ${today}`;
    await eraseDueAccounts(deps);
    expect((await deps.db.select().from(users))[0]?.username).toBe("ana");
    clock.pass(DAY);
    await eraseDueAccounts(deps);
    expect((await deps.db.select().from(users))[0]?.username).toMatch(/^erased-/);
  });

  it("is refused for the last admin", async () => {
    const person = await registered(deps);
    await deps.db.update(users).set({ role: "admin" });
    await expect(person.call((api) => api.accounts.requestDeletion())).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
