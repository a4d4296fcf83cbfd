import { invalid, noSuch } from "./errors.ts";
import type { Context } from "./context.ts";
import type { Form } from "./form.ts";
import type { Json } from "./json.ts";
import { group, integer, text } from "./params.ts";
import { ok } from "./context.ts";
import type { Kind, Reply, Rows } from "../state/rows.ts";

/** Parameters that every list accepts. */
export const LIST_PARAMS = {
  limit: integer,
  starting_after: text,
  ending_before: text,
  created: (field: Form[string], name: string) =>
    typeof field === "string"
      ? { gte: integer(field, name), lte: integer(field, name) }
      : range(field, name),
};
export type ListParams = {
  limit?: number;
  starting_after?: string | null;
  ending_before?: string | null;
  created?: Range;
};
type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

function range(field: Form[string], name: string): Range {
  const read: Range = {};
  for (const [bound, value] of Object.entries(group(field, name) ?? {})) {
    if (bound !== "gt" && bound !== "gte" && bound !== "lt" && bound !== "lte") {
      throw invalid(`Received unknown parameter: ${name}[${bound}]`, "parameter_unknown", name);
    }
    read[bound] = integer(value, name);
  }
  return read;
}

function within(created: number, limits: Range): boolean {
  return (
    created > (limits.gt ?? -Infinity) &&
    created >= (limits.gte ?? -Infinity) &&
    created < (limits.lt ?? Infinity) &&
    created <= (limits.lte ?? Infinity)
  );
}

function limitOf(params: ListParams): number {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid("Invalid limit: must be between 1 and 100", "parameter_invalid_integer", "limit");
  }
  return limit;
}

type Listed = { id: string; created: number };

/** Yields matching rows, newest first. Lazy: older rows are not read until they are needed. */
function* fitting<K extends Kind, T extends Rows[K] & Listed>(
  { tx }: Context,
  { kind, params, keep }: ListInput<K, T>,
  after?: string,
): Iterable<T> {
  const limits = params.created ?? {};
  const since = Math.max(limits.gte ?? -Infinity, limits.gt ?? -Infinity);
  for (const row of tx.newest(kind, after)) {
    if (!keep(row)) continue;
    if (row.created < since) return;
    if (within(row.created, limits)) yield row;
  }
}

/** The first `limit` rows, and whether there are more. */
function take<T>(rows: Iterable<T>, limit: number): { data: T[]; has_more: boolean } {
  const data: T[] = [];
  for (const row of rows) {
    if (data.length === limit) return { data, has_more: true };
    data.push(row);
  }
  return { data, has_more: false };
}

/** The last `limit` rows before a given row. */
function takeBefore<T extends Listed>(rows: Iterable<T>, id: string, limit: number) {
  let data: T[] = [];
  let hasMore = false;
  for (const row of rows) {
    if (row.id === id) return { data, has_more: hasMore };
    data.push(row);
    hasMore ||= data.length > limit;
    data = data.slice(-limit);
  }
  throw noSuch("object", id, "ending_before", 400);
}

type ListInput<K extends Kind, T extends Rows[K] & Listed> = {
  kind: K;
  url: string;
  params: ListParams;
  keep: (row: Rows[K]) => row is T;
  render?: (row: T) => Json;
};

function pageOf<K extends Kind, T extends Rows[K] & Listed>(
  context: Context,
  input: ListInput<K, T>,
) {
  const { starting_after: after, ending_before: before } = input.params;
  const limit = limitOf(input.params);
  if (before) return takeBefore(fitting(context, input), before, limit);
  if (!after) return take(fitting(context, input), limit);
  const start = context.tx.find(input.kind, after);
  if (!start || !input.keep(start)) throw noSuch("object", after, "starting_after", 400);
  return take(fitting(context, input, after), limit);
}

/** Responds with a list of one kind: filtered, newest first, rendered. */
export function answerList<K extends Kind, T extends Rows[K] & Listed>(
  context: Context,
  input: ListInput<K, T>,
): Reply {
  const { data, has_more } = pageOf(context, input);
  const rendered = input.render ? data.map(input.render) : data;
  return ok({ object: "list", data: rendered, has_more, url: input.url });
}
