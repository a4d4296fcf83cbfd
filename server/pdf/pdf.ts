import PDFDocument from "pdfkit";
import { platformPdf as m } from "#messages/platform/pdf.ts";
import { localeNow } from "#shared/language.ts";
import { INK, inPrint, LEAF, QUIET, SANS, SANS_BOLD, SERIF } from "./pdf-look.ts";
import { addRow, addTable, type PdfTable, type Structure } from "./pdf-table.ts";

/** A finished PDF. */
export type Pdf = { bytes: Buffer; pages: number };

/** Margin of a Letter page, in points. */
const MARGIN = 64;

type PdfOptions = {
  title: string;
  subject: string;
  author: string;
  /** Used as the creation date, so that the same content gives the same bytes. */
  edition: Date;
  /** Text at the bottom of each page, before the page number. */
  footer: string;
  /** Whether the first page is a cover, which has no footer. */
  isCovered?: boolean;
  /** Margin in points; defaults to `MARGIN`. */
  margin?: number;
};

/** Writes a tagged PDF from top to bottom; every part is added to its document structure. */
export type PdfWriter = {
  /** Adds a drawing, marked as an artifact so that screen readers skip it. */
  draw(paint: (doc: PDFKit.PDFDocument) => void): void;
  heading(level: 1 | 2 | 3, text: string, options?: TextOptions): void;
  paragraph(text: string, options?: TextOptions): void;
  bullets(items: readonly string[]): void;
  /** Adds rows with a name and a text; the name is the header of its row. */
  rows(rows: readonly (readonly [name: string, text: string])[], options?: RowOptions): void;
  /** Adds a table that may span several pages, with its header row on each. */
  table(table: PdfTable): void;
  newPage(): void;
  moveTo(y: number): void;
  finish(): Promise<Pdf>;
};

type TextOptions = { color?: string; size?: number; width?: number };
type RowOptions = { nameWidth?: number; figures?: boolean };

const HEADINGS = {
  1: { font: SERIF, size: 40, before: 0, after: 12 },
  2: { font: SERIF, size: 30, before: 8, after: 14 },
  3: { font: SANS_BOLD, size: 13, before: 16, after: 5 },
} as const;
const BODY = { size: 11.5, lineGap: 4, after: 10 } as const;

/** Starts a PDF in US Letter format, in the current language. */
export function writePdf(options: PdfOptions): PdfWriter {
  const doc = openDocument(options);
  const done = collect(doc);
  const root = doc.struct("Document", { lang: localeNow(), title: options.title });
  doc.addStructure(root);
  const { left } = doc.page.margins;
  const width = doc.page.width - 2 * left;
  const tagged = (type: string, paint: () => void) => root.add(doc.struct(type, {}, paint));

  return {
    draw(paint) {
      doc.markContent("Artifact", { type: "Layout" });
      doc.save();
      paint(doc);
      doc.restore();
      doc.endMarkedContent();
    },
    heading(level, text, { color = INK, size, width: wide = width } = {}) {
      const { font, size: usual, before, after } = HEADINGS[level];
      if (doc.y > left) doc.y += before;
      tagged(`H${level}`, () => {
        doc
          .font(font)
          .fontSize(size ?? usual)
          .fillColor(color)
          .text(text, left, doc.y, { width: wide });
      });
      doc.y += after;
    },
    paragraph(text, { color = INK, size = BODY.size, width: wide = width } = {}) {
      tagged("P", () => {
        const at = { width: wide, lineGap: BODY.lineGap };
        doc.font(SANS).fontSize(size).fillColor(color).text(inPrint(text), left, doc.y, at);
      });
      doc.y += BODY.after;
    },
    bullets(items) {
      const list = doc.struct("L");
      root.add(list);
      for (const item of items) addBullet(doc, list, item, width);
      list.end();
      doc.y += BODY.after - 4;
    },
    rows(rows, { nameWidth = 150, figures = false } = {}) {
      const table = doc.struct("Table");
      root.add(table);
      for (const row of rows) addRow(doc, table, row, { width, nameWidth, figures });
      table.end();
      doc.y += BODY.after;
    },
    table(table) {
      addTable(doc, root, table);
      doc.y += BODY.after;
    },
    newPage: () => void doc.addPage(),
    moveTo: (y) => {
      doc.y = y;
    },
    async finish() {
      root.end();
      const pages = doc.bufferedPageRange().count;
      addFooters(doc, options, pages);
      doc.end();
      return { bytes: await done, pages };
    },
  };
}

function openDocument({
  title,
  subject,
  author,
  edition,
  margin = MARGIN,
}: PdfOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    size: "LETTER",
    // Keep the full bottom margin, where the footer goes.
    margins: { top: margin, left: margin, right: margin, bottom: MARGIN },
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: localeNow(),
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      CreationDate: edition,
      ModDate: edition,
    },
  });
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  doc.on("end", () => resolve(Buffer.concat(chunks)));
  doc.on("error", reject);
  return promise;
}

const INDENT = 16;

function addBullet(doc: PDFKit.PDFDocument, list: Structure, text: string, width: number): void {
  const item = doc.struct("LI");
  list.add(item);
  const top = doc.y;
  item.add(
    doc.struct("Lbl", {}, () => {
      doc.font(SANS_BOLD).fontSize(BODY.size).fillColor(LEAF).text("•", doc.page.margins.left, top);
    }),
  );
  item.add(
    doc.struct("LBody", {}, () => {
      const at = { width: width - INDENT, lineGap: BODY.lineGap };
      doc
        .font(SANS)
        .fontSize(BODY.size)
        .fillColor(INK)
        .text(inPrint(text), doc.page.margins.left + INDENT, top, at);
    }),
  );
  item.end();
  doc.y += 5;
}

/** Drawn last, when the number of pages is known, and hidden from screen readers. Covers have none. */
function addFooters(doc: PDFKit.PDFDocument, { footer, isCovered }: PdfOptions, pages: number) {
  for (let index = isCovered ? 1 : 0; index < pages; index += 1) {
    doc.switchToPage(index);
    // The footer is below the bottom margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 44;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font(SANS).fontSize(9).fillColor(QUIET);
    const { left } = doc.page.margins;
    const width = doc.page.width - 2 * left;
    doc.text(footer, left, y, { width: width - 60, height: 10, lineBreak: false, ellipsis: true });
    doc.text(m.page(index + 1, pages), left, y, { width, align: "right", lineBreak: false });
    doc.endMarkedContent();
  }
}
