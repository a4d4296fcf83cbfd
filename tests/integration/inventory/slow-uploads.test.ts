import { connect } from "node:net";
import { setInterval as every } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { addFarm, addFarmMember } from "#tests/support/market/market.ts";

/** Shorter timeouts than the server's, so that the test need not wait for them. */
const TIMING = {
  requestMs: 500,
  headersMs: 400,
  lookMs: 100,
  silentMs: 60_000,
  uploads: { idleMs: 2_500, longestMs: 60_000, bytesPerSecond: 512, lookMs: 50, atOnce: 2 },
};

let database: FreshDatabase;
let app: TestApp;
let address: URL;
let cookie: string;
let photo: Buffer;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  app = await openApp(deps, { timing: TIMING });
  address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  await seedDemoAccounts(deps);
  const farmId = await addFarm(database.db);
  await addFarmMember(database.db, farmId);
  const client = httpClient(app);
  await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
  cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c33" } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** Sends a body in these pieces, a hundred milliseconds apart, and returns the response. */
async function trickle(path: string, type: string, length: number, pieces: Buffer[]) {
  const socket = connect(Number(address.port), address.hostname);
  let answer = "";
  socket.on("data", (part) => (answer += String(part)));
  socket.on("error", () => {});
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on("close", () => resolve());
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\n` +
      `content-length: ${length}\r\nconnection: close\r\n\r\n`,
  );
  const rest = [...pieces];
  for await (const _ of every(100)) {
    const piece = rest.shift();
    if (piece === undefined || socket.destroyed || answer !== "") break;
    socket.write(piece);
  }
  await closed;
  return answer;
}

const inPieces = (bytes: Buffer, count: number) =>
  Array.from({ length: count }, (_, at) =>
    bytes.subarray(
      Math.floor((at * bytes.length) / count),
      Math.floor(((at + 1) * bytes.length) / count),
    ),
  );
const PICTURE = "/api/uploads/picture";
const send = (pieces: Buffer[], length = photo.length) =>
  trickle(PICTURE, "application/octet-stream", length, pieces);

describe("a photo on a slow connection", () => {
  it("has time as long as bytes arrive, up to three times as long as other requests", async () => {
    expect(await send(inPieces(photo, 16))).toMatch(/^HTTP\/1\.1 201 /);
  });

  it("is cut off with 408 once nothing arrives anymore", async () => {
    expect(await send(inPieces(photo, 16).slice(0, 3))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is cut off with 408 if it arrives more slowly than over any real connection", async () => {
    const bytes = Array.from({ length: 100 }, (_, at) => photo.subarray(at, at + 1));
    expect(await send(bytes)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("counts toward the few that one user may upload at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(inPieces(photo, 8))));
    expect(answers.filter((answer) => !answer.startsWith("HTTP/1.1 429"))).toHaveLength(2);
    expect(answers.find((answer) => answer.startsWith("HTTP/1.1 429"))).toMatch(/retry-after: 10/i);
  });
});

describe("a photo whose phone hangs up while it is being admitted", () => {
  it("does not count afterward", async () => {
    const { atOnce } = TIMING.uploads;
    const openConnections = () =>
      new Promise<number>((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    await expect.poll(openConnections).toBe(0);
    await database.sql.begin(async (tx) => {
      await tx`lock table sessions in access exclusive mode`;
      const phones = Array.from({ length: atOnce }, () => {
        const phone = connect(Number(address.port), address.hostname);
        phone.write(
          `POST ${PICTURE} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n` +
            "content-type: application/octet-stream\r\ncontent-length: 9\r\n\r\n",
        );
        return phone;
      });
      await somethingWaits(database.sql, atOnce);
      for (const phone of phones) phone.destroy();
      await expect.poll(openConnections).toBe(0);
    });
    expect(await send(inPieces(photo, 2))).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe("any other body that arrives byte by byte", () => {
  it.each(["/api/login", "/trpc/auth.login", "/webhooks/stripe"])(
    "is cut off with 408, however steadily it arrives: %s",
    async (path) => {
      const pieces = inPieces(Buffer.alloc(60, "x"), 60);
      expect(await trickle(path, "application/json", 60, pieces)).toMatch(/^HTTP\/1\.1 408 /);
    },
  );

  it("is refused at once if it is an upload by a visitor without permission", async () => {
    cookie = "furrow_session=abc";
    expect(await send(inPieces(photo, 16))).toMatch(/^HTTP\/1\.1 401 /);
  });
});
