/** For each state the events that may happen in it and the state each leads to. */
type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

type EventsOf<T extends Transitions> = { [S in keyof T]: keyof T[S] }[keyof T] & string;

export type Lifecycle<State extends string, Event extends string> = {
  /** All states, the initial one first: the Postgres enum is made from this. */
  states: readonly [State, ...State[]];
  initial: State;
  /** The state an event leads to, or null when it cannot happen in this state. */
  next(state: State, event: Event): State | null;
  /** The events that may happen in a state: the buttons of a screen. */
  events(state: State): readonly Event[];
  isTerminal(state: State): boolean;
};

/**
 * A lifecycle written once as a table of states and events. The database enum, the guarded update
 * with its history row, the buttons and the tests all come from it. The first key is the initial state.
 */
export function defineLifecycle<const T extends Transitions>(
  table: T & { [S in keyof T]: Readonly<Record<string, keyof T & string>> },
): Lifecycle<keyof T & string, EventsOf<T>> {
  type State = keyof T & string;
  type Event = EventsOf<T>;
  const states = Object.keys(table) as unknown as readonly [State, ...State[]];
  const edges = (state: State): Readonly<Record<string, string>> => table[state];
  return {
    states,
    initial: states[0],
    next: (state, event) =>
      Object.hasOwn(edges(state), event) ? (edges(state)[event] as State) : null,
    events: (state): readonly Event[] => keysOf(edges(state)),
    isTerminal: (state) => Object.keys(edges(state)).length === 0,
  };
}

function keysOf<Key extends string>(record: Readonly<Record<string, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
