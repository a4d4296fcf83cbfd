import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { sendRefund } from "#server/services/payments/refunds/send.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { reportedDispute } from "#tests/support/money/reported-dispute.ts";
import { refuseRefunds } from "#tests/support/money/refused-refunds.ts";
import type { Person, World } from "#tests/support/powers/world.ts";
import {
  type DisputedSale,
  PART,
  withDisputedSales,
} from "#tests/support/setups/orders/partly-lost.ts";

let world: World;
let admin: Person;
let bought: (quantity?: number) => Promise<DisputedSale>;
withDisputedSales((opened) => {
  ({ world, admin, bought } = opened);
});

describe("An order that was canceled under a dispute of a part of its payment", () => {
  it("gives the rest back once the bank has decided for the customer", async () => {
    const sale = await bought();
    const id = await sale.reported({ status: "needs_response" });
    expect((await sale.cancel()).refunded).toBeNull();
    await sale.reported({ id });
    await sale.reported({ id });
    await sweepPayments(world.deps);
    const back = (await sale.given()).toSorted((a, b) => a.amount - b.amount);
    expect(back).toMatchObject([
      { amount: PART, state: "succeeded", cause: "dispute", providerRefundId: id },
      { amount: sale.order.total - PART, state: "succeeded", cause: "order_canceled" },
    ]);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await sale.expectNothingKept();
  });

  it("gives the rest back in place of a refund of all of it that waited", async () => {
    const sale = await bought();
    await sale.cancel();
    await sale.reported();
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await sale.expectNothingKept();
  });

  it("refunds the rest immediately when it was lost before", async () => {
    const sale = await bought();
    await sale.reported();
    await sale.refund(sale.units(1));
    await sale.cancel();
    await sweepPayments(world.deps);
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await sale.expectNothingKept();
    const mails = await world.market.database.sql<{ kind: string }[]>`
      select kind from emails where to_address = ${sale.order.email} and kind in ('order_canceled', 'refund_started')`;
    // One email about the wilted unit, and one about the cancellation and its refund.
    expect(mails.map(({ kind }) => kind)).toEqual(["refund_started", "refund_started"]);
  });
});

describe("A refund that the provider refuses", () => {
  /** The provider rejects refunds of a charge with this dispute, which was not reported yet. */
  const refusing = (dispute: ReturnType<typeof reportedDispute>): Deps => ({
    ...world.deps,
    payments: {
      ...world.deps.payments,
      refund: async () => "disputed",
      disputesOf: async () => [dispute.id],
      getDispute: async () => dispute,
    },
  });
  const states = async (sale: DisputedSale) =>
    (await sale.given()).map(({ state, amount }) => `${state} ${amount}`);

  it("fails, so that the team refunds it another way", async () => {
    const sale = await bought();
    await sale.reported();
    await sale.cancel();
    await refuseRefunds(world.deps, sale.intentId);
    expect(await states(sale)).toEqual([`succeeded ${PART}`, `failed ${sale.order.total - PART}`]);
    expect(await sale.isWaiting()).toBe(true);
    const [, refused] = await sale.given();
    await makeGood(world.deps, admin.user, { refundId: refused!.id, to: "credit" });
    expect(await sale.isWaiting()).toBe(false);
    await sale.expectNothingKept();
  });

  it("was asked for before the bank took a part, and what is left is asked for in its place", async () => {
    const sale = await bought();
    await sale.cancel();
    const [first] = await sale.given();
    // The response was lost.
    await world.deps.db
      .update(refunds)
      .set({ sentAt: world.clock.now() })
      .where(eq(refunds.id, first!.id));
    await sale.reported();
    await refuseRefunds(world.deps, sale.intentId);
    await sweepPayments(world.deps);
    expect(new Set(await states(sale))).toEqual(
      new Set([
        `failed ${sale.order.total}`,
        `succeeded ${PART}`,
        `succeeded ${sale.order.total - PART}`,
      ]),
    );
  });

  it("because of a dispute is settled by what that took, although an earlier one was won", async () => {
    const sale = await bought();
    await sale.reported({ id: "du_won_before", status: "won" });
    await sale.cancel();
    const late = reportedDispute({
      id: "du_lost_after",
      intentId: sale.intentId,
      status: "lost",
      amount: sale.order.total,
      moved: [-PART],
    });
    const [asked] = await sale.given();
    await sendRefund(refusing(late), asked!);
    await sweepPayments(world.deps);
    expect(new Set(await states(sale))).toEqual(
      new Set([
        `failed ${sale.order.total}`,
        `succeeded ${PART}`,
        `succeeded ${sale.order.total - PART}`,
      ]),
    );
    expect(await sale.sentBack()).toBe(sale.order.total - PART);
    expect(await sale.stateOf()).toBe("refunded");
    await sale.expectNothingKept();
  });
});
