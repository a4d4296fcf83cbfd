import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#db/client.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { freePort } from "#db/embedded/ports.ts";
import { isAlive } from "#db/embedded/processes.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import {
  type KillableServer,
  pidIn,
  startKillable,
} from "#tests/support/servers/killable-server.ts";
import { spawnServer } from "#tests/support/servers/server-process.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

/** `npm run survive` runs more rounds than every test run has time for. */
const ROUNDS = Number(process.env["SURVIVAL_ROUNDS"] ?? 1);
const WRITERS = 4;
/** How soon it must answer, in milliseconds: alone on a machine, and next to other tests. */
const SOON_MS = ROUNDS > 1 ? 5_000 : 45_000;

const writer = new AbortController();
const kept = new Set<string>();
let server: KillableServer;
let url = "";

beforeAll(async () => {
  server = await startKillable("survival", { SEED: "none" });
  ({ url } = server);
}, 240_000);

afterAll(async () => {
  expect(await server.end()).toEqual({ code: 0, signal: null });
});

async function subscribe(email: string): Promise<number> {
  const response = await fetch(`${url}/api/subscribers`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, source: "footer_newsletter" }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Subscribes one address after the other. Records those that were accepted, and all other statuses. */
async function write(who: number, other: Set<number>): Promise<void> {
  for (let turn = 0; !writer.signal.aborted; turn += 1) {
    const email = `w${who}-${turn}@survival.example`;
    const status = await subscribe(email).catch(() => 0);
    if (status === 201) kept.add(email);
    else other.add(status);
  }
}

let asked = 0;
const isServing = async () => {
  expect(await subscribe(`probe-${(asked += 1)}@survival.example`)).toBe(201);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
};

async function servesSoon(): Promise<number> {
  const began = performance.now();
  await vi.waitFor(isServing, { timeout: 60_000, interval: 50 });
  return performance.now() - began;
}

describe(`While people sign up, ${ROUNDS} times each`, () => {
  it("losing connections, Postgres or the server costs seconds, but nothing that was accepted", async () => {
    const answers = new Set<number>();
    const writing = Array.from({ length: WRITERS }, (_, who) => write(who, answers));
    onTestFinished(() => writer.abort());
    const took: Record<string, number[]> = { connections: [], postgres: [], server: [] };

    for (let round = 0; round < ROUNDS; round += 1) {
      const before = server.serverPid();
      await server.take("connections");
      took["connections"]?.push(await servesSoon());
      await server.take("postgres");
      took["postgres"]?.push(await servesSoon());
      expect(server.serverPid()).toBe(before);
      expect(isAlive(before)).toBe(true);
      await server.take("server");
      took["server"]?.push(await servesSoon());
      expect(server.serverPid()).not.toBe(before);
    }

    writer.abort();
    await Promise.all(writing);
    process.stdout.write(
      `${Object.entries(took)
        .map(([what, all]) => `${what} at most ${Math.round(Math.max(...all))} ms`)
        .join(
          ", ",
        )}; ${kept.size} accepted; others answered ${[...answers].toSorted((a, b) => a - b).join(", ")}\n`,
    );
    for (const all of Object.values(took)) expect(Math.max(...all)).toBeLessThan(SOON_MS);
    // Only answers that may be tried again, and requests that the killed server was handling.
    expect([...answers].filter((status) => ![0, 503].includes(status))).toEqual([]);
    const { sql } = connect(server.databaseUrl() ?? "", { poolSize: 1 });
    const rows = await sql<{ email: string }[]>`select email from subscribers`;
    await sql.end();
    const stored = new Set(rows.map(({ email }) => email));
    expect([...kept].filter((email) => !stored.has(email))).toEqual([]);
    expect(server.keeper.output()).toContain("The server exited on its own (SIGKILL)");
  }, 900_000);
});

describe("The process that keeps the server running", () => {
  it("ends the server when it is killed", async () => {
    const dataDir = temporaryFolder("survival");
    const port = String(await freePort(0));
    const other = spawnServer(
      { PORT: port, DATA_DIR: dataDir, SEED: "none" },
      "server/bin/start.mjs",
    );
    await other.printed("Ready on ");
    const pid = pidIn(join(dataDir, "postgres/owner.json"));
    other.child.kill("SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 15_000);
    removeCluster(join(dataDir, "postgres"));
    rmSync(dataDir, { recursive: true, force: true });
  }, 180_000);

  it("waits for a database that is gone while it restarts the server", async () => {
    await using database = await freshDatabase();
    await using relay = await postgresRelay(database.url);
    const port = String(await freePort(0));
    const settings = { PORT: port, DATABASE_URL: relay.url, DATA_DIR: temporaryFolder("away") };
    const other = spawnServer(settings, "server/bin/start.mjs");
    onTestFinished(async () => {
      other.child.kill("SIGTERM");
      await other.ended;
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
    });
    await other.printed("Ready on ");
    await relay.cut();
    const child = execFileSync("pgrep", ["-P", String(other.child.pid)], { encoding: "utf8" });
    process.kill(Number(child), "SIGKILL");
    await other.printed("exit code 69) and is started again");
    await relay.restore();
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
      { timeout: 60_000, interval: 100 },
    );
  }, 180_000);

  it("ends with the server's exit code if a setting is wrong", async () => {
    const other = spawnServer({ PORT: "none" }, "server/bin/start.mjs");
    expect(await other.ended).toEqual({ code: 78, signal: null });
  });
});
