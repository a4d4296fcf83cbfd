export const orderNotChanged = "The shop’s order was not changed";
export const inShopOrder = "In the shop’s order";
export const featured = (day: string) => `Featured: it leads the recommended order through ${day}.`;
export const notFeatured =
  "Not featured. Without it, what is in season and in stock comes first, freshly harvested goods before the rest, and farms take turns from day to day.";
export const featureThrough = "Feature it through";
export const feature = "Feature";
export const stopFeaturing = "Stop featuring";
