import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../columns.ts";

/**
 * A single row that binds a database to the payment mode it was first opened with, so that a sandbox never opens a
 * live database, or the reverse.
 */
export const installation = pgTable("installation", {
  id: boolean("id").primaryKey().default(true),
  paymentMode: text("payment_mode").notNull(),
  /** The database has the demo market, but its simulated past is missing or incomplete. */
  pastPending: boolean("past_pending").notNull().default(false),
  createdAt: createdAt(),
});

/** Settings that differ from the specification's values, with who set each and when. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

/**
 * Live job runners, each with its last heartbeat. Jobs locked by a dead runner are freed
 * (`server/jobs/live-runners.ts`).
 */
export const jobRunners = pgTable("job_runners", {
  /** The id under which the runner locks jobs. */
  id: text("id").primaryKey(),
  seenAt: instant("seen_at").notNull(),
});

/** Recent tries, shared by all processes. The columns are those required by the limiter in `server/throttle`. */
export const throttles = pgTable(
  "throttles",
  {
    /** `name:key`, such as `login_address:203.0.113.7`. */
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    /** When the count resets. */
    expire: instant("expire"),
  },
  (table) => [index("throttles_expire").on(table.expire)],
);

/**
 * Requests per address and minute, as far as processes have synced them. Kept for two minutes. UNLOGGED, so
 * counting starts over after a crash.
 */
export const requestCounts = pgTable(
  "request_counts",
  {
    /** An IPv4 address, or the network of an IPv6 address. */
    address: text("address").notNull(),
    /** Minutes since 1970. */
    minute: integer("minute").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.minute] })],
);
