import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payouts } from "#db/schema/payments/payouts.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { growingFarm, nextRun, readyOwner } from "#tests/support/market/payments/payout-runs.ts";
import type { World } from "#tests/support/powers/world.ts";
import {
  type DisputedSale,
  PART,
  withDisputedSales,
} from "#tests/support/setups/orders/partly-lost.ts";

let world: World;
let bought: (quantity?: number) => Promise<DisputedSale>;
withDisputedSales((opened) => {
  ({ world, bought } = opened);
});

describe("A payment of which a dispute took a part", () => {
  it("gives back what is left of it, and no more", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.reported();
    expect(await sale.detail()).toMatchObject({ isWithBank: false });
    expect((await sale.detail()).order?.left.amount).toBe(sale.order.total - PART);
    const { amount } = await sale.refund("remaining");
    expect(amount).toBe(sale.order.total - PART);
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await expect(sale.refund("remaining")).rejects.toThrow("called this payment back");
  });

  it("refunds goods at their price as long as enough is left", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.reported();
    const { amount } = await sale.refund(sale.units(1));
    expect(amount).toBeGreaterThanOrEqual(sale.line.unitPrice);
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(amount);
    expect(await sale.stateOf()).toBe("partly_refunded");
  });

  it("is held while another dispute of it is open, and free again when that is won", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.reported();
    const id = await sale.reported({ status: "needs_response" });
    expect(await sale.detail()).toMatchObject({ isWithBank: true });
    await expect(sale.refund(sale.units(1))).rejects.toThrow("called this payment back");
    await sale.reported({ id, status: "won" });
    await sale.refund(sale.units(1));
  });

  it("is held when the dispute took the whole amount", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.reported({ amount: sale.order.total });
    expect(await sale.detail()).toMatchObject({ isWithBank: true });
    await expect(sale.refund("remaining")).rejects.toThrow("called this payment back");
  });

  it("pays its farm what it earned", async () => {
    const farmId = await growingFarm(world);
    await readyOwner(world, farmId);
    const sale = await bought(20);
    await sale.deliver();
    await sale.reported();
    await sale.refund(sale.units(1));
    await sweepPayments(world.deps);
    const run = await nextRun(world);
    const paid = await world.deps.db.select().from(payouts).where(eq(payouts.runId, run.id));
    expect(paid.find((one) => one.farmId === farmId)).toMatchObject({
      state: "drafted",
      amount: -(await sale.onAccount("farm_payable")),
      leftOut: [],
    });
  });

  it("sends a refund that waited for the bank where it fits into what is left", async () => {
    const sale = await bought();
    await sale.deliver();
    const id = await sale.reported({ status: "needs_response", amount: 1 });
    // The refund was recorded before the dispute was known.
    await world.market.database.sql`delete from disputes where id = ${id}`;
    const { amount } = await sale.refund(sale.units(1));
    await sale.reported({ id, status: "lost", amount: 1 });
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(amount);
  });

  it("fails a refund that waited where less is left, so that the team decides", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.refund(sale.units(2));
    const asked = (await sale.given())[0]!.amount;
    await sale.reported({ amount: asked - 1 });
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(0);
    const states = (await sale.given()).map(({ state, cause }) => [cause, state]);
    expect(states).toContainEqual(["poor_quality", "failed"]);
    expect(states).toContainEqual(["dispute", "succeeded"]);
  });
});

describe("A lost dispute of which the bank took less than was disputed", () => {
  const disputed = ({ order }: DisputedSale) => ({ amount: order.total });

  it("leaves the rest with us to give back, its fee apart", async () => {
    const sale = await bought();
    await sale.deliver();
    await sale.reported({ ...disputed(sale), moved: [-PART], fee: 1_500 });
    expect(await sale.detail()).toMatchObject({ isWithBank: false });
    expect((await sale.given()).map(({ amount, cause }) => [amount, cause])).toEqual([
      [PART, "dispute"],
    ]);
    expect(await sale.onAccount("disputes")).toBe(1_500);
    expect((await sale.refund("remaining")).amount).toBe(sale.order.total - PART);
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
  });

  it("counts by what it kept, where it gave some back", async () => {
    const sale = await bought();
    const id = await sale.reported({ ...disputed(sale), status: "needs_response" });
    await sale.cancel();
    await sale.reported({
      ...disputed(sale),
      id,
      moved: [-sale.order.total, sale.order.total - PART],
    });
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await sale.expectNothingKept();
  });

  it("took nothing at all where nothing was moved", async () => {
    const sale = await bought();
    await sale.reported({ ...disputed(sale), moved: [] });
    expect((await sale.cancel()).refunded).toBe(sale.order.total);
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total);
    await sale.expectNothingKept();
  });
});
