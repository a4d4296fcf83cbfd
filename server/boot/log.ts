import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { errorFacts } from "#shared/platform/error-facts.ts";
import type { Config } from "../config/config.ts";
import { LOG_FIELDS } from "../log.ts";

const FIELDS = new Set<string>(LOG_FIELDS);
/** Fields with their own serializer. */
const SERIALIZED = new Set(["req", "res", "err"]);
/** Ids, codes, days, procedure names and truncated network addresses. */
const TOKEN = /^[\w.:-]{1,128}$/;
/** Fixed messages from the code. One that contains an email address, path or query was built from data. */
const SENTENCE = /^[\w ,.:;'()-]{1,200}$/;
const HIDDEN = "[hidden]";

const OPTIONS: LoggerOptions = {
  formatters: { log: allowed, bindings: allowed },
  serializers: { req: requestFacts, res: answerFacts, err: errorFacts },
  hooks: {
    logMethod([first, second], write) {
      // Without its own message, pino would use the error's, which can quote user input.
      if (typeof first === "string") return write.call(this, sentence(first));
      const fields: object = first instanceof Error ? { err: first } : (first ?? {});
      return write.call(this, fields, sentence(second ?? "an error"));
    },
  },
};

/**
 * A logger that writes JSON lines with allowlisted fields only: no tokens, passwords, addresses, search texts or
 * query parameters, whatever it is given, at any level. Outside production it logs only warnings and errors,
 * unless `level` is set.
 */
export function createLog(
  { appEnv }: Pick<Config, "appEnv">,
  { level, to }: { level?: string; to?: DestinationStream } = {},
): Logger {
  const options = { ...OPTIONS, level: level ?? (appEnv === "production" ? "info" : "warn") };
  return to ? pino(options, to) : pino(options);
}

/** Redirects what libraries print to the console into the log, without its text. */
export function logConsole(log: Logger, target: Console = console): void {
  const through =
    (level: "warn" | "error") =>
    (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error);
      log[level]({ source: "console", ...(err && { err }) }, "a library printed a message");
    };
  target.error = through("error");
  target.warn = through("warn");
}

function allowed(fields: object): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([name]) => FIELDS.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, SERIALIZED.has(name) ? value : plain(value)]),
  );
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (typeof value === "number" || typeof value === "boolean") return value;
  return typeof value === "string" && TOKEN.test(value) ? value : HIDDEN;
}

function sentence(text: unknown): string {
  return typeof text === "string" && SENTENCE.test(text) ? text : HIDDEN;
}

/** Uses the route's pattern instead of the URL. */
function requestFacts(request: {
  method?: unknown;
  routeOptions?: { url?: unknown } | undefined;
}): object {
  return { method: request.method, route: request.routeOptions?.url ?? "none" };
}

function answerFacts(reply: { statusCode?: unknown }): object {
  return { statusCode: reply.statusCode };
}
