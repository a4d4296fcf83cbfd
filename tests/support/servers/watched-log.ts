import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { createLog } from "#server/boot/log.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { type Client, httpClient, openApp } from "#tests/support/servers/http.ts";
import { openMarketPlace } from "#tests/support/market/market-place.ts";

/** Contained in everything that is sent; must never appear in the log. */
export const MARKER = `leak${randomBytes(6).toString("hex")}`;
export const ADDRESS = "203.0.113.77";

export type WatchedLog = Awaited<ReturnType<typeof openWatchedLog>>;

/**
 * A server in production mode whose log, at level trace, tests read line by line. Callers are at `ADDRESS` and put
 * `MARKER` into everything they send.
 */
export async function openWatchedLog() {
  const lines: string[] = [];
  const log = createLog(
    { appEnv: "production" },
    { level: "trace", to: { write: (line) => void lines.push(line) } },
  );
  const market = await openMarketPlace();
  const deps = { ...market.deps, log };
  const app = await openApp(deps, { log });
  await seedDemoAccounts(deps);
  return {
    lines,
    log,
    market,
    deps,
    app,
    begin: () => void lines.splice(0),
    events: () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line["event"]),
    signedIn: async (username: string): Promise<Client> => {
      const client = httpClient(app, ADDRESS);
      await client.post("/api/login", { username, password: DEMO_PASSWORD });
      return client;
    },
    /** Asserts that the log contains no marker, no full caller address, and no email address. */
    expectQuiet: (): void => {
      expect(lines.length).toBeGreaterThan(0);
      const found = lines.filter(
        (line) => line.includes(MARKER) || /[\w.+-]@\w|203\.0\.113\.77|198\.51/.test(line),
      );
      expect(found.map((line) => line.slice(0, 600))).toEqual([]);
    },
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await market[Symbol.asyncDispose]();
    },
  };
}
