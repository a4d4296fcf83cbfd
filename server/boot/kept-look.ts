type Look = () => Promise<boolean>;

/** Caches the result of `look` for `ms` milliseconds from its start, because anyone may poll readiness, and often. */
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
