import { Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { pino } from "pino";
import { type Budgets, defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { begin, household } from "../market/people/box-household.ts";
import { type Answer, openApp, type TestApp } from "../servers/http.ts";
import { type MarketPlace, openMarketPlace } from "../market/market-place.ts";
import { placedOrder } from "../market/orders/placed-order.ts";
import { callBatched, ROUND } from "./batch.ts";
import { brokenInputsOf, inputsOf, type Known } from "./inputs.ts";
import { knownValues } from "./known.ts";
import { type Actor, type ActorPool, actorPool } from "./people.ts";

/** Number of inputs for each procedure or endpoint and kind of caller; `npm run fuzz` uses far more. */
export const INPUTS = Number(process.env["FUZZ_INPUTS"] ?? 3);
/** A fixed seed by default, so that the inputs are reproducible. */
export const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_122);
/** Timeout for all inputs of a procedure, in milliseconds. */
export const FUZZ_TIMEOUT_MS = 30_000 + INPUTS * 1_000;

/** An input that broke the server, with the server's log. */
export type Failure = { input: unknown; status: number; log: string[] };

export type FuzzMarket = AsyncDisposable & {
  app: TestApp;
  market: MarketPlace;
  /** Provides the signed-in users and visitors who send the inputs. */
  actorFor: ActorPool;
  /** The inputs to try for a schema. */
  samplesOf(schema: unknown): unknown[];
  /** Calls a procedure with each input. Returns the first three responses with status 500 or higher. */
  failuresOfCalls(
    call: { path: string; type: string; actor: Actor },
    inputs: readonly unknown[],
  ): Promise<Failure[]>;
  /** Sends each input. Returns the first three responses with status 500 or higher. */
  failuresOf(
    inputs: readonly unknown[],
    send: (input: unknown) => Promise<Answer>,
  ): Promise<Failure[]>;
};

/** A market with an order and a weekly box, whose server accepts any number of requests. */
export async function openFuzzMarket(): Promise<FuzzMarket> {
  const market = await openMarketPlace();
  let log: string[] = [];
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      log = [...log.slice(-3), line.toString().slice(0, 2_000)];
      done();
    },
  });
  const logger = pino({ level: "error" }, lines);
  const throttle = createThrottle(market.database.db, unlimited(defaultBudgets));
  const deps = { ...market.deps, throttle, log: logger };
  const app = await openApp(deps, { log: logger });
  const ana = await household(market, deps);
  await begin(ana);
  const goods = [{ slug: "nantes-carrots", quantity: 2 }];
  await placedOrder(market, deps, ana, { goods, email: ana.user.email });
  const known: Known = await knownValues(market.database.sql);
  const actorFor = actorPool({ ...market, deps, app });
  return {
    app,
    market,
    actorFor,
    samplesOf: (schema) => [
      ...brokenInputsOf(schema, SEED),
      ...fc.sample(inputsOf(schema, known), { numRuns: INPUTS, seed: SEED }),
    ],
    failuresOfCalls: async ({ actor, ...procedure }, inputs) => {
      const failures: Failure[] = [];
      for (let from = 0; from < inputs.length && failures.length < 3; from += ROUND) {
        log = [];
        const client = await actorFor(actor);
        const answered = await callBatched(client, procedure, inputs.slice(from, from + ROUND));
        const failed = answered.filter(({ status }) => status >= 500);
        failures.push(...failed.map((failure) => ({ ...failure, log })));
      }
      return failures.slice(0, 3);
    },
    failuresOf: async (inputs, send) => {
      const failures: Failure[] = [];
      for (const input of inputs) {
        log = [];
        const { status } = await send(input);
        if (status >= 500) failures.push({ input, status, log });
      }
      return failures.slice(0, 3);
    },
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await market[Symbol.asyncDispose]();
    },
  };
}

/** The process's memory in use after garbage collection, in bytes. */
export function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

/** Disables the throttles, so that every input reaches the code behind them. */
function unlimited(budgets: Budgets): Budgets {
  const open = Object.entries(budgets).map(([name, budget]) => [
    name,
    { ...budget, tries: 10_000_000 },
  ]);
  return Object.fromEntries(open) as Budgets;
}
