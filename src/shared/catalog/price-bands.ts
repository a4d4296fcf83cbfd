/** The prices of one pack by which the shop is narrowed: each from so many cents up to the next. */
export const PRICE_BANDS = [
  { id: "under-5", label: "Under $5", from: 0 },
  { id: "from-5", label: "$5 to $9.99", from: 500 },
  { id: "from-10", label: "$10 to $19.99", from: 1_000 },
  { id: "from-20", label: "$20 and more", from: 2_000 },
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number]["id"];

export const PRICE_BAND_IDS = PRICE_BANDS.map(({ id }) => id);

export function priceBandLabel(id: string): string {
  return PRICE_BANDS.find((band) => band.id === id)?.label ?? id;
}
