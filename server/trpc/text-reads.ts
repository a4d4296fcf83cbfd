import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { withDatabaseTimeout } from "../services/platform/database/database-timeout.ts";
import { holdsUnstorable } from "./storable-text.ts";

/** Returns the result of a procedure as JSON text. Throws on any input that the procedure would reject. */
export type TextRead = (deps: Deps, input: unknown) => Promise<string>;

/**
 * Runs a public procedure's read without the tRPC framework, with the same schema, text check and database
 * timeout. Its errors are not the procedure's: on failure, call the procedure to get the proper error.
 */
export function textRead<Schema extends z.ZodType>(
  schema: Schema,
  read: (deps: Deps, input: z.output<Schema>) => Promise<string>,
): TextRead {
  return async (deps, input) => {
    if (holdsUnstorable(input)) throw new RangeError("Holds what no column can store");
    return withDatabaseTimeout(deps.db, read(deps, schema.parse(input)));
  };
}
