import { logisticsWords as m } from "#messages/logistics-words.ts";
import { type RouteState, type StopEvent, type StopState, stopLifecycle } from "./fulfillment.ts";

/** What is said of a stop: one tap, and what was typed beside it. */
export type Remarks = { remark?: StopRemark | null | undefined; note: string };

/** What was reported about a stop, at an instant by the clock of the phone that reported it. */
export type Reported = Remarks & { stopId: string; kind: StopEvent; happenedAt: string };

type Stood = Remarks & { state: StopState };

const MOVES = { arrived: "arrive", delivered: "deliver", not_home: "not_home" } as const;

/** Where a stop stands once what was reported about it is counted in. What can no longer happen changes nothing. */
export function stoodAfter<Stop extends Stood & { id: string }>(
  stop: Stop,
  reported: readonly Reported[],
): Stop {
  let { state, remark, note } = stop;
  for (const { to, event } of countedOf(stop, reported)) {
    state = to;
    if (event.kind !== "arrived") ({ remark, note } = event);
  }
  return { ...stop, state, remark, note };
}

/** Of what was reported about a stop, in its order, what led on, each with where it led. */
export function countedOf<Event extends Reported>(
  { id, state }: { id: string; state: StopState },
  reported: readonly Event[],
): { event: Event; to: StopState }[] {
  let stands = state;
  return reported.flatMap((event) => {
    const move = moveOf(event.kind);
    const to = event.stopId === id && move ? stopLifecycle.next(stands, move) : null;
    if (!to) return [];
    stands = to;
    return [{ event, to }];
  });
}

function moveOf(kind: StopEvent) {
  return kind === "damaged" || kind === "missing" ? null : MOVES[kind];
}

/** Whether a driver has nothing more to do at a door, but may try a closed one again. */
export function isThrough({ state }: Pick<Stood, "state">): boolean {
  return state === "delivered" || state === "not_home";
}

/**
 * Whether the office can close a stop: while its van is out all but a delivered one, and afterward one whose
 * door is being tried again.
 */
export function canCloseStop(route: RouteState, stop: Pick<Stood, "state">): boolean {
  if (route === "out") return stop.state !== "delivered";
  return route === "done" && !isThrough(stop);
}

/** Where crates are left, as one tap on the phone. */
export const LEFT_AT = ["handed_over", "front_door", "neighbor", "as_noted"] as const;

/** Why a crate came back, as one tap on the phone. */
export const NOT_HOME_REASONS = ["no_answer", "locked", "no_address", "unsafe"] as const;

/** What a tap says of a stop; the last is what closing a route says of a disputed order. */
export const STOP_REMARKS = [...LEFT_AT, ...NOT_HOME_REASONS, "not_handed_over"] as const;
export type StopRemark = (typeof STOP_REMARKS)[number];

/** The words of a tap, in the reader's language. */
export function remarkWords(remark: StopRemark): string {
  return m.stopRemarks[remark];
}

/** What was said of a stop, as its reader reads it: the words of the tap, then what was typed. */
export function stopNote({ remark, note }: Remarks): string {
  return [remark ? remarkWords(remark) : "", note].filter(Boolean).join(". ");
}
