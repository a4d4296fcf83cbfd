import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { run, type Runner, type WorkerEvents } from "graphile-worker";
import { MINUTE_MS } from "#shared/durations.ts";
import { AT_START, CRONTAB, startOf } from "#shared/platform/jobs/job-table.ts";
import { BEAT_MS, beat, bury } from "./live-runners.ts";
import { JOBS_AT_ONCE, openJobPool } from "./pool.ts";
import { runnerLog } from "./runner-log.ts";
import { type TaskOptions, tasks } from "./tasks.ts";

/** Delay before restarting a runner that ended, in milliseconds; doubles each time it ends soon. */
const RESTART_MS = 500;
const RESTART_AT_MOST_MS = 15_000;
/** After running this long, in milliseconds, the restart delay is reset. */
const LONG_RUN_MS = MINUTE_MS;
/** How long a stop waits for running jobs, in milliseconds. Must be less than the process's own stop timeout. */
const STOP_MS = 10_000;

export type WorkerOptions = TaskOptions & { databaseUrl: string; stopMs?: number };

export type Worker = { isRunning(): boolean; stop(): Promise<void> };

/** A queue runner with the id under which it locks jobs. `failed` resolves if it could not save the end of a job. */
type Named = { runner: Runner; id: string; failed: Promise<void>; close(): Promise<void> };

/**
 * Runs queued and scheduled jobs in this process until it is stopped. Replaces a runner that ends on its own, as
 * when the database fails at a bad moment, or that hangs for `stopMs` after such a failure. Throws if the first
 * one cannot start.
 *
 * A stop always finishes: a job that takes longer than `stopMs`, or a runner that loses the database while
 * stopping, is left for the other runners to take over once its heartbeat stops.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController();
  const stopped = new AbortController();
  let current: Named | null = await startRunner(options);
  const keepRunning = async () => {
    let wait = RESTART_MS;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      if (current) await liveOf(options, current, stopped.signal);
      current = null;
      if (performance.now() - began > LONG_RUN_MS) wait = RESTART_MS;
      await sleep(wait, stopping.signal);
      wait = Math.min(wait * 2, RESTART_AT_MOST_MS);
      if (!stopping.signal.aborted) current = await replacement(options);
    }
    await current?.runner.stop().catch(() => {});
  };
  const kept = keepRunning();
  return {
    isRunning: () => current !== null,
    stop: async () => {
      stopping.abort();
      const ended = Promise.all([current?.runner.stop().catch(() => {}), kept]);
      await Promise.race([ended, sleep(options.stopMs ?? STOP_MS, stopped.signal)]);
      stopped.abort();
    },
  };
}

async function replacement(options: WorkerOptions): Promise<Named | null> {
  const { log } = options.deps;
  log.warn({}, "the job runner ended and is started again");
  return startRunner(options).catch((error: unknown) => {
    log.error({ err: error }, "the job runner could not be started");
    return null;
  });
}

async function startRunner({ databaseUrl, ...options }: WorkerOptions): Promise<Named> {
  const { promise: named, resolve } = Promise.withResolvers<string>();
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
  events.once("pool:fatalError", () => fail());
  const pool = openJobPool(databaseUrl, options.deps.log);
  const close = () => pool.end().catch(() => {});
  const runner = await run({
    pgPool: pool,
    concurrency: JOBS_AT_ONCE,
    noHandleSignals: true,
    pollInterval: 2_000,
    crontab: CRONTAB,
    taskList: tasks(options),
    logger: runnerLog(options.deps.log),
    events,
    // Save finished jobs in batches of one. Without batching, the library leaves a rejection unhandled if the
    // database is unavailable at that moment.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  void runner.promise.catch(() => {}).finally(close);
  try {
    for (const name of AT_START) await runner.addJob(name, {}, startOf(name));
    return { runner, id: await named, failed, close };
  } catch (error) {
    await runner.stop().catch(() => {});
    throw error;
  }
}

/**
 * Sends heartbeats for a runner until it ends or is abandoned, then frees the jobs it had locked. The library
 * stops a runner that could not save the end of a job, but hangs if two more of its jobs end before that
 * (graphile-worker 0.18.0: its count of pending jobs drops below zero). Jobs of a hung runner may still be running
 * when they are freed, and then run in two places at once. That is fine, because any job may run twice, as after
 * any crash.
 */
async function liveOf(
  { deps, stopMs = STOP_MS }: WorkerOptions,
  { runner, id, failed, close }: Named,
  left: AbortSignal,
): Promise<void> {
  const { db, log } = deps;
  const ended = new AbortController();
  left.addEventListener("abort", () => ended.abort(), { signal: ended.signal });
  const giveSigns = async () => {
    while (!ended.signal.aborted) {
      await beat(deps, id).then(
        (count) => count > 0 && log.warn({ count }, "jobs of a dead runner were freed"),
        (error: unknown) => log.error({ err: error }, "a sign of life of the job runner failed"),
      );
      await sleep(BEAT_MS, ended.signal);
    }
  };
  void giveSigns();
  const hung = failed.then(() => sleep(stopMs, ended.signal));
  await Promise.race([runner.promise.catch(() => {}), hung]);
  ended.abort();
  void close();
  await bury(db, id).catch(() => {});
}

/** Waits, or returns early if the signal aborts. */
const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {});
