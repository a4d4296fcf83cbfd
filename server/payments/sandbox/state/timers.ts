import { ANSWER_LIFE_S } from "../http/idempotency.ts";
import { EVENT_LIFE_S } from "../resources/events.ts";
import { settlePayout } from "../resources/connect/payout-settling.ts";
import { settleRefund } from "../resources/refund-settling.ts";
import type { Rows, TimerRow } from "./rows.ts";
import type { Store, Tx } from "./store.ts";

const TICK_MS = 1000;
const SWEEP_EVERY = 60;
/** Upper limits that bound the file size: about ten thousand orders' worth of events and stored responses. */
const KEPT = { event: 100_000, answer: 50_000 } as const;
const NO_ONE = { requestId: null, idempotencyKey: null };

function fire(tx: Tx, timer: TimerRow): void {
  tx.remove("timer", timer.id);
  const hasFailed = timer.outcome === "failed";
  if (timer.task === "settle_payout") {
    settlePayout(tx, timer.target, hasFailed ? "failed" : "paid");
  } else settleRefund(tx, timer.target, hasFailed ? "failed" : "succeeded");
}

/** Deletes expired rows. */
function sweep(tx: Tx): void {
  const now = tx.now();
  drop(tx, "answer", ({ at }) => at < now - ANSWER_LIFE_S);
  drop(tx, "event", ({ created }) => created < now - EVENT_LIFE_S);
}

/** Rows are in creation order, so stop at the first one that has not expired. */
function drop<K extends keyof typeof KEPT>(
  tx: Tx,
  kind: K,
  isOver: (row: Rows[K]) => boolean,
): void {
  for (const row of tx.oldest(kind)) {
    if (!isOver(row)) return;
    tx.remove(kind, row.id);
  }
}

/** Runs the tasks that come due as virtual time passes. */
export function makeTimers(
  store: Store,
  changed: () => void,
): { run(): void; start(): void; stop(): void } {
  let ticks = 0;
  let interval: NodeJS.Timeout | undefined;

  function run(): void {
    const now = Math.floor(store.nowMs() / 1000);
    const due = [...store.all("timer")].filter((timer) => timer.at <= now);
    for (const timer of due) store.commit(NO_ONE, (tx) => fire(tx, timer));
    if (due.length > 0) changed();
    if (ticks % SWEEP_EVERY === 0) {
      store.commit(NO_ONE, sweep);
      // A load test can exceed the limits before rows expire.
      store.keepNewest("event", KEPT.event);
      store.keepNewest("answer", KEPT.answer);
    }
    ticks += 1;
  }
  return {
    run,
    start: () => void (interval = setInterval(run, TICK_MS)),
    stop: () => clearInterval(interval),
  };
}
