import { number, plural } from "../kit.ts";

export const saving = "Saving";
export const saved = "Saved";
export const takeMine = "Use mine";
export const tryAgain = "Try again";
export const keepTheirs = "Keep theirs";
export const undo = "Undo";
export const theirs = (value: string) => `Theirs: ${value}`;
export const mine = (value: string) => `Mine: ${value}`;
export const product = "Product";
export const price = "Price ($)";
export const stock = "Stock";
export const pack = "Pack";
export const unit = "Unit";
export const season = "Season";
export const allergens = "Allergens";
export const cellOf = (column: string, name: string) => `${column} of ${name}`;
export const listAgain = (name: string) => `, list ${name} again`;
export const list = (name: string) => `, list ${name}`;
export const pause = (name: string) => `, pause ${name}`;
export const soldOut = "Sold out";
export const status = "Status";
export const noMonth = "No month";
export const seasonIs = (name: string, text: string) => `Season of ${name}: ${text}`;
export const seasonOf = (name: string) => `Season of ${name}`;
export const months = "Months";
export const chooseMonth = "Choose a month";
export const take = (text: string) => `Take ${text}`;
export const allYear = "All year";
/** After a paste: `12 cells filled`, and what was not, with each reason once. */
export const cellsFilled = (cells: number) =>
  plural(cells, { one: "1 cell filled", other: `${number(cells)} cells filled` });
export const notFilled = (cells: number, reasons: string) => `, ${number(cells)} not: ${reasons}`;
export const reasonsEnd = "; ";
export const beyondGrid = "the table has no more rows or columns";
/** What the server did not save of a paste, with each reason once. */
export const cellsUnsaved = (cells: number, reasons: string) =>
  plural(cells, {
    one: `1 cell is not saved: ${reasons}`,
    other: `${number(cells)} cells are not saved: ${reasons}`,
  });
export const cellsChanged = (cells: number) =>
  plural(cells, {
    one: "1 cell was changed by somebody else in the meantime. Choose there which value stays.",
    other: `${number(cells)} cells were changed by somebody else in the meantime. Choose there which values stay.`,
  });
export const undoPaste = "Undo the paste";
export const pasteUndone = (later: number) =>
  later === 0
    ? "The paste is undone."
    : plural(later, {
        one: "The paste is undone. 1 cell that was changed since stays as it is.",
        other: `The paste is undone. ${number(later)} cells that were changed since stay as they are.`,
      });
export const closeNote = "Close";
