export const allergens = {
  milk: "milk",
  eggs: "eggs",
  fish: "fish",
  shellfish: "shellfish",
  "tree nuts": "tree nuts",
  peanuts: "peanuts",
  wheat: "wheat",
  soy: "soy",
  sesame: "sesame",
};
export const none = "None";
export const notSaid = "Not declared";
export const mayContain = (allergen: string) => `may contain ${allergen}`;
export const allYear = "All year";
/** January first. */
export const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";
