import { lt, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { requestCounts } from "#db/schema/platform/system.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const MINUTE_MS = 60_000;
/** An address is compared with the other processes each time it has used this share of the limit here. */
const SHARE = 1 / 20;
/** While Postgres does not answer, it is asked again after so long, in milliseconds. */
const PAUSE_MS = 1_000;
/** Addresses counted at once; beyond that the oldest one is forgotten. */
const ADDRESSES = 20_000;

type Count = {
  /** Taken here since the last exchange. */
  fresh: number;
  /** Taken by all processes, as of the last exchange. */
  known: number;
};

/** How many requests of an address counted in this minute, and the milliseconds until it is over. */
type Taken = { current: number; ttl: number };

export type RequestCounts = {
  /** Counts one request of an address. */
  take(address: string): Taken;
  /** Resolves when nothing is being exchanged. */
  settled(): Promise<void>;
};

type CountsDeps = { db: Db; log: Pick<Log, "warn">; clock: Clock };

/**
 * Counts the requests of each address over all processes, `limit` of which it may send in a minute. Most are counted in memory alone: an address
 * that has sent a twentieth of the limit to this process is exchanged with the others through Postgres,
 * in one statement for all that are due, while requests go on. With N processes an address gets at most
 * `limit * (1 + (N - 1) / 20)` through, and what it sends during one exchange. While Postgres does not
 * answer, each process holds the limit by itself.
 */
export function createRequestCounts({ db, log, clock }: CountsDeps, limit: number): RequestCounts {
  const share = Math.max(1, Math.ceil(limit * SHARE));
  const counts = new Map<string, Count>();
  let minute = 0;
  let exchanging: Promise<void> | null = null;
  let pausedUntil = 0;

  const countOf = (address: string): Count => {
    const found = counts.get(address);
    if (found) return found;
    const [oldest] = counts.keys();
    if (counts.size >= ADDRESSES && oldest !== undefined) counts.delete(oldest);
    const count = { fresh: 0, known: 0 };
    counts.set(address, count);
    return count;
  };
  const isDue = ({ fresh, known }: Count) => fresh >= share && known <= limit;

  const exchange = async (): Promise<void> => {
    const of = minute;
    // In one order for all processes, so that none waits for another that waits for it.
    const due = [...counts].filter(([, count]) => isDue(count)).toSorted(byAddress);
    const sent = due.map(([address, { fresh }]) => ({ address, minute: of, count: fresh }));
    if (sent.length === 0) return;
    const rows = await addAll(db, sent);
    if (of !== minute) return;
    for (const [index, [address, count]] of due.entries()) {
      count.fresh -= sent[index]?.count ?? 0;
      count.known = rows.get(address) ?? count.known;
    }
  };
  const begin = (at: number) => {
    if (at < pausedUntil) return;
    exchanging ??= exchange()
      .catch((error: unknown) => {
        pausedUntil = at + PAUSE_MS;
        log.warn({ err: error }, "request counts were not exchanged");
      })
      .finally(() => {
        exchanging = null;
      });
  };

  return {
    take: (address) => {
      const at = clock.now().getTime();
      const current = Math.floor(at / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        counts.clear();
      }
      const count = countOf(address);
      count.fresh += 1;
      if (isDue(count)) begin(at);
      return { current: count.known + count.fresh, ttl: (current + 1) * MINUTE_MS - at };
    },
    settled: async () => exchanging ?? undefined,
  };
}

type Sent = { address: string; minute: number; count: number };

const byAddress = ([one]: [string, Count], [other]: [string, Count]) => (one < other ? -1 : 1);

/** Adds to what all processes counted, and returns the sums. What earlier minutes counted is let go of. */
async function addAll(db: Db, sent: readonly Sent[]): Promise<Map<string, number>> {
  const rows = await db
    .insert(requestCounts)
    .values([...sent])
    .onConflictDoUpdate({
      target: [requestCounts.address, requestCounts.minute],
      set: { count: sql`${requestCounts.count} + excluded.count` },
    })
    .returning({ address: requestCounts.address, count: requestCounts.count });
  await db.delete(requestCounts).where(lt(requestCounts.minute, (sent[0]?.minute ?? 0) - 1));
  return new Map(rows.map(({ address, count }) => [address, count]));
}
