import { describe, expect, it } from "vitest";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { addDays } from "#shared/time.ts";
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

/** An order paid after its hold expired and its window filled up. */
const beyond = () =>
  at.bought(undefined, {
    meanwhile: async () => {
      await at.sql`delete from slot_holds where day = ${at.day.current}`;
      await at.sql`
        update delivery_slots set held = 0, capacity = booked where day = ${at.day.current}`;
    },
  });
const ofDay = () => at.booked(at.day.current, "morning");
const cancel = (number: string) => at.ana.call((api) => api.orders.cancel({ number }));
const asItIs = async (number: string) => {
  const { delivery, day, window } = await at.read(number);
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions };
};

describe("An order beyond its window's capacity", () => {
  it("frees no other's slot when it is canceled", async () => {
    const kept = await at.bought();
    const over = await beyond();
    expect(await ofDay()).toBe(1);
    await cancel(over);
    expect(await ofDay()).toBe(1);
    await expect(at.bought()).rejects.toMatchObject(CONFLICT);
    await cancel(kept);
    expect(await ofDay()).toBe(0);
  });

  it("frees none when its day is changed, and has one of its own then", async () => {
    await at.bought();
    const number = await beyond();
    const day = addDays(at.day.current, 1);
    const there = await at.booked(day, "morning");
    await at.ana.call(async (api) => {
      await api.orders.changeDelivery({ ...(await asItIs(number)), day });
    });
    expect([await ofDay(), await at.booked(day, "morning")]).toEqual([1, there + 1]);
    await cancel(number);
    expect(await at.booked(day, "morning")).toBe(there);
  });
});

describe("A slot that was chosen for a second try", () => {
  const chosen = async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const day = at.inDays(3);
    await at.choose(number, day);
    expect(await at.booked(day, "evening")).toBe(1);
    await at.confirm();
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const give = (
      wish: "remaining" | { lines: { productId: number; quantity: number }[]; delivery: false },
    ) => at.ask((api) => api.refund({ intentId, wish, cause: "not_delivered", reason: "" }));
    return { number, day, give };
  };

  it("is free again once the order's money went back", async () => {
    const { number, day, give } = await chosen();
    await give("remaining");
    await sweepPayments(at.deps);
    expect(await at.stateOf(number)).toBe("refunded");
    expect(await at.booked(day, "evening")).toBe(0);
  });

  it("is free again once all goods went back, though money is left", async () => {
    const { number, day, give } = await chosen();
    await give({ lines: [{ productId: at.beets, quantity: 1 }], delivery: false });
    expect(await at.booked(day, "evening")).toBe(1);
    await give({ lines: [{ productId: at.beets, quantity: 1 }], delivery: false });
    expect(await at.booked(day, "evening")).toBe(0);
    await sweepPayments(at.deps);
    expect(await at.read(number)).toMatchObject({ redelivery: null });
  });

  it("is the order's again when the refund fails, while there is room", async () => {
    const { number, day, give } = await chosen();
    const { refundId } = await give("remaining");
    await sweepPayments(at.deps);
    await noteRefund(at.deps, refundId, { id: null, state: "failed" });
    expect(await at.stateOf(number)).toBe("failed_delivery");
    expect(await at.booked(day, "evening")).toBe(1);
    const again = await give("remaining");
    await at.sql`update delivery_slots set capacity = 0 where day = ${day} and "window" = 'evening'`;
    await noteRefund(at.deps, again.refundId, { id: null, state: "failed" });
    expect(await at.booked(day, "evening")).toBe(0);
  });
});
