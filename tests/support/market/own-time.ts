const TICK_MS = 10;

/**
 * Milliseconds of its own that this process spent on work: what it computed, or what it waited for timers,
 * whichever is more. While a busy machine keeps the process from running, no time passes here, so a limit
 * on it is one of the code and not of the machine.
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
