import type { Variant } from "#shared/memberships/membership.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** What the browser's tab and search results say; the page's own words come with the page. */
const HEADS: Record<Variant, { title: string; description: string }> = {
  1: {
    title: "Early access",
    description:
      "Be among the first households that get food from family farms nearby at their door.",
  },
  2: {
    title: "This week's harvest",
    description: "What the farms pick this week and what it costs, before the market opens.",
  },
  3: {
    title: "Bring your neighbors",
    description: "A van that stops at ten doors of a street costs less than ten vans. Bring yours.",
  },
};

export function earlyAccessHead(variant: Variant) {
  return pageHead(HEADS[variant]);
}
