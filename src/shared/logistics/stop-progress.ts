import { logisticsWords as m } from "#messages/logistics/words.ts";
import { type RouteState, type StopEvent, type StopState, stopLifecycle } from "./fulfillment.ts";

/** Remarks about a stop: a tapped option and typed text. */
export type Remarks = { remark?: StopRemark | null | undefined; note: string };

/** A report about a stop, timed by the clock of the phone that sent it. */
export type Reported = Remarks & { stopId: string; kind: StopEvent; happenedAt: string };

type Stood = Remarks & { state: StopState };

const MOVES = { arrived: "arrive", delivered: "deliver", not_home: "not_home" } as const;

/** A stop's state with the reports about it applied. Reports that are no longer possible have no effect. */
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

/** The reports about a stop that changed its state, in order, each with the resulting state. */
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

/** Whether a driver is finished at a door; one where no one was home can still be retried. */
export function isThrough({ state }: Pick<Stood, "state">): boolean {
  return state === "delivered" || state === "not_home";
}

/**
 * Whether the office can close a stop: while its van is out, any that is not delivered; afterward, one whose door is
 * being retried.
 */
export function canCloseStop(route: RouteState, stop: Pick<Stood, "state">): boolean {
  if (route === "out") return stop.state !== "delivered";
  return route === "done" && !isThrough(stop);
}

/** Where a crate was left, as a tap on the phone. */
export const LEFT_AT = ["handed_over", "front_door", "neighbor", "as_noted"] as const;

/** Why a crate was returned, as a tap on the phone. */
export const NOT_HOME_REASONS = ["no_answer", "locked", "no_address", "unsafe"] as const;

/** What is said about a disputed order that comes back, also when its route is closed by hand. */
export const BROUGHT_BACK = "not_handed_over";

/** All remarks about a stop. */
export const STOP_REMARKS = [...LEFT_AT, ...NOT_HOME_REASONS, BROUGHT_BACK] as const;
export type StopRemark = (typeof STOP_REMARKS)[number];

/** A remark's text, in the reader's language. */
export function remarkWords(remark: StopRemark): string {
  return m.stopRemarks[remark];
}

/** The remarks about a stop as displayed: the tapped option, then the typed text. */
export function stopNote({ remark, note }: Remarks): string {
  return [remark ? remarkWords(remark) : "", note].filter(Boolean).join(". ");
}
