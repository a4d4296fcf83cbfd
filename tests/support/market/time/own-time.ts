const TICK_MS = 10;

/**
 * The process's own time in milliseconds: its CPU time or the time it waited for timers, whichever is longer.
 * Excludes the time during which a busy machine does not run the process, so that a limit on it measures the code and
 * not the machine.
 */
export async function ownTime(work: () => PromiseLike<unknown>): Promise<number> {
  let waited = 0;
  const before = process.cpuUsage();
  const ticks = setInterval(() => (waited += TICK_MS), TICK_MS);
  try {
    await work();
  } finally {
    clearInterval(ticks);
  }
  const { user, system } = process.cpuUsage(before);
  return Math.max(waited, (user + system) / 1_000);
}
