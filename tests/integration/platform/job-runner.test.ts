import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#db/client.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { beat, isAnyRunnerAlive } from "#server/jobs/live-runners.ts";
import { openJobPool } from "#server/jobs/pool.ts";
import { startWorker, type WorkerOptions } from "#server/jobs/worker.ts";
import type { Deps } from "#server/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { openApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const photos = diskPictures(temporaryFolder("photos"));

let database: FreshDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

async function working(options: Partial<WorkerOptions>) {
  const worker = await startWorker({
    deps,
    databaseUrl: database.url,
    photos,
    ...options,
  });
  onTestFinished(() => worker.stop());
  return worker;
}

const KEYS = { first: "upload-".padEnd(39, "1"), second: "upload-".padEnd(39, "2") };
const dropPhoto = (key: string) =>
  database.db.transaction((tx) => deps.jobs.enqueue(tx, "drop_photo", { key }));

describe("A job runner whose database goes away", () => {
  it("while a job ends stops nothing else, and jobs continue within five seconds of its return", async () => {
    const relay = await postgresRelay(database.url);
    // Closes after the worker has stopped, because what is registered last runs first.
    onTestFinished(() => relay[Symbol.asyncDispose]());
    const begun = Promise.withResolvers<void>();
    const away = Promise.withResolvers<void>();
    const dropped: string[] = [];
    const worker = await working({
      databaseUrl: relay.url,
      photos: {
        ...photos,
        drop: async ([name = ""]) => {
          dropped.push(name);
          begun.resolve();
          await away.promise;
        },
      },
    });
    await dropPhoto(KEYS.first);
    await begun.promise;
    await relay.cut();
    away.resolve();
    await vi.waitFor(() => expect(worker.isRunning()).toBe(false), 15_000);

    await relay.restore();
    const isSecond = expect.stringContaining(KEYS.second);
    const took = await ownTime(async () => {
      await dropPhoto(KEYS.second);
      await vi.waitFor(() => expect(dropped).toContainEqual(isSecond), 15_000);
    });
    expect(took).toBeLessThan(5_000);
    await vi.waitFor(() => expect(worker.isRunning()).toBe(true), 15_000);
  });

  it("while several jobs end one after another is replaced, although the library's own runner hangs", async () => {
    const relay = await postgresRelay(database.url);
    onTestFinished(() => relay[Symbol.asyncDispose]());
    const keys = ["3", "4", "5", "6"].map((end) => "upload-".padEnd(39, end));
    const begun = new Set<string>();
    const away = keys.map(() => Promise.withResolvers<void>());
    const failed = vi.fn<() => void>();
    const log = pino({ level: "error" }, { write: failed });
    const worker = await working({
      deps: { ...deps, log },
      databaseUrl: relay.url,
      stopMs: 500,
      photos: {
        ...photos,
        drop: async ([name = ""]) => {
          const nth = keys.findIndex((key) => name.includes(key));
          begun.add(keys[nth]!);
          await away[nth]!.promise;
        },
      },
    });
    for (const key of keys) await dropPhoto(key);
    await vi.waitFor(() => expect(begun.size).toBe(keys.length), 15_000);
    await relay.cut();
    for (const { resolve } of away) {
      const before = failed.mock.calls.length;
      resolve();
      await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(before));
    }
    await vi.waitFor(() => expect(worker.isRunning()).toBe(false), 5_000);

    await relay.restore();
    await vi.waitFor(() => expect(worker.isRunning()).toBe(true), 15_000);
  });
});

describe("A connection of the runner that Postgres ends while it is being closed", () => {
  it("is logged, and ends nothing else", async () => {
    const relay = await postgresRelay(database.url);
    onTestFinished(() => relay[Symbol.asyncDispose]());
    const errors: unknown[] = [];
    const pool = openJobPool(relay.url, { error: (_, sentence) => errors.push(sentence) });
    const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    relay.hang();
    const { sql } = connect(database.url, { poolSize: 1 });
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`;
    await sql.end();
    const ended = pool.end();
    relay.wake();
    await ended;
    await vi.waitFor(() => expect(errors).toContain("a connection of the job runner failed"));
  });
});

describe("A stop", () => {
  it("finishes even if a job does not, whose runner then sends no more heartbeats", async () => {
    const begun = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const worker = await startWorker({
      deps,
      databaseUrl: database.url,
      stopMs: 50,
      photos: {
        ...photos,
        drop: () => {
          begun.resolve();
          return never.promise;
        },
      },
    });
    onTestFinished(() => never.resolve());
    await dropPhoto(KEYS.first);
    await begun.promise;
    await worker.stop();
    const [job] = await database.sql`
      select locked_by is not null as "isLocked" from graphile_worker.jobs
      where task_identifier = 'drop_photo'`;
    expect(job).toEqual({ isLocked: true });
  });
});

describe("Jobs that a runner has locked", () => {
  const lockedBy = async (id: string) =>
    (await database.sql`select locked_by from graphile_worker._private_jobs where id = ${id}`)[0];

  it("are free again when the runner is dead, and stay locked while it is alive", async () => {
    const [dead, live] = await database.sql<{ id: string }[]>`
      select (graphile_worker.add_job('drop_photo', json_build_object('key', key))).id
      from unnest(array['dead', 'live']) as key`;
    await database.sql`
      update graphile_worker._private_jobs
      set locked_at = now() - interval '1 minute', attempts = 1,
        locked_by = case id when ${dead!.id} then 'pool-dead' else 'pool-live' end
      where id in (${dead!.id}, ${live!.id})`;
    await database.sql`
      insert into job_runners values ('pool-dead', now() - interval '1 minute'), ('pool-live', now())`;
    await working({});
    await vi.waitFor(async () => expect(await lockedBy(dead!.id)).toBeUndefined(), 15_000);
    expect(await lockedBy(live!.id)).toEqual({ locked_by: "pool-live" });
    expect(await database.sql`select 1 from job_runners where id = 'pool-dead'`).toHaveLength(0);
  });
});

describe("Readiness of a process that only serves the web", () => {
  it("reports whether any job runner is alive, and stays ready without one", async () => {
    await database.empty("job_runners");
    const clock = movableClock();
    const at = testDeps(database.db, { clock });
    await using app = await openApp(at, {
      readiness: { database: async () => true },
      reported: { jobs: () => isAnyRunnerAlive(at) },
    });
    const ask = async () => {
      const { statusCode, body } = await app.inject({ url: "/readyz" });
      return { statusCode, ...(JSON.parse(body) as object) };
    };
    const ready = { statusCode: 200, status: "ready", database: true };
    expect(await ask()).toEqual({ ...ready, jobs: false });
    await beat(at, "runner");
    expect(await ask()).toEqual({ ...ready, jobs: true });
    clock.pass(31_000);
    expect(await ask()).toEqual({ ...ready, jobs: false });
  });
});

describe("The queue", () => {
  it("puts a waiting sweep first, before events that came earlier", async () => {
    await database.sql`delete from graphile_worker._private_jobs`;
    await database.db.transaction(async (tx) => {
      for (const eventId of ["evt_1", "evt_2"]) {
        await deps.jobs.enqueue(tx, "process_webhook", { eventId });
      }
      await deps.jobs.enqueue(tx, "sweep_payments", {});
    });
    const next = await database.sql<{ task: string }[]>`
      select task_identifier as task from graphile_worker.jobs order by priority, run_at, id`;
    expect(next.map(({ task }) => task)).toEqual([
      "sweep_payments",
      "process_webhook",
      "process_webhook",
    ]);
    await database.sql`delete from graphile_worker._private_jobs`;
  });
});
