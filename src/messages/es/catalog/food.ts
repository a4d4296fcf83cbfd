export const allergens = {
  milk: "leche",
  eggs: "huevo",
  fish: "pescado",
  shellfish: "mariscos",
  "tree nuts": "nueces de árbol",
  peanuts: "cacahuate",
  wheat: "trigo",
  soy: "soya",
  sesame: "ajonjolí",
};
export const none = "Ninguno";
export const notSaid = "Sin declarar";
export const mayContain = (allergen: string) => `puede contener ${allergen}`;
export const allYear = "Todo el año";
/** January first. */
export const months = "ene feb mar abr may jun jul ago sep oct nov dic";
