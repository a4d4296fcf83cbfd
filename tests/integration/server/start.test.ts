import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { freePort } from "#db/embedded/ports.ts";
import { isAlive } from "#db/embedded/processes.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { type ServerProcess, spawnServer } from "#tests/support/servers/server-process.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const STARTING_MS = 180_000;

const cleanups: (() => unknown)[] = [];

/** A data folder that the first start fills and later ones reuse, because filling takes seconds. */
const kept = temporaryFolder("start");

beforeAll(() => {
  ensureBuilt();
}, 240_000);

afterAll(() => removeData(kept));

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
}, STARTING_MS);

function removeData(dataDir: string): void {
  removeCluster(join(dataDir, "postgres"));
  rmSync(dataDir, { recursive: true, force: true });
}

type Place = { dataDir: string; port: number; url: string };

async function placeIn(dataDir: string): Promise<Place> {
  const port = await freePort(0);
  return { dataDir, port, url: `http://127.0.0.1:${port}` };
}

async function newPlace(): Promise<Place> {
  const dataDir = temporaryFolder("start");
  cleanups.push(() => removeData(dataDir));
  return placeIn(dataDir);
}

function spawnAt(place: Place, settings: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({
    PORT: String(place.port),
    DATA_DIR: place.dataDir,
    SEED: "none",
    ...settings,
  });
  cleanups.push(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
  });
  return server;
}

async function startAt(place: Place): Promise<ServerProcess> {
  const server = spawnAt(place);
  await server.printed(`Ready on http://localhost:${place.port}`);
  return server;
}

function postmaster({ dataDir }: Place): number {
  const file = join(dataDir, "postgres/cluster/postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

const statusOf = async (url: string) => (await fetch(url)).status;
const readiness = ({ url }: Place) => statusOf(`${url}/readyz`);

function linesOf(output: string): string[] {
  return output.split("\n").filter((line) => line !== "");
}

describe("a start", () => {
  test(
    "creates its database, and is ready when it says so; the next start finds it",
    async () => {
      const place = await placeIn(kept);
      const server = await startAt(place);
      expect(await readiness(place)).toBe(200);
      server.child.kill("SIGTERM");
      expect(await server.ended).toEqual({ code: 0, signal: null });
      await startAt(place);
      expect(await readiness(place)).toBe(200);
    },
    STARTING_MS,
  );

  test(
    "after a kill -9 continues with the database and the payments that were left running",
    async () => {
      const place = await placeIn(kept);
      const killed = await startAt(place);
      const pid = postmaster(place);
      killed.child.kill("SIGKILL");
      await killed.ended;
      expect(isAlive(pid)).toBe(true);
      await startAt(place);
      expect(await readiness(place)).toBe(200);
      expect(postmaster(place)).toBe(pid);
    },
    STARTING_MS,
  );

  test("on a port that is taken ends with one line that suggests another", async () => {
    const taker = createServer().listen(0, "127.0.0.1");
    await once(taker, "listening");
    cleanups.push(() => taker.close());
    const { port } = taker.address() as AddressInfo;
    const server = spawnAt({ ...(await newPlace()), port });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(linesOf(server.output())).toEqual([
      `Port ${port} is taken by another program: stop that one, or start with another port, for example PORT=${port + 1} npm start.`,
    ]);
  });

  test(
    "on the data folder of a running server ends with one line, and that server goes on",
    async () => {
      const place = await placeIn(kept);
      const first = await startAt(place);
      const second = spawnAt({ ...place, port: await freePort(0) });
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(linesOf(second.output())).toEqual([
        expect.stringMatching(new RegExp(`^Process ${first.child.pid} already uses .* DATA_DIR`)),
      ]);
      expect(await readiness(place)).toBe(200);
    },
    STARTING_MS,
  );

  test.each([
    ["PORT", "abc"],
    ["HOST", "192.0.2.1"],
    ["DATABASE_URL", "postgres://nobody:hunter2@127.0.0.1:1/none"],
    ["DATA_DIR", "/dev/null/data"],
    ["DATA_DIR", process.platform === "linux" ? "/proc/furrow/data" : "/dev/null/furrow/data"],
    ["APP_ENV", "staging"],
    ["PUBLIC_URL", "https://shop.example"],
    ["STRIPE_SECRET_KEY", "hunter2"],
  ])("with a wrong %s ends with code 78 and one line that names it", async (name, value) => {
    const server = spawnAt(await newPlace(), { [name]: value });
    expect(await server.ended).toEqual({ code: 78, signal: null });
    const lines = linesOf(server.output());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).not.toContain("hunter2");
  });
});

describe("a process", () => {
  test(
    "for the web serves the shop and runs no jobs, a worker runs them and serves nothing, and one for all does both",
    async () => {
      const database = await freshDatabase();
      cleanups.push(() => database[Symbol.asyncDispose]());
      const { sql } = database;
      const start = async (role: string, ready: string) => {
        const place = await placeIn(kept);
        const server = spawnAt(place, { DATABASE_URL: database.url, PROCESS: role });
        await server.printed(ready);
        return { place, server };
      };
      const leaveJob = () => sql`select graphile_worker.add_job('purge_old', job_key := 'left')`;
      const isLeft = async () =>
        (await sql`select from graphile_worker.jobs where key = 'left'`).length > 0;

      const web = await start("web", "Ready on");
      expect(await statusOf(`${web.place.url}/shop`)).toBe(200);
      // By the time a process that runs jobs is ready, it has queued the first ones and its schedule.
      expect(await sql`select identifier from graphile_worker._private_known_crontabs`).toEqual([]);
      expect(await sql`select key from graphile_worker.jobs`).toEqual([]);
      const jobsReported = async () => {
        const answer = await fetch(`${web.place.url}/readyz`);
        const { jobs } = (await answer.json()) as { jobs: boolean };
        return [answer.status, jobs];
      };
      expect(await jobsReported()).toEqual([200, false]);
      await leaveJob();
      const worker = await start("worker", "Ready to work");
      await expect.poll(jobsReported).toEqual([200, true]);
      await expect.poll(isLeft).toBe(false);
      await expect(fetch(worker.place.url)).rejects.toThrow("fetch failed");
      for (const { server } of [web, worker]) server.child.kill("SIGTERM");
      await Promise.all([web.server.ended, worker.server.ended]);

      const all = await start("all", "Ready on");
      expect(await statusOf(`${all.place.url}/shop`)).toBe(200);
      await leaveJob();
      await expect.poll(isLeft).toBe(false);
    },
    STARTING_MS,
  );
});

describe("a stop", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "by %s ends the database too, and does not wait for idle connections",
    async (signal) => {
      const place = await placeIn(kept);
      const server = await startAt(place);
      const pid = postmaster(place);
      const agent = new Agent({ keepAlive: true });
      cleanups.push(() => agent.destroy());
      await finished(request(`${place.url}/healthz`, { agent }).end());
      const asked = performance.now();
      server.child.kill(signal);
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(performance.now() - asked).toBeLessThan(10_000);
      expect(isAlive(pid)).toBe(false);
      expect(existsSync(join(place.dataDir, "postgres/owner.json"))).toBe(false);
    },
    STARTING_MS,
  );

  test(
    "lets a request that has begun finish, and closes its connection",
    async () => {
      const place = await placeIn(kept);
      const server = await startAt(place);
      const body = JSON.stringify({ username: "nobody", password: "not-the-password" });
      const login = request(`${place.url}/api/login`, {
        method: "POST",
        agent: new Agent({ keepAlive: true }),
        headers: { "content-type": "application/json", "content-length": body.length },
      });
      const answer = finished(login);
      await new Promise((resolve) => login.write(body.slice(0, 10), resolve));
      await finished(request(`${place.url}/healthz`).end()); // so the login has arrived
      await refusesConnections(place, () => server.child.kill("SIGTERM"));
      login.end(body.slice(10));
      const response = await answer;
      expect(response.statusCode).toBe(401);
      expect(response.headers.connection).toBe("close");
      expect(await server.ended).toEqual({ code: 0, signal: null });
    },
    STARTING_MS,
  );
});

async function finished(sent: ReturnType<typeof request>): Promise<IncomingMessage> {
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response;
}

/** Performs `act` and waits until the server accepts no more connections. */
async function refusesConnections({ url }: Place, act: () => void): Promise<void> {
  act();
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { connection: "close" } });
    } catch {
      return;
    }
  }
}
