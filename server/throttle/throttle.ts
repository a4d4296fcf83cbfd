import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/client.ts";
import { throttles } from "#db/schema/system.ts";
import { DomainError } from "#shared/errors.ts";
import { type Budget, type Budgets, defaultBudgets } from "./budgets.ts";
import type { Throttle, ThrottleName } from "./port.ts";

function limiter(db: Db, name: ThrottleName, { tries, seconds }: Budget, sweeps: boolean) {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: throttles,
    keyPrefix: name,
    points: tries,
    duration: seconds,
    clearExpiredByTimeout: sweeps,
  });
}

function tooMany(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new DomainError("too_many", `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Counts in Postgres, so that any number of processes keep one count. */
export function createThrottle(db: Db, budgets: Budgets = defaultBudgets): Throttle {
  const of = (name: ThrottleName, sweeps = false) => limiter(db, name, budgets[name], sweeps);
  const limiters: Record<ThrottleName, RateLimiterDrizzle> = {
    // Its sweep clears the rows of all: they share one table.
    login_account: of("login_account", true),
    login_address: of("login_address"),
    register_address: of("register_address"),
    subscribe_address: of("subscribe_address"),
    orders_account: of("orders_account"),
  };

  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
    async reset(name, key) {
      await limiters[name].delete(key);
    },
  };
}
