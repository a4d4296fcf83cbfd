import { stringify } from "csv-stringify/sync";
import papa from "papaparse";

/** A column of an export: its heading and its value for a row. */
export type CsvColumn<Row> = {
  heading: string;
  value: (row: Row) => string | number | boolean | Date | null | undefined;
};

/** Formats cents as `1234.50`, which spreadsheets in any locale can add up. */
export function csvDollars(amount: number): string {
  return (amount / 100).toFixed(2);
}

/**
 * Spreadsheets run cells that begin with one of these as formulas. Apostrophes before one are matched too, so that
 * such text is also escaped and reading it back gives the original.
 */
const FORMULA = /^'*[=+\-@\t\r]/u;
/** A negative number looks like a formula but is safe, and spreadsheets should be able to add it up. */
const AMOUNT = /^-\d+(?:\.\d+)?$/u;
const QUOTED = /^'+[=+\-@\t\r]/u;
/**
 * Spreadsheets in many locales separate cells with semicolons or tabs. There, a formula can begin after a
 * separator or line break inside one of our cells, because quotation marks in the middle of a cell do not protect
 * it.
 */
const INNER_FORMULA = /(?<=[;\t\r\n])(?='*[=+\-@])/gu;
const INNER_QUOTED = /(?<=[;\t\r\n])'(?='*[=+\-@])/gu;

/**
 * Converts a table to CSV for spreadsheets: headings, one line per row, and a byte order mark so that non-English
 * letters survive. Text that would run as a formula is escaped with an apostrophe.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns) + csvLines(columns, rows);
}

/** The beginning of a streamed CSV file: byte order mark and headings. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\u{FEFF}${linesOf([columns.map(({ heading }) => heading)])}`;
}

/** More lines of a streamed CSV file. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return linesOf(rows.map((row) => columns.map(({ value }) => cell(value(row)))));
}

function linesOf(lines: readonly (readonly string[])[]): string {
  return stringify([...lines], { record_delimiter: "windows" });
}

function cell(value: ReturnType<CsvColumn<unknown>["value"]>): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string") return String(value);
  const inside = value.replaceAll(INNER_FORMULA, "'");
  return FORMULA.test(inside) && !AMOUNT.test(inside) ? `'${inside}` : inside;
}

/**
 * Parses a CSV file and undoes our escaping. The first line has the headings and determines the separator and line
 * ending, which vary by locale and in text copied from a spreadsheet. Reads at most the first `most` lines.
 */
export function fromCsv(file: string, most = Infinity): string[][] {
  const text = file.replace(/^\u{FEFF}/u, "");
  const [head = "", newline = "\n"] = /^([^\r\n]*)(\r\n|\r|\n)?/.exec(text)?.slice(1) ?? [];
  const delimiter = [",", ";", "\t"].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  )[0];
  const { data } = papa.parse<string[]>(text, {
    delimiter: delimiter ?? ",",
    newline: newline as "\r\n" | "\n" | "\r",
    skipEmptyLines: false,
    preview: Number.isFinite(most) ? most : 0,
  });
  return data.map((line) =>
    line.map((value) => (QUOTED.test(value) ? value.slice(1) : value).replaceAll(INNER_QUOTED, "")),
  );
}
