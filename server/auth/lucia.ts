import { DrizzlePostgreSQLAdapter } from "@lucia-auth/adapter-drizzle";
import { Lucia, TimeSpan } from "lucia";
import type { Db } from "#db/client.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Clock } from "../clock.ts";
import { onClock } from "./clocked-adapter.ts";

/** A session expires after being idle this long; each use extends it. */
const IDLE = new TimeSpan(30, "d");

type UserRow = typeof users.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** Lucia over our tables. Its cookie helpers are not used, because the HTTP layer handles cookies. */
export function createLucia(db: Db, clock: Clock) {
  return new Lucia(onClock(new DrizzlePostgreSQLAdapter(db, sessions, users), clock), {
    sessionExpiresIn: IDLE,
    getSessionAttributes: ({ endsAt, confirmedAt }) => ({ endsAt, confirmedAt }),
    getUserAttributes: (user) => user,
  });
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Omit<UserRow, "id">;
    DatabaseSessionAttributes: Pick<
      SessionRow,
      "endsAt" | "userAgent" | "address" | "confirmedAt" | "createdAt"
    >;
  }
}
