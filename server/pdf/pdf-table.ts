import { INK, inPrint, LINE, QUIET, SANS, SANS_BOLD } from "./pdf-look.ts";

/**
 * A PDF structure element. Attach it to its parent before adding content: PDFKit then draws immediately, otherwise
 * much later.
 */
export type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

type RowWidths = { width: number; nameWidth: number; figures: boolean };
const ROW_PADDING = 8;

/** Adds a row with a name and a text, and a rule below. */
export function addRow(
  doc: PDFKit.PDFDocument,
  table: Structure,
  [name, text]: readonly [string, string],
  { width, nameWidth, figures }: RowWidths,
): void {
  const row = doc.struct("TR");
  table.add(row);
  const top = doc.y + ROW_PADDING;
  const { left } = doc.page.margins;
  const textWidth = width - nameWidth;
  const cell = { width: textWidth, lineGap: 3, align: figures ? "right" : "left" } as const;
  row.add(
    doc.struct("TH", {}, () => {
      doc.font(SANS_BOLD).fontSize(11).fillColor(INK);
      doc.text(name, left, top, { width: nameWidth - 16, lineGap: 3 });
    }),
  );
  const afterName = doc.y;
  row.add(
    doc.struct("TD", {}, () => {
      doc
        .font(SANS)
        .fontSize(11)
        .fillColor(INK)
        .text(inPrint(text), left + nameWidth, top, cell);
    }),
  );
  row.end();
  doc.y = Math.max(afterName, doc.y) + ROW_PADDING;
  drawRule(doc, width);
}

function drawRule(doc: PDFKit.PDFDocument, width: number): void {
  const { left } = doc.page.margins;
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  doc.endMarkedContent();
}

export type PdfColumn = {
  heading: string;
  /** In points; the column without a width takes the remaining space. */
  width?: number;
  /** Right-aligns the column. */
  isFigure?: boolean;
};
/** Line breaks in `text` are kept. `notes` are set below it in smaller type. */
export type PdfCell = { text: string; notes?: readonly string[] };
export type PdfTable = {
  columns: readonly PdfColumn[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly PdfCell[])[];
  /** A row below all others, in bold. */
  total?: readonly PdfCell[];
};

const TABLE = { size: 8.5, note: 7.5, gap: 8, padding: 4 } as const;
type Placed = { x: number; width: number; align: "left" | "right" };
type Line = { cells: readonly PdfCell[]; isBold: boolean };

/**
 * Adds a table that may span several pages. Rows are never split, the header row repeats on each page, and the total
 * never stands alone on the last one.
 */
export function addTable(doc: PDFKit.PDFDocument, root: Structure, table: PdfTable): void {
  const structure = doc.struct("Table");
  root.add(structure);
  const places = placesOf(doc, table.columns);
  const head: Line = {
    cells: table.columns.map(({ heading }) => ({ text: heading })),
    isBold: true,
  };
  const lines: Line[] = table.rows.map((cells) => ({ cells, isBold: false }));
  const total: Line | null = table.total ? { cells: table.total, isBold: true } : null;
  const totalHeight = total ? heightOf(doc, total, places) : 0;
  const last = lines.at(-1);
  if (total) lines.push(total);
  const [first] = lines;
  const headHeight = heightOf(doc, head, places);
  // Never leave the header row alone at the bottom of a page.
  const firstHeight = first ? heightOf(doc, first, places) : 0;
  const belowFirst = first === last ? totalHeight : 0;
  if (!hasRoom(doc, headHeight + firstHeight + belowFirst)) doc.addPage();
  addLine(doc, structure, head, { places, tag: () => "TH" });
  for (const line of lines) {
    const below = line === last ? totalHeight : 0;
    if (!hasRoom(doc, heightOf(doc, line, places) + below)) {
      doc.addPage();
      repeatHead(doc, head, places);
    }
    addLine(doc, structure, line, { places, tag: (at) => (at === 0 ? "TH" : "TD") });
  }
  structure.end();
}

function placesOf(doc: PDFKit.PDFDocument, columns: readonly PdfColumn[]): Placed[] {
  const { left } = doc.page.margins;
  const whole = doc.page.width - 2 * left;
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x = left;
  return columns.map(({ width = whole - fixed, isFigure = false }) => {
    const own = { width: width - TABLE.gap };
    // The gap is on the left of figures, so that the last column lines up with the right margin.
    const place: Placed = isFigure
      ? { ...own, x: x + TABLE.gap, align: "right" }
      : { ...own, x, align: "left" };
    x += width;
    return place;
  });
}

function hasRoom(doc: PDFKit.PDFDocument, height: number): boolean {
  return doc.y + height <= doc.page.height - doc.page.margins.bottom;
}

function heightOf(doc: PDFKit.PDFDocument, { cells, isBold }: Line, places: readonly Placed[]) {
  const heights = cells.map(({ text, notes = [] }, at) => {
    const { width = 0 } = places[at] ?? {};
    doc.font(isBold || at === 0 ? SANS_BOLD : SANS).fontSize(TABLE.size);
    const own = text === "" ? 0 : doc.heightOfString(inPrint(text), { width });
    doc.font(SANS).fontSize(TABLE.note);
    return notes.reduce(
      (sum, note) => sum + 1.5 + doc.heightOfString(inPrint(note), { width }),
      own,
    );
  });
  return Math.max(...heights) + 2 * TABLE.padding;
}

type Tagging = { places: readonly Placed[]; tag: (at: number) => string };

function addLine(
  doc: PDFKit.PDFDocument,
  table: Structure,
  line: Line,
  { places, tag }: Tagging,
): void {
  const row = doc.struct("TR");
  table.add(row);
  const top = doc.y;
  const height = heightOf(doc, line, places);
  line.cells.forEach((cell, at) => {
    const isHeader = tag(at) === "TH";
    const paint = () => paintCell(doc, cell, places[at], { top, isBold: line.isBold || isHeader });
    row.add(doc.struct(tag(at), {}, paint));
  });
  row.end();
  endLine(doc, top + height);
}

/** On later pages the header row is an artifact: screen readers have already read it. */
function repeatHead(doc: PDFKit.PDFDocument, head: Line, places: readonly Placed[]): void {
  const top = doc.y;
  doc.markContent("Artifact", { type: "Pagination" });
  head.cells.forEach((cell, at) => paintCell(doc, cell, places[at], { top, isBold: true }));
  doc.endMarkedContent();
  endLine(doc, top + heightOf(doc, head, places));
}

function endLine(doc: PDFKit.PDFDocument, y: number): void {
  doc.y = y;
  drawRule(doc, doc.page.width - 2 * doc.page.margins.left);
}

type Painting = { top: number; isBold: boolean };

function paintCell(
  doc: PDFKit.PDFDocument,
  { text, notes = [] }: PdfCell,
  place: Placed | undefined,
  { top, isBold }: Painting,
): void {
  if (!place) return;
  const { x, ...at } = place;
  doc.y = top + TABLE.padding;
  doc.font(isBold ? SANS_BOLD : SANS).fontSize(TABLE.size);
  if (text !== "") doc.fillColor(INK).text(inPrint(text), x, doc.y, at);
  doc.font(SANS).fontSize(TABLE.note);
  for (const note of notes) doc.fillColor(QUIET).text(inPrint(note), x, doc.y + 1.5, at);
}
