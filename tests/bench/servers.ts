import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "#db/embedded/ports.ts";
import { usageOf } from "./processes.ts";
import { spawnServer } from "../support/servers/server-process.ts";

/** A server that runs: its origin, and a function that stops it and resolves once it has ended. */
export type Running = { url: string; stop: () => Promise<void> };

/** Starts the floor as a process of its own. */
export async function startFloor(databaseUrl: string): Promise<Running> {
  const port = String(await freePort(0));
  const child = spawn(process.execPath, [fileURLToPath(new URL("floor.ts", import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Our own server, with the seconds until it was ready, and what it uses now. */
export type Ours = Running & { readySeconds: number; usage: () => ReturnType<typeof usageOf> };

/** Starts our built server on that database as an operator does, with limits high enough for a whole town. */
export async function startOurs(databaseUrl: string, folder: string): Promise<Ours> {
  const port = String(await freePort(0));
  const began = performance.now();
  const settings = {
    PORT: port,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, new URL(databaseUrl).pathname.slice(1)),
    SEED: "none",
    REQUESTS_PER_MINUTE: "99999999",
    TRUST_PROXY: "loopback",
  };
  const server = spawnServer(settings, "server/bin/start.mjs");
  await server.printed("Ready on ");
  return {
    url: `http://127.0.0.1:${port}`,
    readySeconds: (performance.now() - began) / 1000,
    usage: () => usageOf(server.child.pid ?? 0),
    stop: async () => {
      server.child.kill("SIGTERM");
      await server.ended;
    },
  };
}
