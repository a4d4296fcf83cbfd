/** Defaults for a single-ingredient product: no ingredient list, none of the nine major allergens, no badge. */
export const plain = {
  allergens: [],
  allergensDeclared: true,
  ingredients: null,
  badge: null,
} as const;
