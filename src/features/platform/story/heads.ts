import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { afterHarvest } from "#shared/checkout/terms-words.ts";
import type { Story } from "./story.ts";

type StoryHead = Pick<Story, "path" | "title" | "description">;

/** What each story page is called, apart from what it says: routes know this before the page is loaded. */
export const storyHeads = {
  successStories: {
    path: "/success-stories",
    title: "Farms tell",
    description:
      "What selling straight to households changed for the farms of the market, in their own words.",
  },
  tours: {
    path: "/tours",
    title: "Virtual farm tours",
    description:
      "Walk through the farms of the market from your kitchen: what grows where, who works there, and what is being picked this month.",
  },
  laRoute: {
    path: "/la-route",
    title: "The route",
    description:
      "How food travels from the field to the door: harvest, depot, packing and the delivery windows of each day.",
  },
  ourStory: {
    path: "/our-story",
    title: "A road between two kitchens",
    description: `Why ${brand.name} exists: family farms that sell what they grow straight to the households near them.`,
  },
  sustainability: {
    path: "/sustainability",
    title: "Less road, less waste",
    description:
      "How harvesting to order and shared routes save food and trips, and what we do not know yet.",
  },
  impact: {
    path: "/impact",
    title: "What it adds up to",
    description:
      "How many farms, orders and households there are in the market and what the farms have earned, counted from our own ledger.",
  },
} as const satisfies Record<string, StoryHead>;

/** The head of `/how-it-works` on the terms on which the market delivers now. */
export function howItWorksHead(terms: DeliveryTerms): StoryHead {
  return {
    path: "/how-it-works",
    title: "How it works",
    description: `Order until midnight, and local farms harvest it the next day and bring it ${afterHarvest(terms)}. For households and for farms.`,
  };
}
