/** For each state, the events allowed in it and the state each leads to. */
type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

type EventsOf<T extends Transitions> = { [S in keyof T]: keyof T[S] }[keyof T] & string;

export type Lifecycle<State extends string, Event extends string> = {
  /** All states, the initial one first; the Postgres enum is generated from this. */
  states: readonly [State, ...State[]];
  initial: State;
  /** The state an event leads to, or null if it is not allowed in this state. */
  next(state: State, event: Event): State | null;
  /** The events allowed in a state; a screen renders them as buttons. */
  events(state: State): readonly Event[];
  isTerminal(state: State): boolean;
  /** Every event of the lifecycle, once. */
  allEvents: readonly Event[];
  /** The state an event leads to, the same from every source state. */
  target(event: Event): State;
  /** The states in which an event is allowed. */
  sources(event: Event): readonly State[];
  /** The event that leads from one state to another, or null if there is none. */
  between(from: State, to: State): Event | null;
};

/**
 * A lifecycle, defined once as a table of states and events. The database enum, the guarded update with its history
 * row, the buttons and the tests are all derived from it. The first key is the initial state. Throws if an event
 * leads to two different states: it would need two names.
 */
export function defineLifecycle<const T extends Transitions>(
  table: T & { [S in keyof T]: Readonly<Record<string, keyof T & string>> },
): Lifecycle<keyof T & string, EventsOf<T>> {
  type State = keyof T & string;
  type Event = EventsOf<T>;
  const states = Object.keys(table) as unknown as readonly [State, ...State[]];
  const edges = (state: State): Readonly<Record<string, string>> => table[state];
  const targets = targetsOf<State, Event>(table);
  const target = (event: Event): State => {
    const to = targets.get(event);
    if (to === undefined) throw new Error(`No lifecycle event is called ${event}`);
    return to;
  };
  return {
    states,
    initial: states[0],
    next: (state, event) =>
      Object.hasOwn(edges(state), event) ? (edges(state)[event] as State) : null,
    events: (state): readonly Event[] => keysOf(edges(state)),
    isTerminal: (state) => Object.keys(edges(state)).length === 0,
    allEvents: [...targets.keys()],
    target,
    sources: (event) => states.filter((state) => Object.hasOwn(edges(state), event)),
    between: (from, to) => keysOf<Event>(edges(from)).find((event) => target(event) === to) ?? null,
  };
}

function targetsOf<State extends string, Event extends string>(
  table: Transitions,
): ReadonlyMap<Event, State> {
  const targets = new Map<Event, State>();
  for (const [event, to] of Object.values(table).flatMap(Object.entries) as [Event, State][]) {
    const known = targets.get(event) ?? to;
    if (known !== to) throw new Error(`The event ${event} leads to ${known} and to ${to}`);
    targets.set(event, to);
  }
  return targets;
}

function keysOf<Key extends string>(record: Readonly<Record<string, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
