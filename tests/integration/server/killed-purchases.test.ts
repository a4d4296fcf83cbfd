import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Sql } from "postgres";
import { connect } from "#db/client.ts";
import { settings } from "#db/schema/platform/system.ts";
import { inTransaction } from "#db/transaction.ts";
import { chanceFrom } from "#server/demo/past/random.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { cents } from "#shared/money.ts";
import { checkMoney } from "#tests/support/checker/checker.ts";
import { violations } from "#tests/support/invariants.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { type KillableServer, startKillable } from "#tests/support/servers/killable-server.ts";
import { spawnServer } from "#tests/support/servers/server-process.ts";
import { Line } from "#tests/support/storm/line.ts";
import { sandboxIn } from "#tests/support/storm/provider.ts";
import {
  answeredOtherwise,
  passHolds,
  receivedAt,
  underWay,
  unfinished,
  wrongs,
} from "#tests/support/storm/reckoning.ts";
import { nothingTold, shop } from "#tests/support/storm/shopper.ts";
import { nothingTaken, takeInTurn } from "#tests/support/storm/taking.ts";

/** `npm run survive` runs more rounds than every test run has time for. */
const ROUNDS = Number(process.env["SURVIVAL_ROUNDS"] ?? 1);
/** Shoppers and kills are drawn from this seed; their timing still depends on the machine. */
const SEED = Number(process.env["SURVIVAL_SEED"] ?? Date.now() % 1_000_000_000);
/** How soon everything that was paid is settled, in milliseconds: alone on a machine, and next to other tests. */
const SOON_MS = ROUNDS > 1 ? 60_000 : 180_000;
const SHOPPERS = 8;
/** Products that everybody wants, and the units of those that sell out during the run. */
const PRODUCTS = 12;
const RARE = { products: 3, units: 15 * ROUNDS };
const PLENTY = 1_000_000;

const database = () => connect(server.databaseUrl() ?? "", { poolSize: 1 });

/** The goods to be bought, some of them scarce; every window has room for all. */
async function stocked(sql: Sql) {
  const goods = await sql<{ id: number; price: number }[]>`
    select id, price_cents as price from products where visible order by md5(id::text) limit ${PRODUCTS}`;
  for (const [nth, { id }] of goods.entries()) {
    const units = nth < RARE.products ? RARE.units : PLENTY;
    await sql`update stock set on_hand = ${units}, received = ${units} where product_id = ${id}`;
  }
  return goods.map(({ id, price }) => ({ id, price: cents(price) }));
}

async function opened() {
  const { db, sql } = database();
  const value = { morning: 100_000, afternoon: 100_000, evening: 100_000 };
  await db.insert(settings).values({ key: "windowCapacities", value, updatedAt: new Date() });
  const goods = await stocked(sql);
  await sql.end();
  return goods;
}

/** Starts the sweep now, instead of within 15 seconds. */
async function sweep(): Promise<void> {
  const { db, sql } = database();
  await inTransaction(db, (tx) => jobQueue.enqueue(tx, "sweep_payments", {}));
  await sql.end();
}

/** Waits until all that was paid is an order or refunded, then until holds end. Returns the first wait in ms. */
async function settled(sql: Sql): Promise<number> {
  const { stripe, control } = sandboxIn(server.dataDir);
  await control.webhookMode({ mode: "auto" });
  const began = performance.now();
  const isFinished = async () => expect(await unfinished(sql, stripe)).toEqual([]);
  await vi.waitFor(isFinished, { timeout: SOON_MS, interval: 250 });
  const took = Math.round(performance.now() - began);
  await passHolds(sql);
  await sweep();
  const nothing = { events: 0, refunds: 0, held: 0, holds: 0, places: 0 };
  const isThrough = async () => expect(await underWay(sql)).toEqual(nothing);
  await vi.waitFor(isThrough, { timeout: 180_000, interval: 250 });
  return took;
}

/** What `npm run verify` prints about the server's records. */
async function verified(): Promise<string> {
  const command = spawnServer({ DATA_DIR: server.dataDir, SEED: "none" }, "server/bin/verify.ts");
  await command.ended;
  return command.output().trim();
}

/** Shoppers buy until everything has been taken from the server as often as planned. */
async function buyAmongKills(): Promise<void> {
  const chance = chanceFrom(SEED);
  const storm = { line, told, chance, goods: await opened() };
  const shopping = Promise.all(
    Array.from({ length: SHOPPERS }, (_, who) => shop(storm, who + 1, end.signal)),
  );
  const rounds = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeInTurn({ server, line, chance, taken }, round);
      if (ROUNDS > 1)
        process.stdout.write(
          `Round ${round + 1}: ${JSON.stringify(taken.times)}, ${told.placed.length} placed\n`,
        );
    }
  };
  // Shoppers end earlier only because of a defect.
  await Promise.race([rounds(), shopping]).catch((error: unknown) => {
    throw new Error(`The server said:\n${server.keeper.output().slice(-4_000)}`, { cause: error });
  });
  end.abort();
  await shopping;
}

/** What the server logged about requests that were answered like this, for the message of a failure. */
function logOf(answers: readonly string[]): string {
  const lines = server.keeper.output().split("\n");
  const ids = answers.flatMap((answer) => /"requestId":"([^"]+)"/.exec(answer)?.[1] ?? []);
  return lines.filter((logged) => ids.some((id) => logged.includes(id))).join("\n");
}

const told = nothingTold();
const taken = nothingTaken();
const end = new AbortController();
let server: KillableServer;
let line: Line;
let sql: Sql;
let stripe: ReturnType<typeof sandboxIn>["stripe"];
let found: Awaited<ReturnType<typeof wrongs>>;
beforeAll(async () => {
  server = await startKillable("purchases", { SEED: "market", TRUST_PROXY: "loopback" });
  line = new Line(server.url);
}, 240_000);
beforeAll(
  async () => {
    await buyAmongKills();
    ({ sql } = database());
    const settledMs = await settled(sql);
    ({ stripe } = sandboxIn(server.dataDir));
    found = await wrongs(sql, stripe, told);
    const received = await receivedAt(stripe);
    const figures = {
      taken,
      plans: told.begun,
      requests: line.begun,
      lost: line.lost,
      told: { paid: told.paid.size, placed: told.placed.length, canceled: told.canceled.length },
      refused: told.refused,
      provider: {
        payments: received.length,
        cents: sumOf(received.map(({ amount }) => amount)),
        givenBack: sumOf(received.map(({ back }) => back)),
      },
      settledMs,
    };
    process.stdout.write(`SURVIVAL_SEED=${SEED} ${JSON.stringify(figures)}\n`);
    return () => sql.end();
  },
  600_000 + ROUNDS * 90_000,
);
afterAll(async () => {
  end.abort();
  expect(await server.end()).toEqual({ code: 0, signal: null });
});

describe(`Purchases while connections, Postgres and server were killed ${ROUNDS} times`, () => {
  it("each payment is one order or refunded in full, and each order is paid", () => {
    expect(told.placed.length).toBeGreaterThan(0);
    expect(server.keeper.output()).toContain("The server exited on its own (SIGKILL)");
    expect(found).toMatchObject({ withoutOrderOrRefund: [], ordersUnpaid: [] });
  });

  it("no shopper was charged twice, and no checkout can be paid twice", () => {
    expect(found).toMatchObject({ chargedTwice: [], payableTwice: [] });
  });

  it("what shoppers were told is true, and they are told the same when they ask again", async () => {
    expect(line.odd, logOf(line.odd)).toEqual([]);
    expect(found).toMatchObject({
      toldPaidAndNot: [],
      toldPlacedAndNot: [],
      toldCanceledAndNot: [],
    });
    expect(await answeredOtherwise(line, told)).toEqual([]);
  });

  it("goods and places that nobody paid for are free again, and none is missing", () => {
    expect(found).toMatchObject({ stillHeld: [], goodsMissing: [] });
  });

  it("every cent of orders and refunds matches the provider, and a calculation from scratch", async () => {
    expect(found.refundsDiffer).toEqual([]);
    const { payoutDelayDays: delayDays, payoutSmallestCents: smallest } = DEFAULT_SETTINGS;
    const money = await checkMoney(sql, stripe, { delayDays, smallest });
    expect(money).toMatchObject({ unexplained: [], cents: 0 });
  });

  it("the records are consistent", async () => {
    expect(await violations(sql, new Date())).toEqual({});
    expect(await verified()).toBe("violations 0");
  }, 60_000);
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
