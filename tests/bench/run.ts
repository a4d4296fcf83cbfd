import { rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { removeCluster } from "#db/embedded/folders.ts";
import { ensureBuilt } from "#server/bin/ensure-built.ts";
import { temporaryFolder } from "../support/servers/temporary-folder.ts";
import { type BenchMarket, openBenchMarket } from "./market.ts";
import { orderAtFloor, orderFromUs } from "./orders.ts";
import { line, type Pair, readPair } from "./rates.ts";
import { startFloor, startOurs } from "./servers.ts";

/**
 * The figures of the architecture's section on speed: our rates beside those of a floor, a bare
 * HTTP server with one prepared query or one transaction, on the same database in the same run.
 */
const PRODUCTS = 5_000;
const GROWN = 50_000;
const SMALL = 500;
/** How long a server is left alone before its memory is read. */
const IDLE_MS = 4_000;
const AT_ONCE = [1, 32] as const;

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
  process.stdout.write(
    `${size} products: ready in ${ours.readySeconds.toFixed(1)} s, ${await ours.memory(IDLE_MS)} MiB idle\n`,
  );
  const urls = { floor: floor.url, ours: ours.url };
  try {
    if (only) {
      const { ours: rate } = await readPair(listPaths(market), urls, 1, "anew");
      process.stdout.write(line(`list of 24 among ${size}, made again, 1 at once`, rate));
      return rate;
    }
    for (const { name, aim, paths } of reads(market)) {
      for (const connections of AT_ONCE) {
        const pair = await readPair(paths, urls, connections);
        process.stdout.write(line(`${name}, ${connections} at once`, pair.ours, pair.floor, aim));
      }
    }
    for (const { name, aim, paths } of reads(market)) {
      for (const connections of AT_ONCE) {
        const pair = await readPair(paths, urls, connections, "anew");
        const share = name.includes("page") ? 0.1 : 0.5;
        process.stdout.write(
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
      process.stdout.write(
        line(`page of the shop, compressed, ${connections} at once`, pair.ours, pair.floor, 1),
      );
    }
    for (const connections of AT_ONCE) {
      const least = await orderAtFloor(floor.url, market, connections);
      const rate = await orderFromUs(ours.url, market, connections);
      process.stdout.write(line(`complete order, ${connections} at once`, rate, least, 1 / 3));
    }
    process.stdout.write(`${await ours.memory()} MiB after all that\n`);
    return 0;
  } finally {
    await Promise.all([floor.stop(), ours.stop()]);
  }
}

if (!ensureBuilt()) throw new Error("The client could not be built");
const folder = temporaryFolder("bench");
const postgresDir = join(folder, "postgres");
const postgres = await startEmbedded({ dataDir: postgresDir, port: 0 });
try {
  await measureMarket(postgres.superuserUrl, PRODUCTS);
  const small = await measureMarket(postgres.superuserUrl, SMALL, "list");
  const grown = await measureMarket(postgres.superuserUrl, GROWN, "list");
  process.stdout.write(
    `a list among ${GROWN} takes ${(small / grown).toFixed(2)} times as long as among ${SMALL} (aim 1.3)\n`,
  );
} finally {
  await postgres.stop();
  removeCluster(postgresDir);
  rmSync(folder, { recursive: true, force: true });
}
