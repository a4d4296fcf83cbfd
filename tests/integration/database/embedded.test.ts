import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterEach, expect, test } from "vitest";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "#db/embedded.ts";
import { serverAccount } from "#db/embedded/account.ts";
import { findBinaries } from "#db/embedded/binaries.ts";
import { ensureCluster } from "#db/embedded/cluster.ts";
import { EmbeddedError } from "#db/embedded/error.ts";
import { clusterPath, placeCluster } from "#db/embedded/folders.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { isAlive } from "#db/embedded/processes.ts";
import { startServer, stopServer } from "#db/embedded/server.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

function newDataDir(): string {
  const dataDir = join(temporaryFolder("embedded"), "postgres");
  cleanups.push(() => {
    removeCluster(dataDir);
    rmSync(dirname(dataDir), { recursive: true });
  });
  return dataDir;
}

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, port: 0, fast: true, ...options });
  cleanups.push(() => server.stop());
  return server;
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe<Row[]>(text);
  } finally {
    await sql.end();
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
}

/** Another process that holds the database, and is killed as by `kill -9`. */
async function holdAndKill(dataDir: string): Promise<string> {
  const holder = spawn(process.execPath, ["tests/support/postgres/hold-database.ts", dataDir], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(holder.stdout, "data")) as [Buffer];
  holder.kill("SIGKILL");
  await once(holder, "exit");
  return line.toString().trim();
}

async function takePort(): Promise<number> {
  const taker = createServer().listen(0, "127.0.0.1");
  await once(taker, "listening");
  cleanups.push(() => taker.close());
  return (taker.address() as AddressInfo).port;
}

test("ASVS 16.2.5 its log has no statement, parameter or value of a query that failed", async () => {
  const dataDir = newDataDir();
  const { url } = await start(dataDir);
  await expect(query(url, "select 'marker0123'::int")).rejects.toThrow("marker0123");
  await expect(query(url, "select * from marker0123")).rejects.toThrow("marker0123");
  const log = readFileSync(join(dataDir, "postgres.log"), "utf8");
  expect(log).toContain("ready to accept connections");
  expect(log).not.toContain("marker0123");
});

test("what is stored survives a stop and a start, with every safety of Postgres on", async () => {
  const dataDir = newDataDir();
  const first = await startEmbedded({ dataDir, port: 0 });
  await query(first.superuserUrl, "create table kept as select 7 as n");
  const pid = postmaster(dataDir);
  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const second = await start(dataDir, { fast: false });
  expect(await query(second.superuserUrl, "select n from kept")).toEqual([{ n: 7 }]);
  const settings = await query(
    second.superuserUrl,
    "select current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit') as all",
  );
  expect(settings).toEqual([{ all: "ononon" }]);
});

test("a cluster that is set not to flush to disk is refused", async () => {
  const dataDir = newDataDir();
  await (await startEmbedded({ dataDir, port: 0, fast: true })).stop();
  appendFileSync(join(dataDir, "cluster/postgresql.conf"), "\nfsync = off\n");
  await expect(startEmbedded({ dataDir, port: 0 })).rejects.toThrow(/does not flush to disk/);
  expect(existsSync(join(dataDir, "cluster/postmaster.pid"))).toBe(false);
});

test("the password is made for each cluster, in a file for its owner alone", async () => {
  const [one, two] = [newDataDir(), newDataDir()];
  const { url } = await start(one);
  await start(two);
  expect(statSync(join(one, "password")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(one, "password"), "utf8")).not.toBe(
    readFileSync(join(two, "password"), "utf8"),
  );
  const stranger = new URL(url);
  stranger.password = "postgres";
  await expect(query(stranger.href, "select 1")).rejects.toThrow(/password authentication failed/);
});

test("a password file that is not the cluster's is reported in one line", async () => {
  const dataDir = newDataDir();
  await (await startEmbedded({ dataDir, port: 0, fast: true })).stop();
  writeFileSync(join(dataDir, "password"), "another");
  await expect(startEmbedded({ dataDir, port: 0, fast: true })).rejects.toThrow(
    /refuses the password in its data folder/,
  );
});

test("when the wanted port is taken, the next free one is", async () => {
  const taken = await takePort();
  const server = await start(newDataDir(), { port: taken });
  expect(server.port).toBeGreaterThan(taken);
  expect(await query(server.superuserUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("when another database takes the port in between, it waits for it and is not mistaken for it", async () => {
  const [dataDir, password] = [newDataDir(), "its own"];
  const account = serverAccount(clusterPath(dataDir));
  mkdirSync(dataDir, { recursive: true });
  const cluster = placeCluster(dataDir, account);
  const logFile = join(dataDir, "postgres.log");
  const plan = { native: await findBinaries(account), account, cluster, password, fast: true };
  ensureCluster(plan);
  const other = await start(newDataDir());
  const starting = startServer({ ...plan, port: other.port, isPortFixed: true, logFile });
  starting.catch(() => {});
  const log = () => (existsSync(logFile) ? readFileSync(logFile, "utf8") : "");
  await expect.poll(log).toContain("could not bind");
  await other.stop();
  const running = await starting;
  expect(running.port).toBe(other.port);
  await stopServer(running.pid);
});

test("two at once on one folder: the second is refused in one line, the first goes on", async () => {
  const dataDir = newDataDir();
  const starts = await Promise.allSettled([
    startEmbedded({ dataDir, port: 0, fast: true }),
    startEmbedded({ dataDir, port: 0, fast: true }),
  ]);
  const winners = starts.filter((outcome) => outcome.status === "fulfilled");
  const losers = starts.filter((outcome) => outcome.status === "rejected");
  for (const { value } of winners) cleanups.push(() => value.stop());
  expect(winners).toHaveLength(1);
  expect(losers[0]?.reason).toBeInstanceOf(EmbeddedError);
  expect(String(losers[0]?.reason)).toMatch(
    /^EmbeddedError: Process \d+ already uses .*DATA_DIR.*$/,
  );
  expect(await query(winners[0]!.value.superuserUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a server that a killed process left running is taken over as it is", async () => {
  const dataDir = newDataDir();
  const left = await holdAndKill(dataDir);
  await query(left, "create table kept as select 7 as n");
  const pid = postmaster(dataDir);
  const adopted = await start(dataDir);
  expect(adopted.superuserUrl).toBe(left);
  expect(postmaster(dataDir)).toBe(pid);
  expect(await query(adopted.superuserUrl, "select n from kept")).toEqual([{ n: 7 }]);
  await adopted.stop();
  expect(isAlive(pid)).toBe(false);
});

test("when the machine went down with the server, its pid file stops no one", async () => {
  const dataDir = newDataDir();
  const left = await holdAndKill(dataDir);
  await query(left, "create table kept as select 7 as n");
  await query(left, "checkpoint");
  process.kill(postmaster(dataDir), "SIGKILL");
  const logOf = (name: string) => readFileSync(join(dataDir, name), "utf8");
  const before = logOf("postgres.log");
  const server = await start(dataDir);
  expect(await query(server.superuserUrl, "select n from kept")).toEqual([{ n: 7 }]);
  expect(logOf("postgres.log.1")).toContain(before);
  expect(logOf("postgres.log")).toContain("was not properly shut down");
});

test("a pid file that names someone else's process stops no one", async () => {
  const dataDir = newDataDir();
  await (await startEmbedded({ dataDir, port: 0, fast: true })).stop();
  const lines = [process.pid, join(dataDir, "cluster"), 1, 5432, "", "127.0.0.1", "", "ready"];
  writeFileSync(join(dataDir, "cluster/postmaster.pid"), `${lines.join("\n")}\n`);
  const server = await start(dataDir);
  expect(await query(server.superuserUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a first start that was cut off leaves nothing in the way", async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, "cluster/draft/built"), { recursive: true });
  writeFileSync(join(dataDir, "cluster/draft/built/PG_VERSION"), "18\n");
  const server = await start(dataDir);
  expect(await query(server.superuserUrl, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("it works below a folder that other users cannot enter", async () => {
  const dataDir = newDataDir();
  chmodSync(dirname(dataDir), 0o700);
  const server = await startEmbedded({ dataDir, port: 0, fast: true });
  await query(server.superuserUrl, "create table kept as select 7 as n");
  await server.stop();
  const again = await start(dataDir);
  expect(await query(again.superuserUrl, "select n from kept")).toEqual([{ n: 7 }]);
});

test("the product's role and the schema's owner have separate passwords (ASVS 13.2.2)", async () => {
  const server = await start(newDataDir());
  const urls = [server.url, server.ownerUrl, server.superuserUrl];
  expect(new Set(urls.map((url) => new URL(url).password)).size).toBe(3);
  const who =
    "select current_user as role, usesuper as super from pg_user where usename = current_user";
  expect(await Promise.all(urls.map((url) => query(url, who)))).toEqual([
    [{ role: "furrow_app", super: false }],
    [{ role: "furrow_owner", super: false }],
    [{ role: "postgres", super: true }],
  ]);
  await expect(query(server.url, "create table mine (id int)")).rejects.toMatchObject({
    code: "42501",
  });
  await query(server.ownerUrl, "create table theirs (id int)");
});
