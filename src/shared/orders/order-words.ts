import { ordersWords as m } from "#messages/orders-words.ts";
import { wordTable } from "../labeled.ts";
import { orderLifecycle, type OrderState } from "./order.ts";

/** Where an order is, in a word or two. */
export const ORDER_STATE_WORDS = wordTable(orderLifecycle.states, () => m.states);

/** The way of an order on which nothing goes wrong. */
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
 * What an order has gone through, each with its time, and the steps still to come without one. A
 * step that was left out is not shown as missing once a later one has happened.
 */
export function stepsOf(history: readonly Moved[]): Step[] {
  const gone = withoutReopened(history).map(({ to, at }): Step => ({ state: to, at }));
  const last = history.at(-1)?.to;
  const at = last ? WAY.indexOf(last) : -1;
  if (last && at < 0) return gone;
  return [...gone, ...WAY.slice(at + 1).map((state): Step => ({ state, at: null }))];
}

/** A crate that was opened again was never packed as far as its household is concerned. */
function withoutReopened(history: readonly Moved[]): Moved[] {
  const kept: Moved[] = [];
  for (const moved of history) {
    const isReopened = moved.to === "locked" || moved.to === "harvesting";
    if (isReopened && kept.at(-1)?.to === "packed") kept.pop();
    if (kept.at(-1)?.to !== moved.to) kept.push(moved);
  }
  return kept;
}

/** What the driver said at a door, and how that ended. */
export type Door = { end: "delivered" | "failed_delivery"; note: string };

/**
 * The driver's word for each step that a door ended, else an empty text. The phone may report more
 * ends than the order had; the last ones are those that counted.
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
