import { describe, expect, it } from "vitest";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import {
  DISPUTED,
  type DisputeDay,
  INQUIRY,
  openDisputeDay,
} from "#tests/support/money/dispute-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: DisputeDay;
onADay(openDisputeDay, (opened) => {
  at = opened;
});

describe("An order whose payment the bank disputes", () => {
  it("is not packed, labeled, picked or routed, gets no packing slip, and stands on the board", async () => {
    const number = await at.bought(DISPUTED);
    const other = await at.bought();
    await at.lock();
    await processReportedEvents(at.deps);
    await expect(at.pack(number)).rejects.toMatchObject(CONFLICT);
    const mine = (await at.lou.call((api) => api.logistics.pack(at.here()))).find(
      (crate) => crate.number === number,
    );
    expect(mine).toMatchObject({ isStopped: true, canPack: false });
    const slips = await at.lou.call((api) => api.logistics.slips(at.here()));
    expect(slips.map((slip) => slip.number)).toEqual([other]);
    const [farm] = await at.lou.call((api) => api.logistics.pick({ day: at.day.current }));
    expect(farm?.products).toMatchObject([{ productId: at.beets, units: 2 }]);
    await at.plan();
    const { routes, unassigned } = await at.lou.call((api) => api.logistics.routes(at.here()));
    expect(routes.flatMap(({ stops }) => stops.map((stop) => stop.orderNumber))).toEqual([other]);
    expect(unassigned).toBe(0);
    const board = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
    expect(board.disputed).toEqual([{ number, state: "locked", window: at.here().window }]);
    // As on the pick list: once the pick-up is closed, no farm is waited for.
    expect(board.waiting).toMatchObject([{ lines: 1 }]);
    expect(board.lines.expected).toBe(1);
    await at.lou.call((api) =>
      api.logistics.closePickup({ day: at.day.current, farmId: farm!.farmId }),
    );
    const closed = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
    expect(closed.waiting).toEqual([]);
  });

  it("is left out of farms' sheets, and comes as a supplement when the dispute is won in time", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await at.lock();
    expect(await at.stateOf(number)).toBe("placed");
    await at.settle(number, "won");
    await lockOrders(at.deps);
    expect(await at.stateOf(number)).toBe("locked");
  });

  it("holds a refund that runs into a dispute not yet reported, until the bank has decided", async () => {
    const number = await at.bought(DISPUTED);
    await at.cancel(number);
    await sweepPayments(at.deps);
    expect((await at.disputeOf(number)).status).toBe("needs_response");
    const { intentId } = await at.disputeOf(number);
    const refundsNow = () => at.sql`select state from refunds where intent_id = ${intentId}`;
    expect(await refundsNow()).toEqual([{ state: "requested" }]);
    await at.settle(number, "won");
    await sweepPayments(at.deps);
    await sweepPayments(at.deps);
    expect(await refundsNow()).toEqual([{ state: "succeeded" }]);
  });

  it.each(["lost", "won"] as const)(
    "settles the refund that meets a dispute which is %s by then",
    async (outcome) => {
      const number = await at.bought(DISPUTED);
      await at.cancel(number);
      const { paymentIntentId: intentId } = await at.orderOf(number);
      const [id = ""] = await at.deps.payments.disputesOf(intentId);
      await at.market.control.settleDispute(id, outcome);
      await sweepPayments(at.deps);
      await sweepPayments(at.deps);
      const sent = await at.sql`select state from refunds where intent_id = ${intentId}`;
      expect(sent).toEqual([{ state: "succeeded" }]);
      const undone = await at.sql`
        select from ledger_transactions where intent_id = ${intentId} and kind = 'refund_failed'`;
      expect(undone).toHaveLength(0);
    },
  );

  it("stays behind when its van leaves, although it was packed and had its place", async () => {
    const number = await at.bought(DISPUTED);
    const other = await at.bought();
    await at.lock();
    await at.pack(number);
    await at.pack(other);
    await at.plan();
    await processReportedEvents(at.deps);
    const routes = await at.routes();
    expect(routes[0]?.stops.filter(({ isStopped }) => isStopped)).toMatchObject([
      { orderNumber: number },
    ]);
    const file = { routeId: routes[0]!.id, kind: "csv" } as const;
    const { text } = await at.lou.call((api) => api.logistics.exportRoute(file));
    const lineOf = (order: string) => text.split("\r\n").find((line) => line.includes(order));
    expect(lineOf(number)).toContain("Disputed. Leave it behind");
    expect(lineOf(other)).not.toContain("Disputed");
    await at.start(routes[0]!.id);
    expect([await at.stateOf(number), await at.stateOf(other)]).toEqual([
      "packed",
      "out_for_delivery",
    ]);
  });

  it("is flagged to the driver who already has it, and reports made anyway are accepted", async () => {
    const number = await at.bought(DISPUTED);
    await at.lock();
    await at.pack(number);
    await at.plan();
    const routes = await at.routes();
    const routeId = routes[0]!.id;
    await at.start(routeId);
    await processReportedEvents(at.deps);
    const { stops } = await at.bo.call((api) => api.logistics.drive({ routeId }));
    expect(stops).toMatchObject([{ orderNumber: number, isStopped: true }]);
    const tell = (kind: StopEvent, minute: number) =>
      at.report(routeId, at.event(stops[0]!.id, kind, { minute }));
    await tell("not_home", -5);
    expect(await at.stateOf(number)).toBe("failed_delivery");
    await tell("delivered", -1);
    expect(await at.stateOf(number)).toBe("delivered");
  });

  it.each(["driver", "office"])(
    "comes back with the van, and the %s's word to its customer offers no choice",
    async (who) => {
      const number = await at.bought(DISPUTED);
      await at.lock();
      await at.pack(number);
      await at.plan();
      const [route] = await at.routes();
      const { id: routeId, stops } = route!;
      await at.start(routeId);
      await processReportedEvents(at.deps);
      const note = "She asked about it";
      if (who === "driver") {
        const remark = "not_handed_over";
        await at.report(routeId, at.event(stops[0]!.id, "not_home", { remark, note }));
      } else {
        const how = { ending: "delivered", note } as const;
        await at.lou.call((api) => api.logistics.closeRoute({ routeId, ...how }));
      }
      expect(await at.stateOf(number)).toBe("failed_delivery");
      const mail = (await at.mailsOf(number)).find(({ kind }) => kind === "delivery_failed");
      expect(mail?.subject).toBe(`Your order ${number} was not handed over`);
      expect(mail?.text).toContain("Your bank decides");
      expect(mail?.text).not.toMatch(/came to your door|choose|money back|says: Not handed/u);
      expect(mail?.text.includes(note)).toBe(who === "driver");
    },
  );

  it("is stopped by an inquiry too, and its cancellation is refunded at once", async () => {
    const number = await at.bought(INQUIRY);
    await at.lock();
    await processReportedEvents(at.deps);
    await expect(at.pack(number)).rejects.toMatchObject(CONFLICT);
    expect((await at.cancel(number)).refunded).toBeGreaterThan(0);
    await sweepPayments(at.deps);
    expect((await at.paymentOf(number)).state).toBe("refunded");
  });
});
