import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { joinFarm } from "#server/services/accounts/farm-members.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function erased(person: Person): Promise<void> {
  await person.call((api) => api.accounts.requestDeletion());
  world.clock.pass(14 * DAY);
  await eraseDueAccounts(world.deps);
}

async function farmOf(...people: Person[]): Promise<number> {
  const id = await addFarm(world.deps.db);
  for (const { user } of people) {
    await world.deps.db.transaction((tx) => joinFarm(tx, user.id, id, world.clock.now()));
  }
  return id;
}

/** An application, by default an open one. Returns its id. */
async function applied(
  userId: string,
  { state = "submitted", farmId = null }: { state?: string; farmId?: number | null } = {},
): Promise<string> {
  const [application] = await world.market.database.sql<{ id: string }[]>`
    insert into farmer_applications
      (user_id, state, farm_id, farm_name, family_name, email, phone, location, farm_type, years_active, acreage,
        products_grown, farming_practices, markets, certifications, selling_platforms, why_join, submitted_at,
        review_due_on, created_at)
    values (${userId}, ${state}, ${farmId}, 'Oak', 'Lee', 'oak@x.example', '1', 'Petaluma', 'vegetable', '1', '1',
      'Kale', 'None', '{}', '{}', '{}', 'Why not', now(), '2099-01-01', now())
    returning id`;
  return application!.id;
}

async function farmRow(id: number) {
  const [row] = await world.deps.db.select().from(farms).where(eq(farms.id, id));
  return row!;
}

describe("The farm of an erased account", () => {
  it("pauses without a day to reopen when nobody else works for it, and waits for the team", async () => {
    const waiting = async () =>
      (await needsAttention(world.deps)).find(({ what }) => what.includes("nobody works for"))
        ?.count ?? 0;
    const before = await waiting();
    const farmer = await world.person("farmer");
    const farmId = await farmOf(farmer);
    await world.deps.db
      .update(farms)
      .set({ status: "paused", pausedUntil: "2099-01-01" })
      .where(eq(farms.id, farmId));
    await applied(farmer.user.id, { state: "approved", farmId });
    expect(await waiting()).toBe(before);
    await erased(farmer);
    expect(await farmRow(farmId)).toMatchObject({ status: "paused", pausedUntil: null });
    expect(await waiting()).toBe(before + 1);
  });

  it("pauses when it was live", async () => {
    const farmer = await world.person("farmer");
    const farmId = await farmOf(farmer);
    await erased(farmer);
    expect(await farmRow(farmId)).toMatchObject({ status: "paused", pausedUntil: null });
  });

  it("goes on with whoever else works for it", async () => {
    const farmer = await world.person("farmer");
    const farmId = await farmOf(farmer, await world.person("farmer"));
    await erased(farmer);
    expect(await farmRow(farmId)).toMatchObject({ status: "live" });
  });
});

describe("The open application of an erased account", () => {
  it("is withdrawn, so that the team is not asked about an empty form", async () => {
    const { sql } = world.market.database;
    const farmer = await world.person("farmer");
    const id = await applied(farmer.user.id);
    await erased(farmer);
    const [row] = await sql`select state, farm_name from farmer_applications where id = ${id}`;
    expect(row).toEqual({ state: "withdrawn", farm_name: "" });
    const history = await sql`select to_state, actor from farmer_application_history
      where application_id = ${id}`;
    expect([...history]).toEqual([{ to_state: "withdrawn", actor: "system" }]);
  });
});
