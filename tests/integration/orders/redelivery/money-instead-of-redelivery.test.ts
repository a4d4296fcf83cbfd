import { describe, expect, it } from "vitest";
import {
  type FailedDelivery,
  openFailedDelivery,
} from "#tests/support/market/orders/failed-delivery.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let at: FailedDelivery;
onADay(openFailedDelivery, (opened) => {
  at = opened;
});

describe("The customer of an order whose delivery failed asks for the money instead", () => {
  const ask = (number: string) => at.ana.call((api) => api.orders.askMoneyBack({ number }));

  it("The team refunds the order, and no van brings it until the team has answered", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const waiting = async () => {
      const { unassigned } = await at.lou.call((api) => api.logistics.routes(at.here()));
      const board = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
      return [unassigned, board.unassigned];
    };
    expect(await waiting()).toEqual([1, 1]);
    await ask(number);
    expect(await waiting()).toEqual([0, 0]);
    const order = await at.read(number);
    expect(order.problems).toMatchObject([{ kind: "not_delivered", quantity: 2, state: "open" }]);
    expect(order.redelivery).toMatchObject({ askedForMoney: true, canChoose: false, days: [] });
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    const [problem] = order.problems;
    const decision = { id: problem!.id, answer: "We come on Friday, as you said on the phone." };
    await at.ada.call((api) => api.admin.problems.decline(decision));
    expect(await at.read(number)).toMatchObject({ redelivery: { canChoose: true } });
    await ask(number);
    const again = (await at.read(number)).problems.find(({ state }) => state === "open");
    await at.confirm();
    const back = await at.ada.call((api) =>
      api.admin.problems.refund({ id: again!.id, cause: "not_delivered" }),
    );
    expect(back.amount).toBeGreaterThan(0);
    // Even if its fee is not refunded, no goods are left to deliver.
    expect((await at.read(number)).redelivery).toMatchObject({
      canChoose: false,
      comesAgain: false,
    });
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
  });

  it("No van takes the order on the day that was chosen before, until the team keeps that day", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const day = at.inDays(1);
    await at.choose(number, day);
    await ask(number);
    await expect(at.planOn(day, "evening")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.ada.call((api) =>
      api.admin.orders.redeliver({ number, day, window: "morning", reason: "She called us" }),
    );
    const order = await at.read(number);
    expect(order.redelivery).toMatchObject({ askedForMoney: false, comesAgain: true });
    expect(order.problems).toMatchObject([
      { state: "declined", answer: "We bring your order again instead." },
    ]);
    await at.planOn(day, "morning");
    expect((await at.routesOn(day, "morning"))[0]?.stops).toHaveLength(1);
  });

  it("The request is answered when the team keeps the day that was chosen before", async () => {
    const { number } = await at.failed();
    const day = at.inDays(1);
    await at.choose(number, day);
    await ask(number);
    const before = (await at.mailsOf(number)).length;
    at.clock.pass(60_000);
    const kept = { number, day, window: "evening" as const, reason: "She called us" };
    expect(await at.ada.call((api) => api.admin.orders.redeliver(kept))).toEqual({
      isChanged: true,
    });
    expect((await at.read(number)).redelivery).toMatchObject({
      askedForMoney: false,
      comesAgain: true,
    });
    expect((await at.mailsOf(number)).slice(before)).toMatchObject([{ kind: "order_changed" }]);
  });

  it("The request is answered when the team refunds the order itself", async () => {
    const { number } = await at.failed();
    await ask(number);
    const { paymentIntentId: intentId } = await at.orderOf(number);
    await at.confirm();
    await at.ask((api) =>
      api.refund({ intentId, wish: "remaining", cause: "not_delivered", reason: "" }),
    );
    expect((await at.read(number)).problems).toMatchObject([{ state: "refunded" }]);
  });

  it("The customer gets no message meant for orders still to come, neither then nor after the refund", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    // No other order of the day is for this window.
    const window = "afternoon";
    const reached = async () => {
      const { people } = await at.ada.call((api) =>
        api.admin.customerUpdates.audience({ kind: "orders", day: null, windows: [window] }),
      );
      return people;
    };
    await at.choose(number, at.inDays(1), window);
    expect(await reached()).toBe(1);
    await ask(number);
    expect(await reached()).toBe(0);
    const { paymentIntentId: intentId } = await at.orderOf(number);
    await at.confirm();
    await at.ask((api) =>
      api.refund({ intentId, wish: "remaining", cause: "not_delivered", reason: "" }),
    );
    expect(await reached()).toBe(0);
  });

  it("The customer can ask only after the delivery has failed, and while no van takes the order", async () => {
    const number = await at.bought();
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    await at.lock();
    await at.pack(number);
    const { routeId } = await at.failAgain(number);
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await at.plan();
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    expect((await at.read(number)).problems).toEqual([]);
  });
});
