/**
 * What may be logged about an error: its kind, codes, names of our own tables, and code locations. Messages are
 * omitted because database drivers quote user input in them; so are the statement, its parameters, and any headers
 * and bodies attached to the error.
 */
export type ErrorFacts = {
  type: string;
  [fact: string]: string | number | string[] | ErrorFacts;
};

/** Properties that never contain personal data, by the errors that carry them. */
const FACTS = [
  // Node and Postgres: `ECONNREFUSED`, `23505`.
  "code",
  "syscall",
  "severity",
  "routine",
  "schema_name",
  "table_name",
  "column_name",
  "constraint_name",
  // The payment provider.
  "rawType",
  "decline_code",
  "statusCode",
  "requestId",
  // The mail server.
  "responseCode",
  "command",
] as const;

/** Codes and identifiers; excludes anything a sentence, an address or a URL could match. */
const WORD = /^[\w.-]{1,100}(?: [\w.-]{1,40})?$/;
const DEPTH = 5;
const FRAMES = 20;

/** The facts of any thrown value, including its causes. */
export function errorFacts(error: unknown, depth = DEPTH): ErrorFacts {
  if (!(error instanceof Error)) return { type: error === null ? "null" : typeof error };
  const facts: ErrorFacts = { type: wordOf(error.name) ?? "Error" };
  for (const name of FACTS) {
    const value = factOf(error, name);
    if (value !== null) facts[name] = value;
  }
  const frames = framesOf(error);
  if (frames.length > 0) facts["at"] = frames;
  const { cause } = error;
  if (cause !== undefined && depth > 0) facts["cause"] = errorFacts(cause, depth - 1);
  return facts;
}

/** The innermost cause in two or three words, for a table column: `PostgresError 23505`. */
export function errorSummary(error: unknown): string {
  let cause = error;
  for (let depth = 0; cause instanceof Error && cause.cause instanceof Error; depth += 1) {
    if (depth > DEPTH) break;
    cause = cause.cause;
  }
  const { type, code, responseCode, statusCode } = errorFacts(cause, 0);
  return [type, code, responseCode ?? statusCode].filter((fact) => fact !== undefined).join(" ");
}

function factOf(error: Error, name: string): string | number | null {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "number" ? value : wordOf(value);
}

function wordOf(value: unknown): string | null {
  return typeof value === "string" && WORD.test(value) ? value : null;
}

const FRAME = /^ {4}at (?:[\w$.<># [\]]+ \()?(?:file:\/\/|node:|\/)[\w@./+-]+:\d+:\d+\)?$/;

/** The stack frames: the lines at the end of the stack, after the entire message. */
function framesOf({ stack = "", message }: Error): string[] {
  const after = message ? stack.lastIndexOf(message) + message.length : 0;
  const places = stack
    .slice(after)
    .split("\n")
    .filter((line) => FRAME.test(line));
  return places.slice(0, FRAMES).map((line) => line.trim());
}
