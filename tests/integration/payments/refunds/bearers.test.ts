import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { getFarmShare } from "#server/services/catalog/farm-share.ts";
import { getSales } from "#server/services/farms/harvest/sales.ts";
import { businessDayAt } from "#shared/time.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { BEARERS, CAUSES_OF_TEAM, type Fault } from "#shared/payments/refunds/refund-cause.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

let world: World;
let admin: Awaited<ReturnType<World["person"]>>;
let order: typeof orders.$inferSelect;
let line: typeof orderLines.$inferSelect;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

/** A paid order of two units, by default harvested. */
async function newOrder({ isHarvested = true } = {}) {
  order = await world.order(await world.person());
  if (isHarvested) await harvest();
  const [row] = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  line = row!;
}

async function harvest() {
  const set = { harvestedAt: world.clock.now() };
  await world.deps.db.update(orderLines).set(set).where(eq(orderLines.orderId, order.id));
}

const onAccount = (account: string) =>
  ledgerBalance(world.market.database.sql, { orderId: order.id }, account);

const refundUnit = (fault: Fault) =>
  refundOne(world.deps, order.number, { by: admin.user, ...fault });
const refundOf = async (id: string) =>
  (await world.deps.db.select().from(refunds).where(eq(refunds.id, id)))[0]!;

describe("A refund", () => {
  it("of goods that the van damaged costs the carrier their price, and the farm nothing", async () => {
    await newOrder();
    const before = await getBalance(world.deps, line.farmId);
    await refundUnit({ cause: "damaged_on_the_way" });
    expect(await getBalance(world.deps, line.farmId)).toEqual(before);
    const today = businessDayAt(world.clock.now());
    const [farm] = await world.deps.db.select().from(farms).where(eq(farms.id, line.farmId));
    const { total } = await getSales(world.deps, farm!, { from: today, to: today });
    expect(total).toMatchObject({ returned: 1, refunds: 0, share: line.farmShare });
    expect(await onAccount("carrier_losses")).toBe(line.unitPrice);
    expect(await onAccount("commission")).toBe(-line.commission);
  });

  it("of goods that were packed wrong costs the market their price", async () => {
    await newOrder();
    await refundUnit({ cause: "packed_wrong" });
    expect(await onAccount("market_losses")).toBe(line.unitPrice);
    expect(await onAccount("farm_payable")).toBe(-line.farmShare);
  });

  it("of poor goods costs the farm its share, and the market its commission", async () => {
    await newOrder();
    await refundUnit({ cause: "poor_quality" });
    const [farm, commission] = [await onAccount("farm_payable"), await onAccount("commission")];
    expect(line.farmShare + farm + line.commission + commission).toBe(line.unitPrice);
    expect(farm).toBeGreaterThan(-line.farmShare);
  });

  it("is borne by someone else where the team says so and why", async () => {
    await newOrder();
    const { refundId } = await refundUnit({
      cause: "poor_quality",
      bearer: "market",
      bearerReason: "Our cold room was off",
    });
    expect(await refundOf(refundId)).toMatchObject({
      cause: "poor_quality",
      bearer: "market",
      bearerReason: "Our cold room was off",
    });
    expect(await onAccount("market_losses")).toBe(line.unitPrice);
  });

  it("asks the team for a cause, and for a reason where another bears it", async () => {
    await newOrder();
    const asked = {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "As agreed",
    } as const;
    const noCause = admin.call((api) => api.admin.payments.refund(asked as never));
    await expect(noCause).rejects.toThrow("Please say what went wrong");
    const noReason = admin.call((api) =>
      api.admin.payments.refund({ ...asked, cause: "poor_quality", bearer: "market" }),
    );
    await expect(noReason).rejects.toThrow("Please say why someone else bears it");
  });
});

/** The total owed to farms in the ledger for orders in force. */
async function owedToFarms(): Promise<number> {
  const [row] = await world.market.database.sql<{ sum: number }[]>`
    select coalesce(-sum(e.amount_cents), 0) as sum from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id join orders o on o.id = t.order_id
    where e.account = 'farm_payable' and o.state not in ('canceled', 'refunded')`;
  return row!.sum;
}

describe("Who bears a refund", () => {
  const why = "The van stood in the sun";
  const change = (refundId: string, bearer: (typeof BEARERS)[number], reason = why, by = admin) =>
    changeBearer(world.deps, by.user, { refundId, bearer, reason });

  it("can be changed at any time: the books move its cost, and the log says why", async () => {
    await newOrder();
    const { refundId } = await refundUnit({ cause: "poor_quality" });
    await sweepPayments(world.deps);
    await change(refundId, "carrier");
    expect(await onAccount("farm_payable")).toBe(-line.farmShare);
    expect(await onAccount("commission")).toBe(-line.commission);
    expect(await onAccount("carrier_losses")).toBe(line.unitPrice);
    const [entry] = await world.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "refund.bearer_changed"));
    expect(entry?.detail).toMatchObject({
      bearer: { from: "farm", to: "carrier" },
      reason: "The van stood in the sun",
    });
    expect((await getFarmShare(world.deps)).toFarms).toBe(await owedToFarms());
    await change(refundId, "farm");
    // The public figure is cached for a while.
    world.clock.pass(60 * 60_000);
    expect((await getFarmShare(world.deps)).toFarms).toBe(await owedToFarms());
    expect(await onAccount("carrier_losses")).toBe(0);
    expect(await refundOf(refundId)).toMatchObject({ bearer: "farm", bearerReason: null });
  });

  it("is changed once when two of the team decide the same", async () => {
    await newOrder();
    const { refundId } = await refundUnit({ cause: "poor_quality" });
    const colleague = await world.person("admin");
    const both = await Promise.allSettled([
      change(refundId, "market"),
      change(refundId, "market", why, colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await onAccount("market_losses")).toBe(line.unitPrice);
  });

  it("is changed once when the same person repeats the call, but not for another reason", async () => {
    await newOrder();
    const { refundId } = await refundUnit({ cause: "poor_quality" });
    await change(refundId, "carrier");
    await Promise.all([change(refundId, "market"), change(refundId, "market")]);
    await change(refundId, "market");
    expect(await onAccount("market_losses")).toBe(line.unitPrice);
    expect(await refundOf(refundId)).toMatchObject({ bearer: "market", bearerChanges: 2 });
    const same = "They bear it already";
    await expect(change(refundId, "market", "The fridge was off")).rejects.toThrow(same);
    await change(refundId, "farm");
    await expect(change(refundId, "farm", "As it was")).rejects.toThrow(same);
  });

  it("is nobody any more once the refund failed, whoever bore it in between", async () => {
    await newOrder();
    const { refundId } = await refundUnit({ cause: "poor_quality" });
    await change(refundId, "carrier");
    await noteRefund(world.deps, refundId, { id: null, state: "failed" });
    for (const account of ["carrier_losses", "market_losses"]) {
      expect(await onAccount(account)).toBe(0);
    }
    expect(await onAccount("farm_payable")).toBe(-line.farmShare);
    expect(await onAccount("commission")).toBe(-line.commission);
    await expect(change(refundId, "farm")).rejects.toThrow("That refund failed");
  });
});

it("Whatever is refunded for whatever cause, and decided otherwise later, every account agrees with the refunds", async () => {
  const fault = fc.record({
    cause: fc.constantFrom(...CAUSES_OF_TEAM),
    later: fc.array(fc.constantFrom(...BEARERS), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 2 }), async (faults) => {
      await newOrder();
      for (const { cause, later } of faults) {
        const { refundId } = await refundUnit({ cause });
        for (const bearer of later) {
          if ((await refundOf(refundId)).bearer === bearer) continue;
          await changeBearer(world.deps, admin.user, { refundId, bearer, reason: "Decided later" });
        }
      }
      await assertInvariants(world.market.database.sql, world.clock.now());
    }),
    { numRuns: 8 },
  );
});

describe("A refund of goods that nobody has harvested yet", () => {
  const change = (refundId: string, bearer: (typeof BEARERS)[number]) =>
    changeBearer(world.deps, admin.user, { refundId, bearer, reason: "It was not their fault" });
  const onSale = async () => {
    const [row] = await world.deps.db
      .select({ units: stock.onHand })
      .from(stock)
      .where(eq(stock.productId, line.productId));
    return row!.units;
  };

  /** The price of the goods for which farm and market are still paid: one of two units. */
  const soldStill = async () =>
    -(await onAccount("farm_payable")) - (await onAccount("commission"));

  it.each(["goodwill", "damaged_on_the_way"] as const)(
    "undoes their sale, as they are on sale again: nobody is paid for them, and nobody pays (%s)",
    async (cause) => {
      await newOrder({ isHarvested: false });
      const before = await onSale();
      const { refundId } = await refundUnit({ cause });
      expect(await onSale()).toBe(before + 1);
      expect(await onAccount("market_losses")).toBe(0);
      expect(await onAccount("carrier_losses")).toBe(0);
      expect(await soldStill()).toBe(line.unitPrice);
      expect(await refundOf(refundId)).toMatchObject({
        cause,
        bearer: "customer",
        bearerReason: null,
      });
    },
  );

  it("undoes the sale of these alone, where others of the order were harvested", async () => {
    await newOrder({ isHarvested: false });
    await refundUnit({ cause: "goodwill" });
    await harvest();
    await refundUnit({ cause: "goodwill" });
    expect(await onAccount("market_losses")).toBe(line.unitPrice);
    expect(await soldStill()).toBe(line.unitPrice);
  });

  it.each(["customer_changed", "poor_quality"] as const)(
    "cannot be made anyone's whose loss would pay the farm for them (%s)",
    async (cause) => {
      await newOrder({ isHarvested: false });
      const { refundId } = await refundUnit({ cause });
      const owed = await onAccount("farm_payable");
      await expect(change(refundId, "market")).rejects.toThrow("on sale again");
      await expect(change(refundId, "carrier")).rejects.toThrow("on sale again");
      expect(await onAccount("farm_payable")).toBe(owed);
      const other = cause === "poor_quality" ? "customer" : "farm";
      await change(refundId, other);
      expect(await refundOf(refundId)).toMatchObject({ bearer: other });
    },
  );

  it("cannot be once the whole order is canceled", async () => {
    await newOrder({ isHarvested: false });
    const { number } = order;
    await cancelOrder(world.deps, admin.user, number, "They moved");
    const [refund] = await world.deps.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order.id));
    await expect(change(refund!.id, "market")).rejects.toThrow("on sale again");
  });
});
