import { parse } from "papaparse";
import {
  IMPORT_HEADINGS,
  IMPORT_ROWS_MAX,
  type ImportInput,
} from "#shared/subscribers/subscriber-admin.ts";

type Rows = ImportInput["rows"];
type Field = keyof typeof IMPORT_HEADINGS;

const FIELDS = new Map(
  Object.entries(IMPORT_HEADINGS).map(([field, heading]) => [plain(heading), field as Field]),
);

function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/gu, "");
}

/**
 * The lines of a file that a spreadsheet wrote, by the headings of its first line. Throws an Error
 * in the reader's words when the file cannot be used.
 */
export async function readImportFile(file: File): Promise<Rows> {
  const { data } = parse<string[]>(await file.text(), { skipEmptyLines: false });
  const [headings = [], ...lines] = data;
  const fields = headings.map((heading) => FIELDS.get(plain(heading)));
  if (!fields.includes("email")) {
    throw new Error("The first line must hold headings, and one of them must be Email.");
  }
  const rows = lines
    .map((cells, at) => ({ line: at + 2, values: valuesOf(fields, cells) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  if (rows.length === 0) throw new Error("This file has no one in it.");
  if (rows.length > IMPORT_ROWS_MAX) {
    throw new Error(`A file can hold ${IMPORT_ROWS_MAX.toLocaleString("en-US")} people at most.`);
  }
  return rows;
}

function valuesOf(fields: readonly (Field | undefined)[], cells: readonly string[]) {
  const pairs = fields.map((field, at) => [field, (cells[at] ?? "").trim().slice(0, 400)] as const);
  return Object.fromEntries(pairs.filter(([field, value]) => field && value));
}
