/** What holds for a thing that is only itself: no recipe, none of the nine major allergens, no badge. */
export const plain = {
  allergens: [],
  allergensDeclared: true,
  ingredients: null,
  badge: null,
} as const;
