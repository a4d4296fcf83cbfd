export const categories = {
  vegetables: "Verduras",
  fruit: "Frutas",
  herbs: "Hierbas",
  "eggs-dairy": "Huevos y lácteos",
  "meat-poultry": "Carnes y aves",
  seafood: "Pescados y mariscos",
  pantry: "Despensa",
  bakery: "Panadería",
  flowers: "Flores",
};
export const each = (price: string) => `${price} por pieza`;
/** The units of a price: `$3.87/lb`. */
export const units = {
  lb: "lb",
  oz: "oz",
  each: "pieza",
  pint: "pinta",
  bunch: "manojo",
  "fl oz": "oz líq.",
};
/** What a search looked for: any of these. */
export const either = (words: readonly string[]) => words.join(" o ");
