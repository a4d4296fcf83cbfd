/**
 * The fields that a line of the log may have. Values are ids, codes and numbers; what looks like text
 * is hidden when it is written (`server/boot/log.ts`).
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

/** What services log through: fields of the list first, then a sentence without any data in it. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };
