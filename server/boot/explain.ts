import { EmbeddedError } from "#db/embedded/error.ts";
import { DomainError } from "#shared/errors.ts";
import { errorFacts } from "#shared/platform/error-facts.ts";
import {
  CONFIG_EXIT_CODE,
  ConfigError,
  UNREACHABLE_EXIT_CODE,
  UnreachableError,
} from "../config/error.ts";

/** Exit code if a process cannot start or run, except for configuration errors. */
export const EXIT_FAILED = 1;

/** Describes an error in one line: its message if the operator can fix it, otherwise only its type and stack frames. */
export function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedError ||
    error instanceof DomainError
  ) {
    return error.message;
  }
  if (isPortTaken(error)) {
    return `Port ${error.port} is taken by another program: stop that one, or start with another port, for example PORT=${error.port + 1} npm start.`;
  }
  return JSON.stringify(errorFacts(error));
}

/**
 * Argument that `npm start` passes on a restart: the settings worked before, so an unreachable database is an
 * outage.
 */
const STARTED_AGAIN = "--again";

/** The exit code of a process that ends with this error. */
export function exitCodeOf(error: unknown): number {
  const isAway = error instanceof UnreachableError && process.argv.includes(STARTED_AGAIN);
  if (isAway) return UNREACHABLE_EXIT_CODE;
  return error instanceof ConfigError ? CONFIG_EXIT_CODE : EXIT_FAILED;
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return (
    error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error
  );
}
