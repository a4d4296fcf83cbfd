import { expect, vi } from "vitest";
import { connect } from "#db/client.ts";
import type { Chance } from "#server/demo/past/random.ts";
import {
  type KillableServer,
  LOSSES,
  type Loss,
  UP_AGAIN_MS,
  untilReady,
} from "../servers/killable-server.ts";
import type { Line, Step } from "./line.ts";
import { sandboxIn } from "./provider.ts";

/** The provider's delay in milliseconds, when something is taken away during a request to it. */
const SLOW_MS = 1_000;

type Aim = { step: Step; op: string; when: "before" | "after" };

/**
 * What shoppers are doing when something is taken away. With an operation, the provider is slow, so that many
 * requests wait for it.
 */
const AIMS: readonly (Aim | { step: Step })[] = [
  { step: "create" },
  { step: "pay" },
  { step: "process" },
  { step: "cancel" },
  { step: "create", op: "payment_intents.create", when: "before" },
  { step: "create", op: "payment_intents.create", when: "after" },
  { step: "pay", op: "payment_intents.confirm", when: "after" },
  { step: "process", op: "payment_intents.retrieve", when: "before" },
  { step: "process", op: "payment_intents.retrieve", when: "after" },
  { step: "cancel", op: "refunds.create", when: "before" },
  { step: "cancel", op: "refunds.create", when: "after" },
];

/** The webhook delivery mode of each round. */
const EVENTS = ["auto", "drop", "dup", "reorder"] as const;

/** Probability that the database is killed together with the server. */
const BOTH = 0.25;

/** How often each thing was taken away, and what shoppers were doing. "both" also counts as "server". */
export type Taken = { times: Record<Loss | "both", number>; at: Record<string, number> };

export const nothingTaken = (): Taken => ({
  times: { connections: 0, postgres: 0, server: 0, both: 0 },
  at: {},
});

type Taking = { server: KillableServer; line: Line; chance: Chance; taken: Taken };

/** Takes away connections, Postgres, and the server in random order, each during purchases. */
export async function takeInTurn(taking: Taking, round: number): Promise<void> {
  const { server, chance } = taking;
  const mode = EVENTS[round % EVENTS.length] ?? "auto";
  const inAnyOrder = LOSSES.map((what) => ({ what, at: chance.next() })).toSorted(
    (a, b) => a.at - b.at,
  );
  for (const { what } of inAnyOrder) {
    await sandboxIn(server.dataDir).control.webhookMode({
      mode,
      ...(mode === "dup" && { copies: 2 }),
    });
    await inTheMiddle(taking);
    await take(taking, what);
    await sandboxIn(server.dataDir).control.clearFaults();
  }
}

/** Waits until shoppers are in the middle of a randomly chosen step. */
async function inTheMiddle({ server, line, chance, taken }: Taking): Promise<void> {
  const aim = chance.oneOf(AIMS);
  if ("op" in aim) {
    const fault = { kind: "delay", when: aim.when, ms: SLOW_MS } as const;
    await sandboxIn(server.dataDir).control.addFault({ op: aim.op, times: 100, fault });
  }
  const at = "op" in aim ? `${aim.step}, ${aim.when} ${aim.op}` : aim.step;
  taken.at[at] = (taken.at[at] ?? 0) + 1;
  await line.begins(aim.step, chance.between(1, 6));
}

/** Takes something away and waits until the server has recovered. */
async function take({ server, chance, taken }: Taking, what: Loss): Promise<void> {
  const both = what === "server" && chance.happens(BOTH);
  const killed = [
    ...(what === "server" ? [server.serverPid] : []),
    ...(what === "postgres" || both ? [server.postgresPid] : []),
  ].map((pid) => ({ pid, before: pid() }));
  taken.times[what] += 1;
  if (both) taken.times.both += 1;
  if (both) await server.take("postgres");
  await server.take(what);
  for (const { pid, before } of killed) {
    const isAnother = () => expect(pid()).not.toBe(before);
    await vi.waitFor(isAnother, { timeout: UP_AGAIN_MS, interval: 50 });
  }
  await vi.waitFor(() => askDatabase(server), { timeout: UP_AGAIN_MS, interval: 50 });
  await untilReady(server.url);
}

/**
 * Queries the database directly, because the server briefly still reports that it is ready after losing its database.
 */
async function askDatabase(server: KillableServer): Promise<void> {
  const { sql } = connect(server.databaseUrl() ?? "", { poolSize: 1 });
  try {
    await sql`select 1`;
  } finally {
    await sql.end();
  }
}
