import { expect, it } from "vitest";
import { writePdf } from "#server/pdf/pdf.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";

/** The words of a table's last sheet, below its headings. */
async function lastSheet(rows: number): Promise<string[]> {
  const text = "A statement";
  const pdf = writePdf({
    title: text,
    subject: text,
    author: text,
    edition: new Date("2026-11-30T12:00:00.000Z"),
    footer: text,
  });
  pdf.table({
    columns: [{ heading: "Order" }, { heading: "Amount", width: 80, isFigure: true }],
    rows: Array.from({ length: rows }, (_, at) => [{ text: `FUR-${at}` }, { text: "$1.00" }]),
    total: [{ text: "Total" }, { text: `$${rows}.00` }],
  });
  const { bytes } = await pdf.finish();
  const words = wordsOfPdf(bytes).split("\n");
  return words.slice(words.lastIndexOf("Amount") + 1);
}

it.each(Array.from({ length: 50 }, (_, at) => at + 1))(
  "a table of %i rows has its total below a row, never alone on a sheet",
  async (rows) => {
    const words = await lastSheet(rows);
    const total = words.indexOf("Total");
    expect(words.slice(total - 2, total)).toEqual([`FUR-${rows - 1}`, "$1.00"]);
  },
);
