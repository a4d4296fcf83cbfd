import {
  FILE_COLUMNS,
  FILE_ROWS_MAX,
  type FileColumn,
  type FileRow,
} from "#shared/inventory/inventory-file.ts";
import { DomainError } from "#shared/errors.ts";
import { fromCsv } from "../../csv/csv.ts";

const BY_HEADING = new Map(
  Object.entries(FILE_COLUMNS).map(([column, heading]) => [plain(heading), column as FileColumn]),
);

function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/gu, "");
}

/** The rows of a file by the headings of its first line. Throws `invalid` in words for a file that cannot be used. */
export function readFileRows(text: string): FileRow[] {
  const [headings = [], ...lines] = fromCsv(text);
  const columns = headings.map((heading) => BY_HEADING.get(plain(heading)));
  refuseHeadings(headings, columns);
  const rows = lines
    .map((cells, at) => ({ line: at + 2, cells: cellsOf(columns, cells) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  if (rows.length === 0) throw new DomainError("invalid", "There is no product in this file");
  if (rows.length > FILE_ROWS_MAX) {
    const most = FILE_ROWS_MAX.toLocaleString("en-US");
    throw new DomainError("invalid", `A file can hold ${most} products at most`);
  }
  return rows;
}

function refuseHeadings(
  headings: readonly string[],
  columns: readonly (FileColumn | undefined)[],
): void {
  const known = columns.filter((column) => column !== undefined);
  if (!["id", "slug", "name"].some((key) => known.includes(key as FileColumn))) {
    throw new DomainError(
      "invalid",
      "The first line must hold the headings of an export, and one of them must be Name or Id",
    );
  }
  const unknown = headings.filter((heading, at) => heading.trim() !== "" && !columns[at]);
  if (unknown.length > 0) {
    const name = unknown[0]?.trim().slice(0, 40);
    throw new DomainError("invalid", `We do not know the column ${name}`);
  }
  if (new Set(known).size < known.length) {
    throw new DomainError("invalid", "A heading stands in the first line twice");
  }
}

function cellsOf(
  columns: readonly (FileColumn | undefined)[],
  cells: readonly string[],
): FileRow["cells"] {
  const pairs = columns.map((column, at) => [column, cells[at]] as const);
  return Object.fromEntries(pairs.filter(([column, cell]) => column && cell !== undefined));
}
