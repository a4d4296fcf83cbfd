import { stringify } from "csv-stringify/sync";
import papa from "papaparse";

/** A column of an export: its heading and what it shows of a row. */
export type CsvColumn<Row> = {
  heading: string;
  value: (row: Row) => string | number | boolean | Date | null | undefined;
};

/** Cents in such a file: `1234.50`, which a spreadsheet of any country adds up. */
export function csvDollars(amount: number): string {
  return (amount / 100).toFixed(2);
}

/**
 * A spreadsheet would run a cell that begins with one of these as a formula. Text that begins with
 * apostrophes and one of them is quoted too, so that what we wrote can be read again as it was.
 */
const FORMULA = /^'*[=+\-@\t\r]/u;
/** A number below zero begins like a formula, and is none: a spreadsheet adds it up. */
const AMOUNT = /^-\d+(?:\.\d+)?$/u;
const QUOTED = /^'+[=+\-@\t\r]/u;
/**
 * Where a spreadsheet takes semicolons or tabs for what stands between cells, as those of many countries do, a
 * formula may begin behind one inside of a cell, or on its next line: quotation marks in the middle of what such a
 * spreadsheet takes for a cell hold nothing together.
 */
const INNER_FORMULA = /(?<=[;\t\r\n])(?='*[=+\-@])/gu;
const INNER_QUOTED = /(?<=[;\t\r\n])'(?='*[=+\-@])/gu;

/**
 * A table as a file that a spreadsheet opens: headings, one line a row, a byte order mark so that
 * letters beyond English survive. Text that would run as a formula is quoted with an apostrophe.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns) + csvLines(columns, rows);
}

/** The beginning of such a file, for one that is sent in pieces: its mark and its headings. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\u{FEFF}${linesOf([columns.map(({ heading }) => heading)])}`;
}

/** More lines of it. */
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
 * A table of such a file: what was quoted is as it was before. The first line holds the headings, and
 * shows what stands between cells and between lines: spreadsheets of other countries, and what is
 * copied out of one, have their own signs. No more than the `most` first lines are read.
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
