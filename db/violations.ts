import { DrizzleQueryError } from "drizzle-orm";
import postgres from "postgres";

/** The constraint or unique index that a write violated; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof postgres.PostgresError ? (cause.constraint_name ?? null) : null;
}
