type Look = () => Promise<boolean>;

/** The same look, whose answer is good for `ms` milliseconds from when it was begun: readiness is asked often, and by anyone. */
export function keptLook(
  ms: number,
  look: Look,
  clock: () => number = () => performance.now(),
): Look {
  let last: { since: number; result: Promise<boolean> } | null = null;
  return () => {
    if (last === null || clock() - last.since > ms) last = { since: clock(), result: look() };
    return last.result;
  };
}
