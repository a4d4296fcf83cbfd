import { pino } from "pino";
import type { Db } from "#db/client.ts";
import { createAuth } from "#server/auth/auth.ts";
import { erasure } from "#server/boot/erasure.ts";
import { purposes } from "#server/boot/purposes.ts";
import { systemClock } from "#server/clock.ts";
import { jobQueue } from "#server/jobs/queue.ts";
import { createMailComposer } from "#server/mail/composer.ts";
import type { Deps } from "#server/deps.ts";
import { budgetsForOneMachine } from "#server/throttle/budgets.ts";
import { createNetworkKey } from "#server/throttle/network.ts";
import { createThrottle } from "#server/throttle/throttle.ts";

const SECRETS_KEYS = ["a key that only tests use, 32 or more"];

/**
 * Stands in for dependencies that a test did not provide: using one fails with its name instead of passing by
 * accident.
 */
function notWired(name: string): never {
  const refuse = (): never => {
    throw new Error(`This test brought no ${name}: pass it to testDeps`);
  };
  return new Proxy({}, { get: refuse }) as never;
}

const PUBLIC_URL = "http://localhost:3000";

/**
 * The real dependencies over one database, without logging and with limits that allow many visitors from one address.
 * Ports that need a separate server are passed as overrides.
 */
export function testDeps(db: Db, overrides: Partial<Deps> = {}): Deps {
  const clock = overrides.clock ?? systemClock;
  return {
    db,
    clock,
    publicUrl: PUBLIC_URL,
    auth: createAuth({ db, clock, secretsKeys: SECRETS_KEYS }),
    throttle: createThrottle(db, budgetsForOneMachine()),
    networkKey: createNetworkKey(SECRETS_KEYS[0] ?? null),
    log: pino({ level: "silent" }),
    payments: notWired("payments"),
    purposes,
    erasure,
    mail: createMailComposer(PUBLIC_URL),
    jobs: jobQueue,
    testPages: true,
    staffNeedsSecondFactor: false,
    ...overrides,
  };
}
