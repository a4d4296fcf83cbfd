import type { ProductCardData } from "#shared/catalog/catalog.ts";

export type Badge = { text: string; tone: "leaf" | "clay" };

/** At most two, the most telling first: the season, then the certificate, then what the maker says. */
const MOST_BADGES = 2;

/** The badges of a card. What cannot be had now claims no season. */
export function badgesOf(product: Pick<ProductCardData, "season" | "organic" | "badge">): Badge[] {
  const badges: Badge[] = [];
  if (product.season === "last weeks") badges.push({ text: "Last weeks", tone: "clay" });
  if (product.season === "in season") badges.push({ text: "In season", tone: "leaf" });
  if (product.organic) badges.push({ text: "Organic", tone: "leaf" });
  if (product.badge) badges.push({ text: product.badge, tone: "leaf" });
  return badges.slice(0, MOST_BADGES);
}
