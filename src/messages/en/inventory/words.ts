export const bulkChoices = {
  pause: "Pause them",
  list: "Put them in the shop",
  raise_share: "Raise prices by percent",
  lower_share: "Lower prices by percent",
  raise_amount: "Raise prices by an amount",
  lower_amount: "Lower prices by an amount",
  stock: "Set the stock",
  season: "Set the season",
};
export const chooseMonth = "Choose a month";
export const enterShare = "Enter a percentage, such as 10 or 2.5";
export const enterAmount = "Enter dollars, such as 0.50";
export const states = { listed: "Listed", draft: "Draft", paused: "Paused" };
/** One of each, and several, as farms write what a pack holds. */
export const units = {
  lb: "lb",
  oz: "oz",
  each: "each",
  pint: "pint",
  bunch: "bunch",
  "fl oz": "fl oz",
};
export const unitPlurals = {
  lb: "lb",
  oz: "oz",
  each: "each",
  pint: "pints",
  bunch: "bunches",
  "fl oz": "fl oz",
};
export const priceRange = "A price must be from $0.01 to $1,000.00";
export const stockRange = "Stock must be a whole number from 0 to 99,999";
export const nameLength = (most: number) => `A name must have 2 to ${most} characters`;
export const sayUnit = "Say what one unit is, such as 1 lb";
export const enterMeasure = (count: string) => `Enter an amount in ${count}, such as 1.5 lb`;
export const enterAllergens = (none: string, example: string) =>
  `Enter ${none}, or names such as: ${example}`;
export const enterMonths = (example: string) => `Enter months, such as ${example}`;
export const enterPrice = "Enter dollars and cents, such as 4.50";
export const tooCheap = "The price is less than a cent for one unit: check price and amount";
export const weightNeedsPounds =
  "With a usual weight, the pack must be in lb or oz: it is the most one can weigh";
export const heavierThanPack = (most: string) =>
  `The usual weight cannot be more than the pack, which is ${most}`;
export const heldBelow = (held: number) =>
  `${held} are held in open checkouts, so stock cannot go below that`;
export const newProduct = (number: number) => `New product ${number}`;
