import { describe, expect, it } from "vitest";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DISPUTED } from "#tests/support/money/dispute-day.ts";
import {
  type FailedDelivery,
  openFailedDelivery,
} from "#tests/support/market/orders/failed-delivery.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: FailedDelivery;
onADay(openFailedDelivery, (opened) => {
  at = opened;
});

const balance = () => getBalance(at.deps, at.farmId);
const farmsPart = async (number: string) => (await at.lineOf(number, at.beets)).farmShare;

describe("The farm of an order that nobody could hand over is paid", () => {
  it("once its goods have been refunded, although its fee has not", async () => {
    await at.sql`insert into settings (key, value, updated_at) values ('deliveryFeeCents', '590', now())`;
    const { number, routeId } = await at.failed(undefined, { fee: 5.9 });
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await at.sql`delete from settings where key = 'deliveryFeeCents'`;
    const [before, part] = [await balance(), await farmsPart(number)];

    await at.ana.call((api) => api.orders.askMoneyBack({ number }));
    const [problem] = (await at.read(number)).problems;
    await at.confirm();
    const refund = { id: problem!.id, cause: "not_delivered" as const };
    await at.ada.call((api) => api.admin.problems.refund(refund));
    expect(await balance(), "while its refund is not sent yet").toMatchObject(before);

    await sweepPayments(at.deps);
    expect(await at.stateOf(number)).toBe("failed_delivery");
    expect(await balance()).toMatchObject({
      earned: before.earned + part,
      pending: before.pending - part,
    });
  });

  it("once the bank has given the money back", async () => {
    const { number, routeId } = await at.failed(DISPUTED);
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await processReportedEvents(at.deps);
    const [before, part] = [await balance(), await farmsPart(number)];

    await at.settle(number, "lost");
    expect(await at.stateOf(number)).toBe("failed_delivery");
    expect(await balance()).toMatchObject({
      earned: before.earned + part,
      pending: before.pending - part,
    });
  });

  it("not while only a part of its goods has been refunded", async () => {
    const { number } = await at.failed();
    const before = await balance();
    const { paymentIntentId: intentId } = await at.orderOf(number);
    await at.confirm();
    const wish = { lines: [{ productId: at.beets, quantity: 1 }], delivery: false };
    const cause = "not_delivered" as const;
    await at.ask((api) => api.refund({ intentId, wish, cause, reason: "" }));
    await sweepPayments(at.deps);
    expect(await balance()).toMatchObject(before);
  });
});
