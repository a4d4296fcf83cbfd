import { inventoryFile as m } from "#messages/inventory/file.ts";
import {
  FILE_COLUMNS,
  FILE_ROWS_MAX,
  type FileColumn,
  fileHeading,
  type FileRow,
} from "#shared/inventory/inventory-file.ts";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES } from "#shared/language.ts";
import { plainHeading } from "#shared/platform/fields/plain-heading.ts";
import { fromCsv } from "../../csv/csv.ts";
import { speak } from "../../language.ts";

/** Maximum number of lines read, including empty ones: a file of line breaks would keep the server busy. */
const LINES_MAX = 2 * FILE_ROWS_MAX;

/** Columns by their headings in every language, because a file may have been exported in another one. */
function columnsByHeading(): ReadonlyMap<string, FileColumn> {
  const pairsNow = () =>
    FILE_COLUMNS.map((column) => [plainHeading(fileHeading(column)), column] as const);
  return new Map(LANGUAGES.flatMap((language) => speak(language, pairsNow)));
}

/**
 * The rows of a file, keyed by the headings in its first line. Throws `invalid` with the reason for an unusable file.
 */
export function readFileRows(text: string): FileRow[] {
  const [headings = [], ...lines] = fromCsv(text, LINES_MAX + 1);
  if (lines.length >= LINES_MAX) throw new DomainError("invalid", m.mostProducts(FILE_ROWS_MAX));
  const known = columnsByHeading();
  const columns = headings.map((heading) => known.get(plainHeading(heading)));
  refuseHeadings(headings, columns);
  const rows = lines
    .map((cells, at) => ({ line: at + 2, cells: cellsOf(columns, cells) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  if (rows.length === 0) throw new DomainError("invalid", m.noProduct);
  if (rows.length > FILE_ROWS_MAX) {
    throw new DomainError("invalid", m.mostProducts(FILE_ROWS_MAX));
  }
  return rows;
}

function refuseHeadings(
  headings: readonly string[],
  columns: readonly (FileColumn | undefined)[],
): void {
  const known = columns.filter((column) => column !== undefined);
  if (!["id", "slug", "name"].some((key) => known.includes(key as FileColumn))) {
    throw new DomainError("invalid", m.needsHeadings);
  }
  const unknown = headings.filter((heading, at) => heading.trim() !== "" && !columns[at]);
  if (unknown.length > 0) {
    const name = unknown[0]?.trim().slice(0, 40) ?? "";
    throw new DomainError("invalid", m.unknownColumn(name));
  }
  if (new Set(known).size < known.length) {
    throw new DomainError("invalid", m.headingTwice);
  }
}

function cellsOf(
  columns: readonly (FileColumn | undefined)[],
  cells: readonly string[],
): FileRow["cells"] {
  const pairs = columns.map((column, at) => [column, cells[at]] as const);
  return Object.fromEntries(pairs.filter(([column, cell]) => column && cell !== undefined));
}
