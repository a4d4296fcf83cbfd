import { catalogFilters as m } from "#messages/catalog/filters.ts";

/** Price bands the shop can be filtered by: the lower bound of each, in cents per pack, up to the next. */
const FROM = {
  "under-5": 0,
  "from-5": 500,
  "from-10": 1_000,
  "from-20": 2_000,
} as const;
export const PRICE_BAND_IDS = ["under-5", "from-5", "from-10", "from-20"] as const;
export type PriceBand = (typeof PRICE_BAND_IDS)[number];

export const PRICE_BANDS = PRICE_BAND_IDS.map((id) => ({
  id,
  from: FROM[id],
  get label() {
    return m.bands[id];
  },
}));

export function priceBandLabel(id: string): string {
  return PRICE_BANDS.find((band) => band.id === id)?.label ?? id;
}
