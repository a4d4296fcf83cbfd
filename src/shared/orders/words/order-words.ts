import { ordersWords as m } from "#messages/orders/words.ts";
import { wordTable } from "../../labeled.ts";
import { orderLifecycle, type OrderState } from "../order.ts";

/** Labels for an order's states. */
export const ORDER_STATE_WORDS = wordTable(orderLifecycle.states, () => m.states);

/** The states of an order on which nothing goes wrong. */
const WAY: readonly OrderState[] = [
  "placed",
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "delivered",
];

export type Step = { state: OrderState; at: string | null };

type Moved = { to: OrderState; at: string };

/**
 * An order's past steps with their times, then the steps still to come without one. A skipped step is not shown as
 * missing once a later one has happened.
 */
export function stepsOf(history: readonly Moved[]): Step[] {
  const gone = withoutReopened(history).map(({ to, at }): Step => ({ state: to, at }));
  const last = history.at(-1)?.to;
  const at = last ? WAY.indexOf(last) : -1;
  if (last && at < 0) return gone;
  return [...gone, ...WAY.slice(at + 1).map((state): Step => ({ state, at: null }))];
}

/** Hides `packed` steps whose crate was reopened: to the household, it was never packed. */
function withoutReopened(history: readonly Moved[]): Moved[] {
  const kept: Moved[] = [];
  for (const moved of history) {
    const isReopened = moved.to === "locked" || moved.to === "harvesting";
    if (isReopened && kept.at(-1)?.to === "packed") kept.pop();
    if (kept.at(-1)?.to !== moved.to) kept.push(moved);
  }
  return kept;
}

/** A driver's note at a door, and how the visit ended. */
export type Door = { end: "delivered" | "failed_delivery"; note: string };

/**
 * For each step that ended a visit to a door, the driver's note; otherwise an empty string. The phone may report
 * more visits than the order had; the last ones are used.
 */
export function doorNotes(steps: readonly Step[], doors: readonly Door[]): string[] {
  const left = [...doors];
  const notes = steps.toReversed().map(({ state, at }) => {
    const found = at === null ? -1 : left.findLastIndex(({ end }) => end === state);
    const [door] = found < 0 ? [] : left.splice(found, 1);
    return door?.note ?? "";
  });
  return notes.toReversed();
}
