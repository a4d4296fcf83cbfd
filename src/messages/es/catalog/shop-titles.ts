export const shop = "La tienda";
export const foundIn = (words: string, goods: string) => `“${words}” en ${goods}`;
export const results = (words: string) => `Resultados de “${words}”`;
export const organicGoodsInSeason = (goods: string) => `De temporada y orgánico: ${goods}`;
export const organicInSeason = "Orgánico y de temporada";
export const goodsInSeason = (goods: string) => `${goods} de temporada`;
export const inSeasonNow = "De temporada";
export const organicGoods = (goods: string) => `Orgánico: ${goods}`;
export const organic = "Orgánico";
export const food = "comida";
export const description = (goods: string, brand: string, lead: string) =>
  `Compre ${goods} de granjas familiares cercanas: de dónde viene cada cosa, cuánto cuesta por libra y qué día llega. ${brand} se lo entrega ${lead} después de su pedido.`;
