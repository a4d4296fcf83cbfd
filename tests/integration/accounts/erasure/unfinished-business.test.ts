import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { GOODS, openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A founding deposit whose refund failed at the bank. */
async function failedDeposit({ call }: Visitor, email: string): Promise<void> {
  const { paymentIntentId } = await call((api) =>
    api.memberships.reserve({ firstName: "Dee", email, zipCode: "94952" }),
  );
  await world.market.pay(paymentIntentId);
  await finalizeIntent(world.deps, paymentIntentId, "test");
  const [membership] = await world.market.database.sql<{ id: string }[]>`
    select m.id from memberships m join checkouts c on c.id = m.checkout_id
    where c.payment_intent_id = ${paymentIntentId}`;
  await refundMembership(world.deps, null, membership!.id);
  const [refund] = await world.market.database.sql<{ id: string }[]>`
    select id from refunds where intent_id = ${paymentIntentId}`;
  await noteRefund(world.deps, refund!.id, { id: null, state: "failed" });
}

/** The latest refund of a payment. */
async function latestOf(intentId: string): Promise<string> {
  const [refund] = await world.market.database.sql<{ id: string }[]>`
    select id from refunds where intent_id = ${intentId} order by created_at desc limit 1`;
  return refund!.id;
}

describe("ASVS 14.2.7 A person with every kind of trace", () => {
  it("whose deposit refund failed leaves no address in the audit log", async () => {
    const email = "depositor@x.example";
    const person = await registered(world.deps, { ...ana, username: "depositor", email });
    const token = await tokenIn(world.deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    await failedDeposit(person, email);
    const [refund] = await world.market.database.sql<{ id: string }[]>`
      select r.id from refunds r join payments p using (intent_id) join checkouts c on c.id = p.checkout_id
      where c.user_id = ${person.user.id}`;
    await makeGood(world.deps, null, { refundId: refund!.id, to: "credit" });
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    expect(await tracesOf(world.market.database.sql, [email])).toEqual([]);
  });

  it("with an open checkout is erased once it has ended", async () => {
    const person = await registered(world.deps, {
      ...ana,
      username: "waiter",
      email: "waiter@x.example",
    });
    const { sql } = world.market.database;
    const id = crypto.randomUUID();
    await sql`insert into checkouts (id, token_hash, user_id, state, hold_expires_at, hold_ends_at, created_at) values (${id}, 'x', ${person.user.id}, 'held', now(), now() + interval '45 minutes', now())`;
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await eraseDueAccounts(world.deps);
    const username = async () =>
      (await world.deps.db.select().from(users).where(eq(users.id, person.user.id)))[0]?.username;
    expect(await username()).toBe("waiter");
    await sql`update checkouts set state = 'expired' where id = ${id}`;
    await eraseDueAccounts(world.deps);
    expect(await username()).toMatch(/^erased-/);
  });
});

describe("An account with unsettled payments", () => {
  it("is erased once its failed refund has been made good and its dispute decided", async () => {
    const { sql } = world.market.database;
    const person = await registered(world.deps, {
      ...ana,
      username: "owed",
      email: "owed@x.example",
    });
    await failedDeposit(person, "owed@x.example");
    const [refund] = await sql<{ id: string; intent: string }[]>`
      select r.id, r.intent_id as intent from refunds r join payments p using (intent_id)
      join checkouts c on c.id = p.checkout_id where c.user_id = ${person.user.id}`;
    const { id, intent } = refund!;
    await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    const isErased = async () => {
      await eraseDueAccounts(world.deps);
      const [user] = await world.deps.db.select().from(users).where(eq(users.id, person.user.id));
      return user?.username !== "owed";
    };
    expect(await isErased()).toBe(false);
    await makeGood(world.deps, null, { refundId: id, to: "card" });
    expect(await isErased()).toBe(false);
    await noteRefund(world.deps, await latestOf(intent), { id: "re_sent", state: "pending" });
    expect(await isErased()).toBe(false);
    await noteRefund(world.deps, await latestOf(intent), { id: "re_sent", state: "succeeded" });
    await sql`insert into disputes (id, intent_id, status, reason, amount_cents, taken_cents, created_at, updated_at, read_at)
      values ('du_open', ${intent}, 'needs_response', 'fraudulent', 5000, 5000, now(), now(), now())`;
    expect(await isErased()).toBe(false);
    await sql`update disputes set status = 'lost'`;
    expect(await isErased()).toBe(true);
  });
});

describe("An account whose confirmed address bought as a guest", () => {
  async function confirmed(username: string) {
    const email = `${username}@x.example`;
    const person = await registered(world.deps, { ...ana, username, email });
    const token = await tokenIn(world.deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    await person.call((api) => api.accounts.requestDeletion());
    const isErased = async () => {
      await eraseDueAccounts(world.deps);
      const [user] = await world.deps.db.select().from(users).where(eq(users.id, person.user.id));
      return user?.username !== username;
    };
    return { email, isErased };
  }

  it("is erased once the guest order has come", async () => {
    const { email, isErased } = await confirmed("returner");
    world.clock.pass(13 * DAY);
    const goods = [{ slug: GOODS, quantity: 2 }];
    const number = await placedOrder(world.market, world.deps, visitor(world.deps), {
      goods,
      email,
    });
    world.clock.pass(DAY);
    const order = async () => {
      const [row] = await world.deps.db.select().from(orders).where(eq(orders.number, number));
      return row;
    };
    expect(await isErased()).toBe(false);
    expect(await order()).toMatchObject({ email, delivery: { email, address: "9 Quiet Lane" } });
    world.clock.pass(7 * DAY);
    expect(await isErased()).toBe(true);
    expect(await order()).toMatchObject({ delivery: { email: "", address: "" } });
  });

  it("is erased without waiting for an order of another account that names its address", async () => {
    const { email, isErased } = await confirmed("housemate");
    world.clock.pass(13 * DAY);
    const buyer = await world.person();
    const goods = [{ slug: GOODS, quantity: 2 }];
    const number = await placedOrder(world.market, world.deps, buyer, { goods, email });
    world.clock.pass(DAY);
    expect(await isErased()).toBe(true);
    const [order] = await world.deps.db.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({ email, delivery: { email, address: "9 Quiet Lane" } });
  });

  /** A visitor's checkout that names an address. */
  async function begun(email: string, guest = visitor(world.deps)) {
    const wanted = await basket(world.deps.db, { slug: GOODS, quantity: 1 });
    const { paymentIntentId } = await guest.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery: { ...wanted.delivery, email } }),
    );
    const rows = () => world.market.database.sql<{ id: string; state: string; email: string }[]>`
      select c.id, c.state, q.delivery->>'email' as email from checkouts c
      join checkout_quotes q on q.checkout_id = c.id and q.revision = c.revision
      where c.payment_intent_id = ${paymentIntentId}`;
    return { paymentIntentId, checkout: async () => (await rows())[0] };
  }

  it("is erased without waiting for an unpaid guest checkout, which ends with it", async () => {
    const { sql } = world.market.database;
    const { email, isErased } = await confirmed("prober");
    world.clock.pass(14 * DAY);
    const { paymentIntentId, checkout } = await begun(email);
    expect(await isErased()).toBe(true);
    const ended = await checkout();
    expect(ended).toMatchObject({ state: "expired", email: "" });
    expect(await sql`select state from holds where checkout_id = ${ended!.id}`).toEqual([
      { state: "released" },
    ]);
    const intent = await world.deps.payments.readIntent(paymentIntentId);
    expect(intent).toMatchObject({ state: "canceled" });
  });

  it("waits for a guest who named its address by mistake and has corrected it", async () => {
    const { email, isErased } = await confirmed("mistaken");
    world.clock.pass(14 * DAY);
    const guest = visitor(world.deps);
    await begun(email, guest);
    const { checkout } = await begun(`other.${email}`, guest);
    expect(await isErased()).toBe(false);
    expect(await checkout()).toMatchObject({ state: "held", email: `other.${email}` });
  });

  it("is erased once the order has come whose guest paid just before", async () => {
    const { email, isErased } = await confirmed("payer");
    world.clock.pass(14 * DAY);
    const { paymentIntentId, checkout } = await begun(email);
    await world.market.pay(paymentIntentId);
    expect(await isErased()).toBe(false);
    expect(await checkout()).toMatchObject({ state: "placed", email });
    world.clock.pass(7 * DAY);
    expect(await isErased()).toBe(true);
  });

  it("keeps a guest checkout under way while it waits for something else", async () => {
    const { email, isErased } = await confirmed("patient");
    await failedDeposit(visitor(world.deps), email);
    world.clock.pass(14 * DAY);
    const { checkout } = await begun(email);
    expect(await isErased()).toBe(false);
    expect(await checkout()).toMatchObject({ state: "held", email });
  });

  it("is erased once the refund of the guest order has been made good", async () => {
    const { email, isErased } = await confirmed("wronged");
    await failedDeposit(visitor(world.deps), email);
    const [refund] = await world.market.database.sql<{ id: string; intent: string }[]>`
      select r.id, r.intent_id as intent from refunds r join payments p using (intent_id)
      join memberships m using (checkout_id) where m.email = ${email}`;
    world.clock.pass(14 * DAY);
    expect(await isErased()).toBe(false);
    const { id, intent } = refund!;
    await makeGood(world.deps, null, { refundId: id, to: "card" });
    const sent = await latestOf(intent);
    await noteRefund(world.deps, sent, { id: "re_late", state: "pending" });
    await noteRefund(world.deps, sent, { id: "re_late", state: "succeeded" });
    expect(await isErased()).toBe(true);
  });
});

describe("An account that cannot be erased", () => {
  it("does not stop the others, is reported, and is retried on the next run", async () => {
    const { sql } = world.market.database;
    const people = [];
    for (const username of ["stuck", "free"]) {
      people.push(
        await registered(world.deps, { ...ana, username, email: `${username}@x.example` }),
      );
    }
    for (const person of people) await person.call((api) => api.accounts.requestDeletion());
    world.clock.pass(14 * DAY);
    await sql.unsafe(`create function stick() returns trigger language plpgsql as $$ begin
      if old.username = 'stuck' then raise exception 'stuck'; end if; return new; end $$;
      create trigger stick before update on users for each row execute function stick();`);
    await expect(eraseDueAccounts(world.deps)).rejects.toThrow("an account could not be erased");
    const names = async () =>
      (await sql`select username from users where username in ('stuck', 'free')`).map((row) =>
        String(row["username"]),
      );
    expect(await names()).toEqual(["stuck"]);
    await sql.unsafe("drop trigger stick on users");
    await eraseDueAccounts(world.deps);
    expect(await names()).toEqual([]);
  });
});
