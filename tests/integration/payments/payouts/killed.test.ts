import { eq, like } from "drizzle-orm";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payouts } from "#db/schema/payments/payouts.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { checkMoney } from "#tests/support/checker/checker.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  newestRun,
  passToPayoutDay,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import {
  type PayoutWorker,
  type PayoutWorkers,
  payoutWorkers,
} from "#tests/support/servers/payout-worker-process.ts";

/** Number of kills at each step; `npm run kill:payouts` does more than a regular test run has time for. */
const KILLS = Number(process.env["PAYOUT_KILLS"] ?? 1);
const FARMS = 2;
/** The provider's delay in milliseconds, when the worker is killed during a request to it. */
const SLOW_MS = 1_500;

type Work = "draft" | "send";

let workers: PayoutWorkers;
let worker: PayoutWorker;
let world: World;
let admin: Awaited<ReturnType<World["person"]>>;
const farmIds: number[] = [];
beforeAll(async () => {
  [workers, world] = await Promise.all([payoutWorkers(), openWorld()]);
  admin = await world.person("admin");
  for (let farm = 0; farm < FARMS; farm += 1) {
    const farmId = await growingFarm(world);
    farmIds.push(farmId);
    await readyOwner(world, farmId);
  }
  // No webhooks are delivered: what was sent is found only by querying the provider.
  await world.market.control.webhookMode({ mode: "drop" });
}, 120_000);
afterAll(async () => {
  await worker.kill();
  workers[Symbol.dispose]();
  await world[Symbol.asyncDispose]();
});

/** Kills the worker once something has happened and starts the next. */
async function killed(work: Work, when: (done: Promise<boolean>) => Promise<unknown>) {
  await worker.ready;
  await when(worker.begin(work));
  await worker.kill();
  worker = workers.start(world);
}

/** Lets a worker do its work. If it exits by itself because the machine is too slow, another one is started. */
async function worked(work: Work): Promise<void> {
  await worker.ready;
  if (await worker.begin(work)) return;
  worker = workers.start(world);
  return worked(work);
}

/** Kills the worker while it waits for the statement's lock, before it has committed its work. */
async function killedAtLock(work: Work, lock: string) {
  const { sql } = world.market.database;
  await sql.begin(async (tx) => {
    // The transaction is idle until the worker arrives, which may take a while on a slow machine.
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await tx.unsafe(lock);
    await killed(work, () => somethingWaits(sql));
  });
  await noWorker(sql);
}

/** Waits until the database has noticed that the killed worker is gone and rolled back its transaction. */
async function noWorker(sql: Sql): Promise<void> {
  const waiting = () => sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  await expect.poll(waiting).toHaveLength(0);
}

const slowly = (op: string, when: "before" | "after") =>
  world.market.control.addFault({ op, fault: { kind: "delay", when, ms: SLOW_MS } });
async function until(count: () => Promise<number>): Promise<void> {
  await expect.poll(count).toBeGreaterThan(0);
}
const countOf = async (where: string): Promise<number> => {
  const { id } = await newestRun(world);
  const { sql } = world.market.database;
  const rows = await sql.unsafe(`select from payouts where run_id = '${id}' and ${where}`);
  return rows.length;
};
const atProvider = async () => {
  const { id } = await newestRun(world);
  return (await world.market.stripe.transfers.list({ transfer_group: id, limit: 100 })).data;
};

type Kill = () => Promise<void>;
type Step = [name: string, kill: Kill];
/** The points at which a worker is killed, while drafting and while sending. */
const DRAFTING: Step[] = [
  [
    "as it begins to draft",
    () => killedAtLock("draft", "select pg_advisory_xact_lock(hashtext('payouts'))"),
  ],
  [
    "once it has claimed the lines",
    () => killedAtLock("draft", "lock table audit_log in exclusive mode"),
  ],
  ["once it has drafted", () => killed("draft", (done) => done)],
];
const SENDING: Step[] = [
  ["before it takes a payout", () => killedAtLock("send", "lock table payouts in exclusive mode")],
  [
    "while the provider is asked, which sends it later",
    async () => {
      await slowly("transfers.create", "before");
      await killed("send", () => until(() => countOf("sent_at is not null")));
    },
  ],
  [
    "once the provider has sent it, with the answer lost",
    async () => {
      await slowly("transfers.create", "after");
      await killed("send", () => until(async () => (await atProvider()).length));
    },
  ],
  [
    "before it books what was sent",
    () => killedAtLock("send", "lock table ledger_transactions in exclusive mode"),
  ],
  ["as it writes the email", () => killedAtLock("send", "lock table emails in exclusive mode")],
  [
    "before it has asked whether it arrived",
    async () => {
      await slowly("transfers.list", "before");
      await killed("send", () => until(() => countOf("state = 'in_transit'")));
    },
  ],
  [
    "once all is sent, before it takes the run to ask about it",
    () => killedAtLock("send", "lock table payout_runs in exclusive mode"),
  ],
  ["once it is through", () => killed("send", (done) => done)],
];

const STEPS = DRAFTING.length + SENDING.length;

/** A round's result: the amounts owed to farms, the amounts sent, and the number of transfers. */
type Paid = { owed: number; sent: number; transfers: number };

/** One round: each farm sells, and a run is drafted, approved, and sent while workers are killed. */
async function round(kills: { draft?: Kill | undefined; send?: Kill | undefined }): Promise<Paid> {
  const owed = new Map<number, number>();
  for (const [at, farmId] of farmIds.entries()) {
    await sellAs(farmId);
    const { order, line } = await sold(world, 5 + at);
    await deliver(world, order);
    owed.set(farmId, line.farmShare);
  }
  passToPayoutDay(world);
  await kills.draft?.();
  await worked("draft");
  const run = await newestRun(world);
  await approveAsShown(world.deps, admin.user, run.id);
  await kills.send?.();
  await world.market.control.clearFaults();
  const state = async () => {
    world.clock.pass(HOUR / 4);
    await worked("send");
    return (await newestRun(world)).state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe("done");
  return expectPaid(run.id, owed);
}

it(
  `A payout run that is killed at each of ${STEPS} steps, ${KILLS} times, pays each farm what it is owed, once`,
  async () => {
    worker = workers.start(world);
    const all: Paid = { owed: 0, sent: 0, transfers: 0 };
    const killedAt: Record<string, number> = {};
    const nth = (steps: readonly Step[], at: number) =>
      at < steps.length * KILLS ? steps[at % steps.length] : undefined;
    for (let at = 0; at < SENDING.length * KILLS; at += 1) {
      const [draft, send] = [nth(DRAFTING, at), nth(SENDING, at)];
      const names = [draft, send].flatMap((step) => (step ? [step[0]] : []));
      const paid = await round({ draft: draft?.[1], send: send?.[1] }).catch((error: unknown) => {
        throw new Error(`Killed ${names.join(", ")}`, { cause: error });
      });
      for (const name of names) killedAt[name] = (killedAt[name] ?? 0) + 1;
      all.owed += paid.owed;
      all.sent += paid.sent;
      all.transfers += paid.transfers;
      if (KILLS > 1) process.stdout.write(`Run ${at + 1}: ${JSON.stringify({ names, ...all })}\n`);
    }
    expect(Object.values(killedAt)).toEqual(Array.from({ length: STEPS }, () => KILLS));
    expect(all.sent).toBe(all.owed);
    const books = await booksDiffer(world.deps);
    expect(books).toEqual({ sum: 0, list: [] });
    await assertInvariants(world.market.database.sql, world.clock.now());
    const { payoutDelayDays: delayDays, payoutSmallestCents: smallest } = DEFAULT_SETTINGS;
    const { sql } = world.market.database;
    const found = await checkMoney(sql, world.market.stripe, { delayDays, smallest });
    expect({ unexplained: found.unexplained, cents: found.cents }).toEqual({
      unexplained: [],
      cents: 0,
    });
    process.stdout.write(`${JSON.stringify({ killedAt, ...all, difference: books.sum })}\n`);
  },
  120_000 + KILLS * 200_000,
);

async function sellAs(farmId: number): Promise<void> {
  const { productId } = world.goods;
  const { sql } = world.market.database;
  await sql`update products set farm_id = ${farmId} where id = ${productId}`;
  world.goods.farmId = farmId;
}

/** Asserts that each farm was paid exactly once with its payout's amount, in the rows and at the provider. */
async function expectPaid(runId: string, owed: ReadonlyMap<number, number>): Promise<Paid> {
  const made = await world.deps.db.select().from(payouts).where(eq(payouts.runId, runId));
  expect(new Map(made.map(({ farmId, amount }) => [farmId, amount]))).toEqual(owed);
  expect(made.map(({ state }) => state)).toEqual(made.map(() => "paid"));
  const transfers = await atProvider();
  expect(transfers).toHaveLength(made.length);
  const sent = new Map(transfers.map(({ metadata, amount }) => [metadata["transfer_id"], amount]));
  expect(sent).toEqual(new Map(made.map(({ id, amount }) => [id, amount])));
  for (const { id } of made) {
    const told = await world.deps.db
      .select()
      .from(emails)
      .where(like(emails.dedupeKey, `payout_sent:${id}:%`));
    expect(told).toHaveLength(1);
  }
  return {
    owed: sumOf(owed.values()),
    sent: sumOf(transfers.map(({ amount }) => amount)),
    transfers: transfers.length,
  };
}

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);
