import { DIRECTIONS, type Direction } from "./table.ts";

/**
 * What the address of a table's page says. What stands at its default is left out, so the plain
 * address is the plain table.
 */
export type TableAddress = {
  q?: string;
  sort?: string;
  dir?: Direction;
  page?: number;
  /** Columns that were switched off, or on where they are off by default; comma separated. */
  columns?: string;
};

/** Reads the address; what cannot be read is left out instead of refused. */
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
