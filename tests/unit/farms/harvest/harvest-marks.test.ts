import { describe, expect, it } from "vitest";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import type { OrderState } from "#shared/orders/order.ts";
import {
  harvestAfter,
  type HarvestMark,
  isCounted,
  waitingOrdersOf,
} from "#shared/farms/harvest/harvest-marks.ts";

const DAY = "2026-11-27";
const [BEETS, KALE] = [7, 8];

/** Two orders: Ana's, placed first, has three beets and one kale, and Ben's has two beets. */
function day() {
  const line = (productId: number, units: number, canMark = true) => ({
    productId,
    units,
    short: 0,
    shortReason: null as string | null,
    stand: "waiting" as "waiting" | "ready" | "short",
    canMark,
    byWeight: null as { most: Weight; weighed: Weight | null } | null,
  });
  const order = (number: string, firstName: string, hour: string) => ({
    number,
    firstName,
    placedAt: `2026-11-25T${hour}:00:00.000Z`,
    state: "locked" as OrderState,
  });
  const orders = [
    { ...order("A", "Ana", "09"), lines: [line(BEETS, 3), line(KALE, 1)] },
    { ...order("B", "Ben", "12"), lines: [line(BEETS, 2)] },
  ];
  const product = (productId: number, units: number, who: readonly number[]) => ({
    productId,
    units,
    short: 0,
    waiting: units,
    waitingOrders: orders
      .slice(0, who.length)
      .map(({ number: orderNumber, firstName, placedAt }, at) => ({
        orderNumber,
        firstName,
        placedAt,
        units: who[at] ?? 0,
      })),
  });
  return {
    day: DAY,
    days: [
      { day: DAY, waiting: 3 },
      { day: "2026-11-28", waiting: 5 },
    ],
    products: [product(BEETS, 5, [3, 2]), product(KALE, 1, [1])],
    orders,
  };
}

const after = (...marks: HarvestMark[]) => marks.reduce(harvestAfter, day());
const stands = (harvest: ReturnType<typeof day>) =>
  harvest.orders.map(({ lines }) => lines.map(({ stand }) => stand));

describe("A day's harvest with the offline marks applied", () => {
  it("still waits for the lines of orders that are not locked yet", () => {
    const harvest = day();
    const [ana, ben] = harvest.orders;
    ana!.state = "harvesting";
    ben!.state = "placed";
    ben!.lines[0]!.canMark = false;
    const mark = (productId: number) =>
      ({ kind: "ready", orderNumber: "A", productId }) satisfies HarvestMark;
    const marked = [BEETS, KALE].map(mark).reduce(harvestAfter, harvest);
    expect(marked.days[0]).toEqual({ day: DAY, waiting: 1 });
    expect(marked.products.map(({ waiting }) => waiting)).toEqual([0, 0]);
  });

  it("has the line ready, and less waiting for its product and its day", () => {
    const harvest = after({ kind: "ready", orderNumber: "A", productId: BEETS });
    expect(stands(harvest)).toEqual([["ready", "waiting"], ["waiting"]]);
    expect(harvest.products[0]).toMatchObject({ units: 5, waiting: 2, short: 0 });
    expect(harvest.products[0]!.waitingOrders.map(({ orderNumber }) => orderNumber)).toEqual(["B"]);
    expect(harvest.days.map(({ waiting }) => waiting)).toEqual([2, 5]);
  });

  it("is as before after a mark was taken back", () => {
    const line = { orderNumber: "A", productId: BEETS };
    expect(after({ kind: "ready", ...line }, { kind: "notReady", ...line })).toEqual(day());
  });

  it("has all lines of a product ready", () => {
    const harvest = after({ kind: "productReady", productId: BEETS, waiting: 5 });
    expect(stands(harvest)).toEqual([["ready", "waiting"], ["ready"]]);
    expect(harvest.products[0]).toMatchObject({ waiting: 0, waitingOrders: [] });
  });

  it("has some units of a line short, and nothing of it waiting", () => {
    const harvest = after({
      kind: "short",
      orderNumber: "A",
      productId: BEETS,
      before: 0,
      units: 1,
      reason: "pests",
    });
    expect(harvest.orders[0]!.lines[0]).toMatchObject({
      units: 2,
      short: 1,
      shortReason: "pests",
      stand: "short",
    });
    expect(harvest.products[0]).toMatchObject({ units: 4, short: 1, waiting: 2 });
  });

  it("has the latest orders go short first", () => {
    const harvest = after({
      kind: "productShort",
      productId: BEETS,
      waiting: 5,
      before: 0,
      units: 3,
      reason: "weather",
    });
    expect(harvest.orders.map(({ lines }) => lines[0]!.short)).toEqual([1, 2]);
    expect(harvest.products[0]).toMatchObject({ units: 2, short: 3, waiting: 0 });
  });

  it("leaves the marker's own order waiting with its share of a shortage, which nobody else bears", () => {
    const harvest = day();
    const [ana, ben] = harvest.orders.map((order) => ({ ...order, isOwn: order.number === "B" }));
    harvest.orders = [ana!, ben!];
    harvest.products[0]!.waitingOrders = waitingOrdersOf(harvest.orders, BEETS);
    const now = harvestAfter(harvest, {
      kind: "productShort",
      productId: BEETS,
      waiting: 5,
      before: 0,
      units: 3,
      reason: "weather",
    });
    expect(now.orders.map(({ lines }) => lines[0]!.short)).toEqual([1, 0]);
    expect(now.products[0]).toMatchObject({ units: 4, short: 1, waiting: 2 });
  });

  it("ignores a mark that can no longer be made", () => {
    const line = { orderNumber: "A", productId: BEETS };
    const missing = { units: 1, reason: "weather" as const };
    expect(after({ kind: "short", ...line, before: 2, ...missing })).toEqual(day());
    expect(after({ kind: "short", ...line, before: 0, ...missing, units: 4 })).toEqual(day());
    expect(
      after({
        kind: "productShort",
        productId: BEETS,
        waiting: 9,
        before: 0,
        ...missing,
        units: 9,
      }),
    ).toEqual(day());
    const packed = day();
    packed.orders[0]!.lines[0]!.canMark = false;
    const unmarked = harvestAfter(packed, { kind: "ready", ...line });
    expect(unmarked.orders).toEqual(packed.orders);
    // A packed line does not count as waiting.
    expect(unmarked.days[0]!.waiting).toBe(2);
  });
});

describe("A mark that is applied twice", () => {
  const missing = { units: 1, reason: "weather" as const };

  it.each<HarvestMark>([
    { kind: "ready", orderNumber: "A", productId: BEETS },
    { kind: "short", orderNumber: "A", productId: BEETS, before: 0, ...missing },
    { kind: "productReady", productId: BEETS, waiting: 5 },
    { kind: "productShort", productId: BEETS, waiting: 5, before: 0, ...missing },
  ])("counts once: $kind", (mark) => {
    expect(after(mark, mark)).toEqual(after(mark));
  });
});

describe("A mark whose answer was lost", () => {
  const line = { orderNumber: "A", productId: BEETS };
  const missing = { units: 2, reason: "weather" as const };

  it.each<HarvestMark>([
    { kind: "ready", ...line },
    { kind: "short", before: 0, ...line, ...missing },
    { kind: "productReady", productId: BEETS, waiting: 5 },
    { kind: "productShort", productId: BEETS, waiting: 5, before: 0, ...missing },
    { kind: "productShort", productId: BEETS, waiting: 5, before: 0, ...missing, units: 1 },
    { kind: "productShort", productId: BEETS, waiting: 5, before: 0, ...missing, units: 4 },
  ])("is recognized by the state of the list: $kind", (mark) => {
    expect(isCounted(day(), mark)).toBe(false);
    expect(isCounted(after(mark), mark)).toBe(true);
  });

  it("that took something back is recognized by a line that waits again", () => {
    const mark: HarvestMark = { kind: "notReady", ...line };
    expect(isCounted(after({ kind: "ready", ...line }), mark)).toBe(false);
    expect(isCounted(day(), mark)).toBe(true);
  });

  it("about goods that are not in the list is not counted", () => {
    expect(isCounted(day(), { kind: "ready", orderNumber: "C", productId: BEETS })).toBe(false);
    expect(isCounted(day(), { kind: "productReady", productId: 99, waiting: 1 })).toBe(false);
  });
});

describe("A line that is sold by weight", () => {
  const line = { orderNumber: "A", productId: BEETS };
  const weigh = (to: number, before: number | null): HarvestMark => ({
    kind: "weigh",
    ...line,
    weight: weight(to),
    before: before === null ? null : weight(before),
  });
  const harvest = () => {
    const found = day();
    const [beets] = found.orders[0]!.lines;
    beets!.byWeight = { most: weight(400), weighed: null };
    return found;
  };
  const beetsAfter = (...marks: HarvestMark[]) =>
    marks.reduce(harvestAfter, harvest()).orders[0]!.lines[0]!;

  it("is ready once its weight is entered, and not before", () => {
    expect(beetsAfter({ kind: "ready", ...line }).stand).toBe("waiting");
    const weighed = beetsAfter(weigh(1_102, null));
    expect(weighed).toMatchObject({ stand: "ready", byWeight: { most: 400, weighed: 1_102 } });
    const all = [weigh(1_102, null)].reduce(harvestAfter, harvest());
    expect(isCounted(all, weigh(1_102, null))).toBe(true);
    expect(isCounted(all, weigh(1_000, 1_102))).toBe(false);
    expect(all.products[0]).toMatchObject({ waiting: 2 });
  });

  it("can be made lighter afterward, unless somebody entered another weight meanwhile", () => {
    expect(beetsAfter(weigh(1_102, null), weigh(1_000, 1_102)).byWeight?.weighed).toBe(1_000);
    expect(beetsAfter(weigh(1_102, null), weigh(1_000, 1_050)).byWeight?.weighed).toBe(1_102);
  });

  it("waits for its weight if part of it is short, and is short once all of it is", () => {
    const short = (units: number): HarvestMark => ({
      kind: "short",
      ...line,
      before: 0,
      units,
      reason: "weather",
    });
    expect(beetsAfter(short(1))).toMatchObject({ units: 2, short: 1, stand: "waiting" });
    expect(beetsAfter(short(1), weigh(700, null)).stand).toBe("short");
    expect(beetsAfter(short(3)).stand).toBe("short");
  });
});
