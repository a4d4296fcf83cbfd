import { parse } from "papaparse";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { plainHeading } from "#shared/platform/fields/plain-heading.ts";
import {
  importHeadings,
  IMPORT_ROWS_MAX,
  type ImportInput,
} from "#shared/subscribers/subscriber-admin.ts";

type Rows = ImportInput["rows"];
type Field = keyof ReturnType<typeof importHeadings>;

/** Columns are matched by their headings in the user's language and by the field names, which are English. */
const fieldsByHeading = () =>
  new Map(
    Object.entries(importHeadings()).flatMap(([field, heading]) => [
      [plainHeading(heading), field as Field],
      [plainHeading(field), field as Field],
    ]),
  );

/**
 * Parses the rows of a spreadsheet's CSV export by the headings in its first line. Throws an Error with a message
 * in the user's language if the file cannot be used.
 */
export async function readImportFile(file: File): Promise<Rows> {
  const { data } = parse<string[]>(await file.text(), { skipEmptyLines: false });
  const [headings = [], ...lines] = data;
  const known = fieldsByHeading();
  const fields = headings.map((heading) => known.get(plainHeading(heading)));
  if (!fields.includes("email")) {
    throw new Error(m.noEmailHeading);
  }
  const rows = lines
    .map((cells, at) => ({ line: at + 2, values: valuesOf(fields, cells) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  if (rows.length === 0) throw new Error(m.emptyFile);
  if (rows.length > IMPORT_ROWS_MAX) {
    throw new Error(m.tooMany(IMPORT_ROWS_MAX));
  }
  return rows;
}

function valuesOf(fields: readonly (Field | undefined)[], cells: readonly string[]) {
  const pairs = fields.map((field, at) => [field, (cells[at] ?? "").trim().slice(0, 400)] as const);
  return Object.fromEntries(pairs.filter(([field, value]) => field && value));
}
