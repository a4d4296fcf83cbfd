import autocannon from "autocannon";

/** The same question to us and to the floor. */
export type Pair = { ours: string; floor: string };

/** How long each rate is taken, in seconds, after one second that is not counted. */
const SECONDS = 4;

/** Answers a second, of us and of the floor. */
export async function readPair(
  paths: readonly Pair[],
  floorUrl: string,
  oursUrl: string,
  connections: number,
  again = false,
): Promise<{ ours: number; floor: number }> {
  const floor = await rateOf(
    floorUrl,
    paths.map((path) => path.floor),
    connections,
  );
  const ours = await rateOf(
    oursUrl,
    paths.map((path) => path.ours),
    connections,
    // A visitor who is checking out is never answered from the cache.
    again ? { cookie: "furrow_checkout=none" } : {},
  );
  return { ours, floor };
}

async function rateOf(
  url: string,
  paths: readonly string[],
  connections: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const ask = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { accept: "text/html,application/json", ...headers },
      requests: paths.map((path) => ({ path })),
    });
  await ask(1);
  const { requests, duration, non2xx, errors, timeouts } = await ask(SECONDS);
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refusals, ${errors} errors, ${timeouts} without an answer`);
  }
  return requests.total / duration;
}

/** One line of the table; the share of the floor and the aim where there is one. */
export function line(name: string, ours: number, floor?: number, aim?: number): string {
  const share =
    floor === undefined || aim === undefined
      ? ""
      : `, floor ${floor.toFixed(0)}/s, share ${(ours / floor).toFixed(2)} (aim ${aim.toFixed(2)})`;
  return `${name}: ${ours.toFixed(0)}/s${share}\n`;
}
