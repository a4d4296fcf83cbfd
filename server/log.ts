/**
 * The fields allowed in a log line. Values are ids, codes and numbers; anything that looks like text is hidden on
 * output (`server/boot/log.ts`).
 */
export const LOG_FIELDS = [
  "err",
  "req",
  "res",
  "responseTime",
  "reqId",
  "pid",
  "hostname",
  "event",
  "reason",
  "factor",
  "userId",
  "role",
  "actorId",
  "subjectId",
  "network",
  "origin",
  "procedure",
  "mailId",
  "eventId",
  "intentId",
  "checkoutId",
  "refundId",
  "boxId",
  "subscriptionId",
  "failures",
  "claimed",
  "own",
  "id",
  "farmId",
  "item",
  "day",
  "window",
  "count",
  "ended",
  "source",
  "task",
  "jobId",
  "attempts",
  "table",
] as const;

export type LogFields = { [Field in (typeof LOG_FIELDS)[number]]?: unknown };

type Write = (fields: LogFields, sentence: string) => void;

/** The logger for services. Pass fields from the list first, then a fixed sentence without any data in it. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };
