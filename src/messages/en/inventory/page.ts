import { plural } from "../kit.ts";

export const actingFor = (farm: string) => `Acting for ${farm}.`;
export const takesEffect =
  "Your changes take effect in the shop right away and are logged with your name.";
export const withSelected = "With the selected products";
export const productsChanged = (products: number) =>
  plural(products, { one: `${products} product changed`, other: `${products} products changed` });
export const selected = (products: number) => `${products} selected`;
export const undo = "Undo";
export const all = <Part>(hidden: (words: string) => Part) => ["All", hidden(" of them")];
export const change = <Part>(hidden: (words: string) => Part) => ["Change", hidden(" the chosen")];
export const done = "Done";
export const percent = "Percent";
export const amount = "Amount ($)";
export const stock = "Stock";
export const changeProducts = (products: number) =>
  plural(products, { one: `Change ${products} product`, other: `Change ${products} products` });
export const whatToDo = "What to do";
export const months = "Months";
export const goBack = "Go back";
export const setAlready = "They are all set that way already.";
export const nothingUntilFixed = "Nothing is changed until this is fixed:";
export const notConfirmed = "The change was not confirmed";
export const pressAgain =
  "We got no answer, so it may have been made. Press again: it is made only once.";
export const changeUndone = "Your change is undone";
export const inventory = "Inventory";
export const inventoryOf = (farm: string) => `Inventory of ${farm}`;
export const whatSells = (farm: string) =>
  `What ${farm} sells. A cell is saved as soon as you leave it, and you can paste a column from a spreadsheet.`;
export const allFarms = "All farms";
export const emptyShelf = "Nothing on the shelf yet";
export const enoughToStart = "A name, a price and a pack are enough to start with.";
export const latestMovements = "Latest stock changes";
export const addProduct = "Add a product";
export const sameAsLastWeek = "Same as last week";
export const mostOfWeek = (from: string, to: string) =>
  `The most you had of each from ${from} to ${to}. What is paused stays as it is.`;
export const noStockThen = "There was no stock that week.";
export const setStockOf = (products: number) =>
  plural(products, {
    one: `Set the stock of ${products} product`,
    other: `Set the stock of ${products} products`,
  });
export const causes = {
  received: "Came in",
  sold: "Sold",
  written_off: "Taken off",
  came_back: "Came back",
};
export const movement = (cause: string, units: number, onHand: number) =>
  `${cause} ${units}, ${onHand} on hand`;
export const by = (who: string) => `, by ${who}`;
export const planDone = "Done.";
export const planOnly = "Nothing is changed yet. This is what would happen:";
export const newProducts = "New products";
export const changedProducts = "Changed";
export const asTheyAre = "As they are";
export const leftOut = "Lines with an error, left out";
export const errors = "Errors";
export const errorIn = (line: number, error: string) => `Line ${line}: ${error}`;
export const changes = "Changes";
export const added = "New";
export const nothing = "nothing";
export const andMore = (lines: number) => `And ${lines} more`;
export const choose = (product: string) => `Choose ${product}`;
export const heldSold = (held: number, sold: number) => `${held} held, ${sold} sold`;
export const low = (left: number) => `Low: ${left} left to sell`;
export const search = "Search the inventory";
export const changeSeveral = "Change several";
export const noConnection = "Not saved: no connection";
export const leaveUnsaved = "Some cells are not saved yet. Leave the page without them?";
export const noMovements = "Nothing has come or gone yet.";
export const showOlder = "Show older";
export const fileNotMade = "The file could not be created";
export const exportFile = "Export";
export const importFile = "Import";
export const importProducts = "Import products";
export const chooseAnother = "Choose another";
export const close = "Close";
export const chooseFile = "Choose a file";
export const pasteLines = "Or paste the lines here";
export const checkLines = "Check the lines";
export const imported = "The inventory is imported";
