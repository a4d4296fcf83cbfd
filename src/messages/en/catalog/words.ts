export const categories = {
  vegetables: "Vegetables",
  fruit: "Fruit",
  herbs: "Herbs",
  "eggs-dairy": "Eggs & dairy",
  "meat-poultry": "Meat & poultry",
  seafood: "Seafood",
  pantry: "Pantry",
  bakery: "Bakery",
  flowers: "Flowers",
};
export const each = (price: string) => `${price} each`;
/** The units of a price: `$3.87/lb`. */
export const units = {
  lb: "lb",
  oz: "oz",
  each: "each",
  pint: "pint",
  bunch: "bunch",
  "fl oz": "fl oz",
};
/** What a search looked for: any of these. */
export const either = (words: readonly string[]) => words.join(" or ");
