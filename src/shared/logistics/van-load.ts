import type { OrderState } from "../orders/order.ts";
import { cratesFor } from "./crates.ts";
import { vanNumber } from "./van-name.ts";

/** What the load of a van is counted from. */
export type Loaded = {
  state: "planned" | "out" | "done";
  stops: readonly { units: number; isStopped: boolean; orderState: OrderState }[];
};

/** Orders that come off the route when the van leaves. */
const GONE: readonly OrderState[] = ["canceled", "refunded"];

/** How many crates a van carries; until it leaves, without those that it is going to leave behind. */
export function cratesOf({ state, stops }: Loaded): number {
  return stops
    .filter((stop) => state !== "planned" || !(stop.isStopped || GONE.includes(stop.orderState)))
    .reduce((sum, { units }) => sum + cratesFor(units), 0);
}

/** How many crates a van with this stored name takes; null if nobody has said so. */
export function cratesTaken(kept: string, vanCrates: readonly number[]): number | null {
  return vanCrates[(vanNumber(kept) ?? 0) - 1] ?? null;
}

/** How many crates more than it takes a van carries; 0 if it takes them all, or if nobody has said how many it takes. */
export function cratesOver(van: Loaded & { takes: number | null }): number {
  return van.takes === null ? 0 : Math.max(0, cratesOf(van) - van.takes);
}
