import { type StopEvent, type StopState, stopLifecycle } from "./fulfillment.ts";

/** What was reported about a stop, at an instant by the clock of the phone that reported it. */
export type Reported = { stopId: string; kind: StopEvent; note: string; happenedAt: string };

type Stood = { state: StopState; note: string };

const MOVES = { arrived: "arrive", delivered: "deliver", not_home: "not_home" } as const;

/** Where a stop stands once what was reported about it is counted in. What cannot be any more changes nothing. */
export function stoodAfter<Stop extends Stood & { id: string }>(
  stop: Stop,
  reported: readonly Reported[],
): Stop {
  let { state, note } = stop;
  for (const event of reported) {
    const move = moveOf(event.kind);
    const next = event.stopId === stop.id && move ? stopLifecycle.next(state, move) : null;
    if (!next) continue;
    state = next;
    if (event.kind !== "arrived") note = event.note;
  }
  return { ...stop, state, note };
}

function moveOf(kind: StopEvent) {
  return kind === "damaged" || kind === "missing" ? null : MOVES[kind];
}

/** Whether a driver has nothing more to do at a door, but may try a closed one again. */
export function isThrough({ state }: Pick<Stood, "state">): boolean {
  return state === "delivered" || state === "not_home";
}

/** Where crates are left, as one tap on the phone. */
export const LEFT_AT = [
  "Handed over in person",
  "Left at the front door",
  "Left with a neighbor",
  "Left where the note says",
] as const;

/** Why a crate came back, as one tap on the phone. */
export const NOT_HOME_REASONS = [
  "No one answered",
  "The gate or building was locked",
  "We could not find the address",
  "It was not safe to leave it",
] as const;
