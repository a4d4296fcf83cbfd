import { invalid, noSuch } from "./errors.ts";
import type { Context } from "./context.ts";
import type { Form } from "./form.ts";
import type { Json } from "./json.ts";
import { group, integer, text } from "./params.ts";
import { ok } from "./context.ts";
import type { Kind, Reply, Rows } from "../state/rows.ts";

/** The parameters that every list takes. */
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

function cursor(ids: string[], id: string, name: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw noSuch("object", id, name, 400);
  return index;
}

type Listed = { id: string; created: number };

/** One page of rows that are in order from newest to oldest. */
function pageOf<T extends Listed>(rows: T[], params: ListParams): { data: T[]; has_more: boolean } {
  const limit = limitOf(params);
  if (params.ending_before) {
    const end = cursor(
      rows.map((row) => row.id),
      params.ending_before,
      "ending_before",
    );
    return { data: rows.slice(Math.max(0, end - limit), end), has_more: end > limit };
  }
  const start = params.starting_after
    ? cursor(
        rows.map((row) => row.id),
        params.starting_after,
        "starting_after",
      ) + 1
    : 0;
  return { data: rows.slice(start, start + limit), has_more: rows.length > start + limit };
}

/** Answers a list of a kind: filtered, newest first, rendered. */
export function answerList<K extends Kind, T extends Rows[K] & Listed>(
  context: Context,
  input: {
    kind: K;
    url: string;
    params: ListParams;
    keep: (row: Rows[K]) => row is T;
    render?: (row: T) => Json;
  },
): Reply {
  const limits = input.params.created ?? {};
  const rows: T[] = [];
  for (const row of context.tx.newest(input.kind)) {
    if (input.keep(row) && within(row.created, limits)) rows.push(row);
  }
  const { data, has_more } = pageOf(rows, input.params);
  const rendered = input.render ? data.map(input.render) : data;
  return ok({ object: "list", data: rendered, has_more, url: input.url });
}
