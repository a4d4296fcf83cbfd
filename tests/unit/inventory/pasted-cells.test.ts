import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { landPasted, plainFigure, readPasted } from "#shared/inventory/pasted-cells.ts";

describe("Text from a spreadsheet", () => {
  it.each([
    ["one cell", "12", [["12"]]],
    ["a column", "1\n2\n3", [["1"], ["2"], ["3"]]],
    ["a row", "1\t2\t3", [["1", "2", "3"]]],
    [
      "a block",
      "4.50\t12\n3.75\t8",
      [
        ["4.50", "12"],
        ["3.75", "8"],
      ],
    ],
    ["Windows' line ends", "1\r\n2\r\n", [["1"], ["2"]]],
    ["an old Mac's line ends", "1\r2\r", [["1"], ["2"]]],
    ["a last line end", "1\n2\n", [["1"], ["2"]]],
    ["an empty row in between", "1\n\n3\n", [["1"], [""], ["3"]]],
    ["an empty last row", "1\n\n", [["1"], [""]]],
    [
      "an empty last cell",
      "1\t\n2\t3",
      [
        ["1", ""],
        ["2", "3"],
      ],
    ],
    [
      "an empty last cell of all",
      "1\t2\n3\t",
      [
        ["1", "2"],
        ["3", ""],
      ],
    ],
    ["a quoted line break", '"1 lb\nbag"\t4', [["1 lb bag", "4"]]],
    ["a quoted tab", '"1\tlb"\n2', [["1 lb"], ["2"]]],
    ["quotes in quotes", '"a ""baby"" bunch"\n2', [['a "baby" bunch'], ["2"]]],
    ["inches", '9" tray\n2', [['9" tray'], ["2"]]],
    ["a quote that never ends", '"1 lb\n2', [['"1 lb'], ["2"]]],
    ["an empty quoted cell", '""\t2', [["", "2"]]],
    ["spaces, also those that do not break", " 4.50 \n\u00a08\u00a0", [["4.50"], ["8"]]],
    ["nothing", "", [[""]]],
  ])("%s", (_, text, block) => {
    expect(readPasted(text)).toEqual(block);
  });

  it("gives back every block that a spreadsheet writes", () => {
    const cell = fc.stringMatching(/^[a-z0-9".,$\t\n]{0,6}$/);
    const width = fc.integer({ min: 1, max: 4 });
    const block = width.chain((cells) =>
      fc.array(fc.array(cell, { minLength: cells, maxLength: cells }), {
        minLength: 1,
        maxLength: 5,
      }),
    );
    const written = (one: string) => (/[\t\n"]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one);
    fc.assert(
      fc.property(block, fc.constantFrom("\n", "\r\n"), (rows, end) => {
        const text = rows.map((row) => row.map(written).join("\t") + end).join("");
        expect(readPasted(text)).toEqual(
          rows.map((row) => row.map((one) => one.replaceAll(/\s+/g, " ").trim())),
        );
      }),
    );
  });
});

describe("A figure", () => {
  it.each([
    ["$4.50", "4.50"],
    ["$ 1,000.00", "1000.00"],
    ["1,200", "1200"],
    ["12,345", "12345"],
    ["4,50", "4,50"],
    ["1,20,000", "1,20,000"],
    ["1234,567", "1234,567"],
    ["-4", "-4"],
    ["(4.50)", "(4.50)"],
    ["none", "none"],
    ["", ""],
  ])("%s is read as %s", (text, plain) => {
    expect(plainFigure(text)).toBe(plain);
  });
});

describe("A block pasted into a grid", () => {
  const grid = { keys: ["a", "b", "c"], columns: ["price", "stock", "pack"] as const };
  const land = (text: string, key: string, column: "price" | "stock" | "pack") => {
    const { cells, beyond } = landPasted(readPasted(text), { key, column }, grid);
    return [cells.map((cell) => `${cell.key} ${cell.column} ${cell.text}`), beyond];
  };

  it("fills downward and to the right", () => {
    expect(land("4\t12\n5\t13", "b", "price")).toEqual([
      ["b price 4", "b stock 12", "c price 5", "c stock 13"],
      0,
    ]);
  });

  it("leaves what has no place, below or to the right, and counts it", () => {
    expect(land("1\n2\n3\n4\n5", "b", "stock")).toEqual([["b stock 1", "c stock 2"], 3]);
    expect(land("1\tbag\tx\ty", "c", "stock")).toEqual([["c stock 1", "c pack bag"], 2]);
  });

  it("leaves the grid's cell where its own is empty, also beyond the grid", () => {
    expect(land("1\n\n3\n\n", "a", "stock")).toEqual([["a stock 1", "c stock 3"], 0]);
  });

  it("has no place in a grid without its first cell", () => {
    expect(land("1\n2", "gone", "stock")).toEqual([[], 2]);
  });
});
