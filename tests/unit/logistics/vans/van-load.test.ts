import { describe, expect, it } from "vitest";
import type { OrderState } from "#shared/orders/order.ts";
import { cratesOf, cratesOver, cratesTaken, type Loaded } from "#shared/logistics/van-load.ts";

const stop = (units: number, orderState: OrderState = "packed", isStopped = false) => ({
  units,
  orderState,
  isStopped,
});
const STOPS = [stop(1), stop(15), stop(16), stop(4, "locked", true), stop(4, "canceled")];
const van = (state: Loaded["state"], stops = STOPS) => ({ state, stops });

describe("The crates of a van", () => {
  it("are those of its stops, until it leaves without those it is going to leave behind", () => {
    expect(cratesOf(van("planned"))).toBe(4);
    expect(cratesOf(van("out"))).toBe(6);
    expect(cratesOf(van("done", []))).toBe(0);
  });

  it("are too many only beyond what it takes", () => {
    const over = (takes: number | null) => cratesOver({ ...van("planned"), takes });
    expect([over(5), over(4), over(3), over(null)]).toEqual([0, 0, 1, 0]);
  });

  it("that it takes are said by its number, and by nobody of a van with a name of its own", () => {
    const taken = (kept: string) => cratesTaken(kept, [40, 25]);
    expect([taken("Van 1"), taken("Van 2"), taken("Van 3"), taken("Old Blue")]).toEqual([
      40,
      25,
      null,
      null,
    ]);
  });
});
