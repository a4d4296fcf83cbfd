export const orderNotChanged = "El orden de la tienda no cambió";
export const inShopOrder = "En el orden de la tienda";
export const featured = (day: string) =>
  `Destacado: va primero en el orden recomendado hasta el ${day}.`;
export const notFeatured =
  "Sin destacar. Primero va lo que está en temporada y en existencia, lo recién cosechado antes que lo demás, y las granjas se turnan cada día.";
export const featureThrough = "Destacar hasta el";
export const feature = "Destacar";
export const stopFeaturing = "Dejar de destacar";
