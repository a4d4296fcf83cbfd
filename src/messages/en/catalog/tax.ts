export const categories = {
  food: "Food for the table",
  prepared: "Hot or served food",
  drinks: "Carbonated or alcoholic drinks",
  flowers_plants: "Flowers and plants",
  merchandise: "Things that are not food",
};
export const salesTax = "Sales tax";
