/** Rows of cells, as copied out of a spreadsheet. */
export type PastedBlock = readonly (readonly string[])[];

/**
 * Reads text that a spreadsheet put on the clipboard: rows end with a line break, cells with a tab, and a cell with
 * either inside is quoted, with its quotes doubled. The line break after the last row is not another row.
 */
export function readPasted(text: string): PastedBlock {
  const rows: string[][] = [[]];
  let rest = text.replaceAll(/\r\n?/g, "\n");
  do {
    const { cell, end, after } = firstCell(rest);
    rows.at(-1)?.push(oneLine(cell));
    // A tab at the very end is followed by an empty cell, a line break there by nothing.
    if (after === "" && end === "\t") rows.at(-1)?.push("");
    if (after !== "" && end === "\n") rows.push([]);
    rest = after;
  } while (rest !== "");
  return rows;
}

/** The first cell of a text, what ends it, and the text after that. */
function firstCell(text: string): { cell: string; end: string; after: string } {
  const [, quoted, quotedEnd] = /^"((?:[^"]|"")*)"(?=([\t\n]|$))/.exec(text) ?? [];
  if (quoted !== undefined) {
    const after = text.slice(quoted.length + 2 + (quotedEnd ?? "").length);
    return { cell: quoted.replaceAll('""', '"'), end: quotedEnd ?? "", after };
  }
  const [whole = "", cell = "", end = ""] = /^([^\t\n]*)([\t\n]?)/.exec(text) ?? [];
  return { cell, end, after: text.slice(whole.length) };
}

/** A cell of the grid has one line, and no space that does not break. */
function oneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, " ").trim();
}

/**
 * A figure without what a spreadsheet or a receipt writes around it: a dollar sign, and commas between thousands.
 * Anything else stays, for whoever reads the figure to judge.
 */
export function plainFigure(text: string): string {
  const figure = text.trim().replace(/^\$\s*/, "");
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(figure) ? figure.replaceAll(",", "") : figure;
}

/** Where a block lands: what each cell gets, and how many of its cells have no place in the grid. */
export type Landing<Column extends string> = {
  cells: { key: string; column: Column; text: string }[];
  beyond: number;
};

/**
 * Lays a block over a grid from one cell on, downward and to the right. `keys` and `columns` are the grid's rows and
 * columns in their order. An empty cell of the block leaves the grid's as it is.
 */
export function landPasted<Column extends string>(
  block: PastedBlock,
  from: { key: string; column: Column },
  { keys, columns }: { keys: readonly string[]; columns: readonly Column[] },
): Landing<Column> {
  const top = keys.indexOf(from.key);
  const left = columns.indexOf(from.column);
  const cells: Landing<Column>["cells"] = [];
  let beyond = 0;
  for (const [down, row] of block.entries()) {
    for (const [across, text] of row.entries()) {
      if (text === "") continue;
      const key = keys[top + down];
      const column = columns[left + across];
      if (top === -1 || left === -1 || key === undefined || column === undefined) beyond += 1;
      else cells.push({ key, column, text });
    }
  }
  return { cells, beyond };
}
