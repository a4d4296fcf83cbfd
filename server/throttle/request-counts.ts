import { lt, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { requestCounts } from "#db/schema/platform/system.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

/** A process syncs an address's count with the others each time the address has used this share of the limit here. */
const SHARE = 1 / 20;
/** Delay before retrying Postgres after a failure, in milliseconds. */
const PAUSE_MS = 1_000;
/** Maximum number of addresses tracked; beyond it the oldest is dropped. */
const ADDRESSES = 20_000;

type Count = {
  /** Counted here since the last sync. */
  fresh: number;
  /** Counted by all processes, as of the last sync. */
  known: number;
};

/** Requests of an address in the current minute, and the milliseconds until it ends. */
type Taken = { current: number; ttl: number };

export type RequestCounts = {
  /** Counts one request of an address. */
  take(address: string): Taken;
  /** Resolves when no sync is in progress. */
  settled(): Promise<void>;
};

type CountsDeps = { db: Db; log: Pick<Log, "warn">; clock: Clock };

/**
 * Counts requests per address and minute across all processes, up to `limit`. Most are counted in memory only:
 * once an address has sent a twentieth of the limit to this process, its count is synced through Postgres, in one
 * statement for all that are due, without blocking requests. With N processes an address gets at most `limit * (1
 * + (N - 1) / 20)` requests through, plus those sent during one sync. While Postgres is unavailable, each process
 * enforces the limit on its own.
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
    // Same order in all processes, to avoid deadlocks.
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

/** Adds to the shared counts and returns the totals. Deletes the counts of earlier minutes. */
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
