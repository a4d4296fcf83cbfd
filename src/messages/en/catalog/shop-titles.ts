export const shop = "The shop";
export const foundIn = (words: string, goods: string) => `“${words}” in ${goods}`;
export const results = (words: string) => `Results for “${words}”`;
export const organicGoodsInSeason = (goods: string) => `Organic ${goods} in season`;
export const organicInSeason = "Organic and in season";
export const goodsInSeason = (goods: string) => `${goods} in season`;
export const inSeasonNow = "In season now";
export const organicGoods = (goods: string) => `Organic ${goods}`;
export const organic = "Organic";
export const food = "food";
export const description = (goods: string, brand: string, lead: string) =>
  `Shop ${goods} from family farms near you: where everything comes from, what it costs by the pound, and when it arrives. Delivered by ${brand} ${lead} after you order.`;
