import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { errorFacts } from "#shared/platform/error-facts.ts";
import type { Config } from "../config/config.ts";
import { LOG_FIELDS } from "../log.ts";

const FIELDS = new Set<string>(LOG_FIELDS);
/** These have a serializer of their own. */
const SERIALIZED = new Set(["req", "res", "err"]);
/** Ids, codes, days, names of procedures and cut-off network addresses. */
const TOKEN = /^[\w.:-]{1,128}$/;
/** Sentences of the code. One with an address, a path or a query in it was made of data. */
const SENTENCE = /^[\w ,.:;'()-]{1,200}$/;
const HIDDEN = "[hidden]";

const OPTIONS: LoggerOptions = {
  formatters: { log: allowed, bindings: allowed },
  serializers: { req: requestFacts, res: answerFacts, err: errorFacts },
  hooks: {
    logMethod([first, second], write) {
      // A message that pino would take from the error itself quotes what was typed.
      if (typeof first === "string") return write.call(this, sentence(first));
      const fields: object = first instanceof Error ? { err: first } : (first ?? {});
      return write.call(this, fields, sentence(second ?? "an error"));
    },
  },
};

/**
 * Lines of JSON in which only listed fields appear: no token, password, address, search text or
 * parameter of a statement, whatever is handed to it, at any level. Outside production only what
 * needs attention is written, unless `level` says otherwise.
 */
export function createLog(
  { appEnv }: Pick<Config, "appEnv">,
  { level, to }: { level?: string; to?: DestinationStream } = {},
): Logger {
  const options = { ...OPTIONS, level: level ?? (appEnv === "production" ? "info" : "warn") };
  return to ? pino(options, to) : pino(options);
}

/** Sends what libraries print to the console through the log, which leaves their text out. */
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

/** The pattern of the route stands for the URL. */
function requestFacts(request: {
  method?: unknown;
  routeOptions?: { url?: unknown } | undefined;
}): object {
  return { method: request.method, route: request.routeOptions?.url ?? "none" };
}

function answerFacts(reply: { statusCode?: unknown }): object {
  return { statusCode: reply.statusCode };
}
