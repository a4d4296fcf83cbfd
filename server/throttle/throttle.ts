import { platformErrors as m } from "#messages/platform/errors.ts";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/client.ts";
import { throttles } from "#db/schema/platform/system.ts";
import { DomainError } from "#shared/errors.ts";
import { networkOf } from "#shared/platform/network.ts";
import { type Budget, type Budgets, defaultBudgets } from "./budgets.ts";
import { createDelays } from "./delays.ts";
import type { Throttle, ThrottleName } from "./port.ts";

/** A job clears expired rows, because the library's own timer would outlive the database connection. */
function limiter(db: Db, name: string, { tries, seconds }: Budget) {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: throttles,
    keyPrefix: name,
    points: tries,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}

function tooMany(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new DomainError("too_many", m.tooManyAttempts(minutes), {
    retryAfterSeconds: seconds,
  });
}

/** Counts in Postgres, so that all processes share one count. */
export function createThrottle(
  db: Db,
  budgets: Budgets = defaultBudgets,
  delays = createDelays(),
): Throttle {
  const limiters = new Map<string, RateLimiterDrizzle>();
  for (const [name, budget] of Object.entries(budgets)) {
    limiters.set(name, limiter(db, name, budget));
  }
  const of = (name: ThrottleName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no budget for ${name}`);
    return found;
  };

  return {
    async take(name, key) {
      try {
        await of(name).consume(keyOf(name, key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
    async slow(name, key, caller) {
      const { consumedPoints } = await of(name)
        .consume(keyOf(name, key))
        .catch((error: unknown) => {
          if (error instanceof RateLimiterRes) return error;
          throw error;
        });
      const beyond = consumedPoints - budgets[name].tries;
      if (beyond > 0 && !(await delays.delay(`${name}:${key}`, caller, beyond))) {
        throw tooMany(delays.longestMs);
      }
    },
    async reset(name, key) {
      await of(name).delete(keyOf(name, key));
    },
  };
}

/** Budgets per address count by network, because one caller often controls a whole network. */
function keyOf(name: ThrottleName, key: string): string {
  return name.endsWith("_address") ? networkOf(key) : key;
}
