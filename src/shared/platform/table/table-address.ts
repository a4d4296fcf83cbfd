import { DIRECTIONS, type Direction } from "./table.ts";

/** A table page's search parameters. Default values are omitted, so that the plain URL is the default table. */
export type TableAddress = {
  q?: string;
  sort?: string;
  dir?: Direction;
  page?: number;
  /** Columns that were hidden, or shown if hidden by default; comma separated. */
  columns?: string;
};

/** Parses the search parameters; invalid ones are dropped rather than rejected. */
export function readTableAddress(raw: Record<string, unknown>): TableAddress {
  const q = textOf(raw["q"]).trim().slice(0, 120);
  const sort = textOf(raw["sort"]);
  const dir = DIRECTIONS.find((one) => one === raw["dir"]);
  const page = Math.trunc(Number(raw["page"]));
  const columns = textOf(raw["columns"]);
  return {
    ...(q && { q }),
    ...(/^\w{1,40}$/u.test(sort) && { sort }),
    ...(dir && { dir }),
    ...(page > 1 && page <= 10_000 && { page }),
    ...(columns && { columns: columns.slice(0, 400) }),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
