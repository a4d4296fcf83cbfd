import { catalogCard as m } from "#messages/catalog/card.ts";
import { badgeWords } from "#shared/catalog/shown-words.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";

export type Badge = { text: string; tone: "leaf" | "clay" };

/** At most two, the most informative first: season, then certificate, then the maker's label. */
const MOST_BADGES = 2;

/** The badges of a card. Unavailable goods have no season badge. */
export function badgesOf(product: Pick<ProductCardData, "season" | "organic" | "badge">): Badge[] {
  const badges: Badge[] = [];
  if (product.season === "last weeks") badges.push({ text: m.lastWeeks, tone: "clay" });
  if (product.season === "in season") badges.push({ text: m.inSeason, tone: "leaf" });
  if (product.organic) badges.push({ text: m.organic, tone: "leaf" });
  if (product.badge) badges.push({ text: badgeWords(product.badge), tone: "leaf" });
  return badges.slice(0, MOST_BADGES);
}
