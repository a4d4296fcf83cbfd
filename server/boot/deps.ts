import type { Config } from "../config/config.ts";
import { createAuth } from "../auth/auth.ts";
import { type Clock, systemClock } from "../clock.ts";
import type { Deps } from "../deps.ts";
import { jobQueue } from "../jobs/queue.ts";
import type { Log } from "../log.ts";
import { createMailComposer } from "../mail/composer.ts";
import type { Payments } from "../payments/port.ts";
import { budgetsForOneMachine, defaultBudgets } from "../throttle/budgets.ts";
import { createNetworkKey } from "../throttle/network.ts";
import { createThrottle } from "../throttle/throttle.ts";
import type { Database } from "./database.ts";
import { erasure } from "./erasure.ts";
import { purposes } from "./purposes.ts";

type Vendors = { payments: Payments; log: Log; clock?: Clock };

/** Builds the services' dependencies from the configuration. */
export function createDeps(
  config: Config,
  { db }: Pick<Database, "db">,
  { payments, log, clock = systemClock }: Vendors,
): Deps {
  const budgets =
    config.appEnv === "production"
      ? defaultBudgets
      : budgetsForOneMachine(config.appEnv === "demo" ? 10 : 1000);
  return {
    db,
    auth: createAuth({ db, clock, secretsKeys: config.secretsKeys }),
    payments,
    purposes,
    erasure,
    mail: createMailComposer(config.publicUrl),
    jobs: jobQueue,
    throttle: createThrottle(db, budgets),
    networkKey: createNetworkKey(config.secretsKeys[0] ?? null),
    clock,
    publicUrl: config.publicUrl,
    log,
    testPages: config.appEnv !== "production" && payments.mode !== "live",
    staffNeedsSecondFactor: config.appEnv === "production",
  };
}
