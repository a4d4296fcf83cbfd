import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { SCHEDULES } from "#shared/platform/jobs/job-table.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { startWorker, type Worker } from "#server/jobs/worker.ts";
import { speak } from "#server/language.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { JobState } from "#shared/platform/jobs/jobs.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const photos = diskPictures(temporaryFolder("photos"));

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  admin = await signedInAdmin(deps);
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`delete from graphile_worker._private_jobs`;
});

const ask = <Result>(run: (api: AppCaller["admin"]["jobs"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.jobs));

/** Queues a job that fails whenever it runs, because no update has this id. */
const failing = () =>
  database.db.transaction((tx) =>
    deps.jobs.enqueue(tx, "send_customer_update", { updateId: "broken" }),
  );
const one = async (state?: JobState) =>
  (await ask((api) => api.page({ state, q: "send_" }))).rows[0];
const lastAudit = async () => {
  const [entry] = await database.sql`
    select action, actor_name as "who", subject_name as "of" from audit_log order by id desc limit 1`;
  return entry;
};

async function working<Result>(run: (worker: Worker) => Promise<Result>): Promise<Result> {
  const worker = await startWorker({ deps, databaseUrl: database.url, photos });
  try {
    return await run(worker);
  } finally {
    await worker.stop();
  }
}

describe("A job that fails for good", () => {
  it("is listed with its error, runs again with all its tries, and can be given up", async () => {
    await failing();
    expect(await one()).toMatchObject({ name: "send_customer_update", state: "queued" });
    await database.sql`update graphile_worker._private_jobs set max_attempts = 1`;
    await working(async () => {
      await expect.poll(() => one("dead")).toMatchObject({ attempts: 1 });
    });
    const dead = (await one("dead"))!;
    expect(dead.payload).toEqual({ updateId: "broken" });
    expect(dead.lastError).toBe("PostgresError 22P02");

    await ask((api) => api.runAgain({ id: dead.id }));
    expect(await one("queued")).toMatchObject({ id: dead.id, attempts: 0 });
    expect(await lastAudit()).toMatchObject({
      action: "job.run_again",
      who: "admin",
      of: "send_customer_update",
    });

    await working(async () => {
      await expect.poll(() => one("dead")).toBeDefined();
    });
    await ask((api) => api.giveUp({ id: dead.id }));
    expect((await ask((api) => api.page({ q: "customer update" }))).total).toBe(0);
    expect(await lastAudit()).toMatchObject({ action: "job.given_up" });
  });

  it("is done and gone once its cause is fixed", async () => {
    await database.db.transaction((tx) =>
      deps.jobs.enqueue(tx, "send_reset_link", { email: "nobody@furrow.example" }),
    );
    await database.sql`
      update graphile_worker._private_jobs
      set attempts = max_attempts, last_error = 'The mail server at nobody@furrow.example was unreachable'`;
    const dead = (await one("dead"))!;
    expect(dead.payload).toEqual({ email: "hidden" });
    expect(JSON.stringify(dead)).not.toContain("nobody@");
    await ask((api) => api.runAgain({ id: dead.id }));
    const left = async () => (await ask((api) => api.page({ q: "send reset link" }))).total;
    await working(async () => {
      await expect.poll(left).toBe(0);
    });
  });
});

describe("A job that has not failed", () => {
  it("cannot be run again or given up, and a job that is done cannot be found", async () => {
    await failing();
    const { id } = (await one("queued"))!;
    await expect(ask((api) => api.runAgain({ id }))).rejects.toThrow("has not failed");
    await database.sql`update graphile_worker._private_jobs set locked_at = now()`;
    expect(await one("running")).toMatchObject({ id });
    await expect(ask((api) => api.giveUp({ id }))).rejects.toThrow("has not failed");
    await expect(ask((api) => api.giveUp({ id: "999999999" }))).rejects.toThrow("is done");
    await expect(ask((api) => api.giveUp({ id: "1; drop" }))).rejects.toThrow("No such job");
  });
});

describe("The search", () => {
  it("finds a job by its name as shown, in either language, and as kept", async () => {
    await failing();
    const found = async (q: string) => (await ask((api) => api.page({ q }))).total;
    expect(await found("send a MESSAGE to cust")).toBe(1);
    expect(await found("send_customer_update")).toBe(1);
    expect(await found("customer update")).toBe(1);
    expect(await found("enviar un mensaje")).toBe(0);
    expect(await found("reset link")).toBe(0);
    expect(await speak("es", () => found("enviar un MENSAJE a los"))).toBe(1);
    expect(await speak("es", () => found("send_customer"))).toBe(1);
  });
});

describe("The schedules", () => {
  it("show each line of the crontab with its last run, and how long due work has waited", async () => {
    await failing();
    const { schedules, dueSince, counts } = await ask((api) => api.overview());
    expect(schedules.map(({ name }) => name)).toEqual([...SCHEDULES.keys()]);
    expect(schedules[0]).toMatchObject({ name: "sweep_payments", pattern: "* * * * *" });
    expect(dueSince).toBeInstanceOf(Date);
    expect(counts).toEqual({ queued: 1 });
  });

  it("catch up on what was missed while no worker ran, once for all of it", async () => {
    await database.sql`delete from graphile_worker._private_known_crontabs`;
    await database.sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('erase_due_accounts', now() - interval '9 days', now() - interval '5 hours')`;
    const lastRun = async () => {
      const { schedules } = await ask((api) => api.overview());
      const { lastRun: at } = schedules.find(({ name }) => name === "erase_due_accounts")!;
      return (at?.getTime() ?? 0) > Date.now() - 3_700_000;
    };
    await working(async () => {
      await expect.poll(lastRun).toBe(true);
    });
    const left = await ask((api) => api.page({ q: "erase due accounts" }));
    expect(left.total).toBeLessThanOrEqual(1);
  });
});
