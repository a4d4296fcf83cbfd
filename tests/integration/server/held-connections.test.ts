import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "#server/boot/log.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { openApp, type TestApp } from "#tests/support/servers/http.ts";

/** Shorter than the server's, so that the test need not wait a minute. */
const TIMING = { requestMs: 5_000, headersMs: 4_000, lookMs: 100, silentMs: 2_000 };
/** More than the buffers of both ends of a connection hold. */
const LARGE = "x".repeat(32 * 1024 * 1024);

let database: FreshDatabase;
let app: TestApp;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const to = { write: (line: string) => void lines.push(line) };
  app = await openApp(testDeps(database.db), {
    timing: TIMING,
    log: createLog({ appEnv: "production" }, { level: "trace", to }),
    extraRoutes: async (routes) => void routes.get("/large", async () => LARGE),
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** Opens a connection, sends the same request `times` times in one write, and collects what is answered. */
async function send(path: string, times: number): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.setEncoding("utf8").on("data", (more: string) => (text += more));
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: identity\r\n\r\n`.repeat(times),
  );
  return { socket, read: () => text };
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

describe("A connection that holds on to the server", () => {
  it("may have a few requests in progress, which are all answered", async () => {
    const { read } = await send("/healthz", 8);
    await expect.poll(() => read().split("HTTP/1.1 200").length - 1).toBe(8);
  });

  it("is closed after a few answers if it sends a flood of requests in one write", async () => {
    const { socket, read } = await send("/healthz", 300);
    await expect.poll(() => socket.closed).toBe(true);
    expect(read().split("HTTP/1.1 200").length - 1).toBe(8);
    await expect.poll(connections).toBe(0);
  });

  it("is closed if its client stops reading the response", async () => {
    const { socket } = await send("/large", 1);
    socket.pause();
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  });

  it("that its client cuts in the middle of a request is not logged as a failure of ours", async () => {
    const socket = connect(port, "127.0.0.1");
    lines.length = 0;
    const head = "POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n";
    socket.write(`${head}Content-Length: 5000\r\n\r\n{`);
    await expect.poll(() => lines.some((line) => line.includes("/api/login"))).toBe(true);
    socket.destroy();
    await expect.poll(connections).toBe(0);
    const failures = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    expect(failures).toEqual([]);
  });
});
