/** What a farm's product says until the farm has words of its own. */
export const storage = {
  vegetables: "Guárdelo en el cajón de verduras del refrigerador.",
  fruit: "Guárdela en un lugar fresco y, ya madura, en el refrigerador.",
  herbs: "Ponga los tallos en agua, o envuélvalos en papel húmedo y guárdelos en el refrigerador.",
  "eggs-dairy": "Guárdelo en el refrigerador.",
  "meat-poultry": "Guárdela en la parte más fría del refrigerador, o congélela.",
  seafood: "Guárdelo sobre hielo en el refrigerador y cómalo pronto.",
  pantry: "Guárdelo en un lugar fresco y oscuro.",
  bakery: "Guárdelo en papel a temperatura ambiente.",
  flowers: "Corte los tallos y cambie el agua cada dos días.",
};
export const summary = (name: string, farm: string, town: string) =>
  `${name} de ${farm}, en ${town}.`;
