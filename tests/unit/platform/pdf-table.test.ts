import { expect, it } from "vitest";
import { writePdf } from "#server/pdf/pdf.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";

/** The words of a document with a table, below so many paragraphs. */
async function wordsOf({ rows, above = 0 }: { rows: number; above?: number }): Promise<string[]> {
  const text = "A statement";
  const pdf = writePdf({
    title: text,
    subject: text,
    author: text,
    edition: new Date("2026-11-30T12:00:00.000Z"),
    footer: text,
  });
  for (let at = 0; at < above; at += 1) pdf.paragraph(text);
  pdf.table({
    columns: [{ heading: "Order" }, { heading: "Amount", width: 80, isFigure: true }],
    rows: Array.from({ length: rows }, (_, at) => [{ text: `FUR-${at}` }, { text: "$1.00" }]),
    total: [{ text: "Total" }, { text: `$${rows}.00` }],
  });
  const { bytes } = await pdf.finish();
  return wordsOfPdf(bytes).split("\n");
}

it.each(Array.from({ length: 50 }, (_, at) => at + 1))(
  "a table of %i rows has its total below a row, never alone on a sheet",
  async (rows) => {
    const all = await wordsOf({ rows });
    const words = all.slice(all.lastIndexOf("Amount") + 1);
    const total = words.indexOf("Total");
    expect(words.slice(total - 2, total)).toEqual([`FUR-${rows - 1}`, "$1.00"]);
  },
);

it.each(Array.from({ length: 50 }, (_, at) => at + 1))(
  "a table of one row below %i paragraphs has its headings on the sheet of its row",
  async (above) => {
    const words = await wordsOf({ rows: 1, above });
    expect(words.filter((word) => word === "Amount")).toHaveLength(1);
  },
);
