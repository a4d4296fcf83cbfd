import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetFormerAddress } from "#server/services/accounts/own/former-address.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** An open application of a farm, with or without an account. */
async function applied(email: string, userId: string | null): Promise<void> {
  await world.market.database.sql`insert into farmer_applications
    (user_id, farm_name, family_name, email, phone, location, farm_type, years_active, acreage, products_grown,
      farming_practices, markets, certifications, selling_platforms, why_join, submitted_at, review_due_on, created_at)
    values (${userId}, 'Oak', 'Lee', ${email}, '1', 'Petaluma', 'vegetable', '1', '1', 'Kale', 'None', '{}', '{}',
      '{}', 'Why not', now(), '2099-01-01', now())`;
}

const statesOf = async (email: string) =>
  (
    await world.market.database.sql<{ state: string }[]>`
      select state from farmer_applications where email = ${email} order by state`
  ).map(({ state }) => state);

describe("A former address that has a row where the new one has its own", () => {
  it.each([true, false])(
    "gives up its open application, whether or not it was verified: %s",
    async (wasProven) => {
      const username = `farmer-${wasProven}`;
      const [former, email] = [`${username}@old.example`, `${username}@new.example`];
      const { user } = await registered(world.deps, { ...ana, username, email });
      await applied(former, user.id);
      await applied(email, null);
      await forgetFormerAddress(world.deps, { userId: user.id, email: former, wasProven });
      expect(await statesOf(former)).toEqual([]);
      expect(await statesOf(email)).toEqual(["submitted", "withdrawn"]);
    },
  );

  /** A subscriber of an address; the former one is confirmed. Returns the id. */
  async function subscribed(email: string, state: string): Promise<string> {
    const [row] = await world.market.database.sql<{ id: string }[]>`
      insert into subscribers (email, source, state, created_at)
      values (${email}, 'early_access', ${state}, now()) returning id`;
    return row!.id;
  }

  it.each([
    ["pending", "confirmed", 1],
    ["unsubscribed", "unsubscribed", 0],
  ])(
    "hands its place in line, and what is still wanted, to a subscriber who is %s",
    async (state, after, alerts) => {
      const { sql } = world.market.database;
      const username = `subscriber-${state}`;
      const [former, email] = [`${username}@old.example`, `${username}@new.example`];
      const { user } = await registered(world.deps, { ...ana, username, email });
      const old = await subscribed(former, "confirmed");
      const id = await subscribed(email, state);
      await sql`insert into early_access_signups (subscriber_id, zip_code, variant, referral_code, created_at)
        values (${old}, '94952', 1, ${username}, now())`;
      await sql`insert into product_alerts (subscriber_id, product_id, created_at)
        values (${old}, ${world.goods.productId}, now())`;
      await forgetFormerAddress(world.deps, { userId: user.id, email: former, wasProven: true });
      const [row] = await sql`select s.state, e.referral_code as code, count(a.id)::int as alerts
        from subscribers s join early_access_signups e on e.subscriber_id = s.id
        left join product_alerts a on a.subscriber_id = s.id
        where s.id = ${id} group by s.state, e.referral_code`;
      expect(row).toEqual({ state: after, code: username, alerts });
      const events = await sql`select event from subscriber_events where subscriber_id = ${id}`;
      expect([...events]).toEqual(after === "confirmed" ? [{ event: "confirmed" }] : []);
    },
  );

  it("gives up its open invitation", async () => {
    const { sql } = world.market.database;
    const [former, email] = ["invited@old.example", "invited@new.example"];
    const { user } = await registered(world.deps, { ...ana, username: "invited", email });
    for (const address of [former, email]) {
      await sql`insert into invitations (email, role, token_hash, expires_at, created_at)
        values (${address}, 'farmer', ${address}, now() + interval '7 days', now())`;
    }
    await forgetFormerAddress(world.deps, { userId: user.id, email: former, wasProven: true });
    const left =
      await sql`select email::text, token_hash from invitations where email like 'invited@%'`;
    expect([...left]).toEqual([{ email, token_hash: email }]);
  });
});
