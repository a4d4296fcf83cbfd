import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { withDatabaseTimeout } from "../services/platform/database-timeout.ts";
import { holdsUnstorable } from "./storable-text.ts";

/** Answers a call with the JSON text of what its procedure returns. Throws for every input that the procedure refuses. */
export type TextRead = (deps: Deps, input: unknown) => Promise<string>;

/**
 * A read of a public procedure past the framework, with the procedure's own schema, the check of its texts and its time
 * for the database. Its errors are not the procedure's: who catches one asks the procedure.
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
