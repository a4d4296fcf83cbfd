import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { businessDayAt } from "#shared/time.ts";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#tests/support/postgres/remove-cluster.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { fillBusyMarket } from "../support/postgres/busy-market.ts";
import { temporaryFolder } from "../support/servers/temporary-folder.ts";
import { type BenchMarket, openBenchMarket } from "./market.ts";
import { orderAtFloor, orderFromUs } from "./orders.ts";
import { browsedRate, line, type Pair, readPair } from "./rates.ts";
import { type Ours, type Running, startFloor, startOurs } from "./servers.ts";

/**
 * Measures the figures of docs/performance.md: our rates next to those of a floor, a bare HTTP server with one prepared
 * query or one transaction, on the same database in the same run.
 */
const PRODUCTS = 5_000;
const GROWN = 50_000;
const SMALL = 500;
/** How long a server is left idle before its memory is read, in milliseconds. */
const IDLE_MS = 4_000;
const AT_ONCE = [1, 32] as const;
/** How long memory is watched under load, in minutes. */
const MINUTES = 10;

type Servers = { floor: Running; ours: Ours };

const trpc = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
const WORDS = ["carrots", "eggs", "honey", "tomatoes", "bread"];

const listPaths = (market: BenchMarket) =>
  market.categories.map((category) => ({
    ours: trpc("catalog.list", { category, limit: 24 }),
    floor: `/list?category=${category}`,
  }));

const pagePaths = (market: BenchMarket) =>
  market.categories.map((category) => ({
    ours: `/shop?category=${category}`,
    floor: `/list?category=${category}`,
  }));

function reads(market: BenchMarket): { name: string; aim: number; paths: Pair[] }[] {
  return [
    { name: "list of 24 in a category", aim: 1, paths: listPaths(market) },
    {
      name: "product detail",
      aim: 1,
      paths: market.products.map(({ id }) => ({
        ours: trpc("catalog.product", { id }),
        floor: `/product?id=${id}`,
      })),
    },
    {
      name: "text search",
      aim: 1,
      paths: WORDS.map((q) => ({
        ours: trpc("catalog.list", { q, limit: 24 }),
        floor: `/search?q=${q}`,
      })),
    },
    {
      name: "server-rendered page of the shop",
      aim: 0.5,
      paths: pagePaths(market),
    },
  ];
}

async function measureMarket(url: string, size: number, only?: "list"): Promise<number> {
  const market = await openBenchMarket(url, size);
  const [floor, ours] = await Promise.all([startFloor(market.url), startOurs(market.url, folder)]);
  await pause(IDLE_MS);
  print(`${size} products: ready in ${ours.readySeconds.toFixed(1)} s, idle ${memoryOf(ours)}`);
  const urls = { floor: floor.url, ours: ours.url };
  try {
    if (only) {
      const { ours: rate } = await readPair(listPaths(market), urls, 1, "anew");
      print(line(`list of 24 among ${size}, made again, 1 at once`, rate));
      return rate;
    }
    for (const { name, aim, paths } of reads(market)) {
      for (const connections of AT_ONCE) {
        const pair = await readPair(paths, urls, connections);
        print(line(`${name}, ${connections} at once`, pair.ours, pair.floor, aim));
      }
    }
    for (const { name, aim, paths } of reads(market)) {
      for (const connections of AT_ONCE) {
        const pair = await readPair(paths, urls, connections, "anew");
        const share = name.includes("page") ? 0.1 : 0.5;
        print(
          line(
            `${name}, made anew, ${connections} at once`,
            pair.ours,
            pair.floor,
            Math.min(aim, share),
          ),
        );
      }
    }
    for (const connections of AT_ONCE) {
      const pair = await readPair(pagePaths(market), urls, connections, "compressed");
      print(line(`page of the shop, compressed, ${connections} at once`, pair.ours, pair.floor, 1));
    }
    await measureOrders(market, { floor, ours });
    print(`after all that ${memoryOf(ours)}`);
    return 0;
  } finally {
    await Promise.all([floor.stop(), ours.stop()]);
  }
}

/** Measures orders through the payment sandbox, and how much of the processor time is the sandbox's. */
async function measureOrders(market: BenchMarket, { floor, ours }: Servers): Promise<void> {
  for (const shoppers of AT_ONCE) {
    const least = await orderAtFloor(floor.url, market, { shoppers });
    const before = ours.usage();
    const { rate, bought } = await orderFromUs(ours.url, market, { shoppers });
    const after = ours.usage();
    print(line(`complete order, ${shoppers} at once`, rate, least.rate, 1 / 3));
    const each = (whose: "server" | "sandbox") =>
      ((after[whose].cpu - before[whose].cpu) / bought).toFixed(1);
    print(
      `  of the processor, server ${each("server")} ms an order, sandbox ${each("sandbox")} ms`,
    );
  }
}

/** Measures orders in a market with a past: a hundred thousand orders of ten lines. */
async function measurePast(serverUrl: string): Promise<void> {
  const market = await openBenchMarket(serverUrl, PRODUCTS);
  await fillBusyMarket(
    { url: market.url, serverUrl },
    { customerId: randomUUID(), last: businessDayAt(new Date()) },
  );
  const [floor, ours] = await Promise.all([startFloor(market.url), startOurs(market.url, folder)]);
  try {
    await measureOrders(market, { floor, ours });
    print(`after all that ${memoryOf(ours)}`);
  } finally {
    await Promise.all([floor.stop(), ours.stop()]);
  }
}

/** Watches memory for ten minutes while shoppers browse and buy. */
async function measureMemory(serverUrl: string): Promise<void> {
  const market = await openBenchMarket(serverUrl, PRODUCTS);
  const ours = await startOurs(market.url, folder);
  try {
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const { rate } = await orderFromUs(ours.url, market, { shoppers: 8, lengthMs: 55_000 });
      const pages = await browsedRate(ours.url, pagePaths(market), 8);
      print(
        `minute ${minute}: ${rate.toFixed(0)} orders/s, then ${pages.toFixed(0)} pages/s, ${memoryOf(ours)}`,
      );
    }
  } finally {
    await ours.stop();
  }
}

function memoryOf({ usage }: Ours): string {
  const { server, sandbox } = usage();
  return `${Math.round(server.memory)} MiB, sandbox ${Math.round(sandbox.memory)} MiB`;
}

const print = (text: string) => process.stdout.write(`${text.trimEnd()}\n`);

/** What runs when it is named on the command line; without a name, everything else runs. */
const SCENARIOS: Readonly<Record<string, (serverUrl: string) => Promise<void>>> = {
  past: measurePast,
  memory: measureMemory,
};

async function measureAll(serverUrl: string): Promise<void> {
  await measureMarket(serverUrl, PRODUCTS);
  const small = await measureMarket(serverUrl, SMALL, "list");
  const grown = await measureMarket(serverUrl, GROWN, "list");
  const times = (small / grown).toFixed(2);
  print(`a list among ${GROWN} takes ${times} times as long as among ${SMALL} (aim 1.3)`);
}

ensureBuilt();
const folder = temporaryFolder("bench");
const postgresDir = join(folder, "postgres");
const postgres = await startEmbedded({ dataDir: postgresDir, port: 0 });
try {
  await (SCENARIOS[process.argv[2] ?? ""] ?? measureAll)(postgres.superuserUrl);
} finally {
  await postgres.stop();
  removeCluster(postgresDir);
  rmSync(folder, { recursive: true, force: true });
}
