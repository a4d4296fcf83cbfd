import { and, desc, eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { users } from "#db/schema/accounts/users.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { approveRun, cancelRun, redraftRun } from "#server/services/payments/payouts/decide.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { IS_OPEN_ACCOUNT } from "#server/services/platform/people/open-account.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  newestRun,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import type { Person, World } from "#tests/support/powers/world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { withGrowingFarms } from "#tests/support/setups/growing-farms.ts";

let world: World;
let farmId: number;
let admin: Person;
let other: Person;
withGrowingFarms((opened) => {
  ({ world, farmId, admin, other } = opened);
});

const latest = async () => (await payoutsOf(world, farmId)).at(-1);
const lastEntry = async () =>
  (await world.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe("An admin", () => {
  async function drafted() {
    await readyOwner(world, farmId);
    const { order, line } = await sold(world, 5);
    await deliver(world, order);
    return { run: await nextRun(world), order, line };
  }

  it("approves what the job drafted, with the log saying who and how much", async () => {
    const { run } = await drafted();
    await approveAsShown(world.deps, admin.user, run.id);
    expect(await newestRun(world)).toMatchObject({ state: "approved", approvedBy: admin.user.id });
    expect(await latest()).toMatchObject({ state: "sending" });
    expect(await lastEntry()).toMatchObject({
      action: "payout_run.approved",
      actorName: admin.user.username,
      subjectName: run.day,
    });
    const again = approveAsShown(world.deps, other.user, run.id);
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });

  it("who drafted it again cannot approve it while there is another, who can", async () => {
    const { run } = await drafted();
    await redraftRun(world.deps, admin.user, run.id);
    const own = approveAsShown(world.deps, admin.user, run.id);
    await expect(own).rejects.toMatchObject({ code: "forbidden" });
    expect(await latest()).toMatchObject({ state: "drafted" });
    await approveAsShown(world.deps, other.user, run.id);
    expect(await latest()).toMatchObject({ state: "sending" });
  });

  it("is not approved by an admin who still sees an earlier draft", async () => {
    const { run } = await drafted();
    const shown = { runId: run.id, draftedAt: run.draftedAt.toISOString() };
    world.clock.pass(60_000);
    await redraftRun(world.deps, admin.user, run.id);
    await expect(approveRun(world.deps, other.user, shown)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await latest()).toMatchObject({ state: "drafted" });
    await approveAsShown(world.deps, other.user, run.id);
    expect(await latest()).toMatchObject({ state: "sending" });
  });

  it.each([
    ["disabled", { disabled: true }, { disabled: false }],
    ["about to be deleted", { deletionDueAt: new Date("2099-01-01") }, { deletionDueAt: null }],
  ])("approves what they drafted again if all others are %s", async (_how, gone, back) => {
    const { run } = await drafted();
    await redraftRun(world.deps, admin.user, run.id);
    const others = and(eq(users.role, "admin"), ne(users.id, admin.user.id), IS_OPEN_ACCOUNT);
    const { db } = world.deps;
    const left = await db.update(users).set(gone).where(others).returning({ id: users.id });
    expect(left).toContainEqual({ id: other.user.id });
    const approving = await Promise.allSettled([approveAsShown(world.deps, admin.user, run.id)]);
    for (const { id } of left) await db.update(users).set(back).where(eq(users.id, id));
    expect(approving).toMatchObject([{ status: "fulfilled" }]);
    expect(await latest()).toMatchObject({ state: "sending" });
  });

  it("drafts again with what has changed since", async () => {
    const { run, order, line } = await drafted();
    await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: { lines: [{ productId: line.productId, quantity: 1 }], delivery: false },
      reason: "Wilted",
      cause: "poor_quality",
    });
    await redraftRun(world.deps, admin.user, run.id);
    const payout = await latest();
    expect(payout!.amount).toBeLessThan(line.farmShare);
    expect(await payoutsOf(world, farmId)).toHaveLength(1);
  });

  it("cancels a draft, after which its money waits for the next run, or for the same one drafted again", async () => {
    const { run, line } = await drafted();
    await cancelRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({ state: "canceled" });
    await draftDue(world.deps);
    expect(await newestRun(world)).toMatchObject({ id: run.id, state: "canceled" });
    await redraftRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
    await cancelRun(world.deps, other.user, run.id);
    await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
  });

  it("cannot cancel or draft again what was approved", async () => {
    const { run } = await drafted();
    await approveAsShown(world.deps, admin.user, run.id);
    for (const act of [cancelRun, redraftRun]) {
      await expect(act(world.deps, admin.user, run.id)).rejects.toMatchObject({ code: "conflict" });
    }
  });

  it("cannot approve an order that was disputed since the draft", async () => {
    await readyOwner(world, farmId);
    const buyer = await world.person();
    const order = await world.order(buyer, { quantity: 5, card: "pm_card_createDispute" });
    await deliver(world, order);
    const run = await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted" });
    await processReportedEvents(world.deps);
    const refused = approveAsShown(world.deps, admin.user, run.id);
    await expect(refused).rejects.toThrow(`A bank is looking into ${order.number} by now`);
    await redraftRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({
      state: "held",
      holdReason: "disputed",
      leftOut: [order.number],
    });
  });

  it("is told that a run or a payout is unknown", async () => {
    const unknown = crypto.randomUUID();
    await expect(approveAsShown(world.deps, admin.user, unknown)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("The database", () => {
  it("lets no entry be in two payouts that have it for themselves, and forgets none that was sent", async () => {
    await readyOwner(world, farmId);
    const { order } = await sold(world, 5);
    await deliver(world, order);
    const run = await nextRun(world);
    const { sql } = world.market.database;
    const [payout] = await payoutsOf(world, farmId);
    const [taken] = await sql<{ entry_id: number }[]>`
      select entry_id from payout_entries where payout_id = ${payout!.id}`;
    const another = await growingFarm(world);
    const [two] = await sql<{ id: string }[]>`
      insert into payouts (run_id, farm_id, amount_cents, created_at, updated_at)
      values (${run.id}, ${another}, 1000, now(), now()) returning id`;
    const twice = sql`insert into payout_entries values (${two!.id}, ${taken!.entry_id})`;
    await expect(twice).rejects.toThrow("payout_entries_once");
    await sql`delete from payouts where id = ${two!.id}`;
    await approveAsShown(world.deps, admin.user, run.id);
    await expect(sql`delete from payout_entries where payout_id = ${payout!.id}`).rejects.toThrow(
      "stay",
    );
    await expect(sql`update payouts set amount_cents = 1 where id = ${payout!.id}`).rejects.toThrow(
      "stays as it is",
    );
  });
});
