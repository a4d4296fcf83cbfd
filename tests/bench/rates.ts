import autocannon from "autocannon";

/** Paths of the same request at our server and at the baseline server (`floor`). */
export type Pair = { ours: string; floor: string };

/** Duration of each measurement in seconds, after a warm-up of one second. */
const SECONDS = 4;

/** Uncompressed requests, compressed ones as browsers send them, or ones with unique URLs that no cache has. */
export type Asking = "plain" | "compressed" | "anew";

/** Returns requests per second of our server and of the baseline. Throws if a request fails. */
export async function readPair(
  paths: readonly Pair[],
  urls: { floor: string; ours: string },
  connections: number,
  asking: Asking = "plain",
): Promise<{ ours: number; floor: number }> {
  const floor = await rateOf(
    urls.floor,
    paths.map((path) => path.floor),
    connections,
  );
  const ours = await rateOf(
    urls.ours,
    paths.map((path) => path.ours),
    connections,
    asking,
  );
  return { ours, floor };
}

/** Returns pages per second, requested as browsers do. Throws if a request fails. */
export const browsedRate = (url: string, paths: readonly Pair[], connections: number) =>
  rateOf(
    url,
    paths.map(({ ours }) => ours),
    connections,
    "compressed",
  );

let serial = 0;

/** Adds a parameter that nothing reads, so that the URL is unique. */
function asNew(path: string): string {
  serial += 1;
  if (path.startsWith("/trpc/")) return path.replace("%7D", `%2C%22anew%22%3A${serial}%7D`);
  return `${path}${path.includes("?") ? "&" : "?"}anew=${serial}`;
}

async function rateOf(
  url: string,
  paths: readonly string[],
  connections: number,
  asking: Asking = "plain",
): Promise<number> {
  const headers = {
    accept: "text/html,application/json",
    ...(asking === "compressed" && { "accept-encoding": "gzip, deflate, br" }),
  };
  const asked = paths.map((path) =>
    asking === "anew"
      ? { setupRequest: (request: object) => ({ ...request, path: asNew(path) }) }
      : { path },
  );
  const ask = (duration: number) =>
    autocannon({ url, connections, duration, headers, requests: asked });
  await ask(1);
  const { requests, duration, non2xx, errors, timeouts } = await ask(SECONDS);
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refusals, ${errors} errors, ${timeouts} without an answer`);
  }
  return requests.total / duration;
}

/** One line of the table, with the share of the floor and the aim if there are any. */
export function line(name: string, ours: number, floor?: number, aim?: number): string {
  const share =
    floor === undefined || aim === undefined
      ? ""
      : `, floor ${floor.toFixed(0)}/s, share ${(ours / floor).toFixed(2)} (aim ${aim.toFixed(2)})`;
  return `${name}: ${ours.toFixed(0)}/s${share}\n`;
}
