import { bigint, boolean, integer, json, pgSchema, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./schema/columns.ts";

/** The columns of the queue library's tables that we read; the library creates and migrates them. */
const queue = pgSchema("graphile_worker");

export const queuedJobs = queue.table("_private_jobs", {
  id: bigint("id", { mode: "bigint" }).primaryKey(),
  taskId: integer("task_id").notNull(),
  payload: json("payload").notNull(),
  runAt: instant("run_at").notNull(),
  attempts: smallint("attempts").notNull(),
  maxAttempts: smallint("max_attempts").notNull(),
  lastError: text("last_error"),
  createdAt: instant("created_at").notNull(),
  lockedAt: instant("locked_at"),
  /** The runner that holds the job; set if and only if `lockedAt` is. */
  lockedBy: text("locked_by"),
  isAvailable: boolean("is_available").notNull(),
});

export const queueTasks = queue.table("_private_tasks", {
  id: integer("id").primaryKey(),
  name: text("identifier").notNull(),
});

export const knownCrontabs = queue.table("_private_known_crontabs", {
  name: text("identifier").primaryKey(),
  lastRun: instant("last_execution"),
});
