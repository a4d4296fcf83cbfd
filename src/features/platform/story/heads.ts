import { platformStoryHeads as m } from "#messages/platform/stories/story-heads.ts";
import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { afterHarvest } from "#shared/checkout/lead-words.ts";
import type { Story } from "./story.ts";

type StoryHead = Pick<Story, "path" | "title" | "description">;

/**
 * Title and description of each story page, kept apart from its text because routes need them before the page is
 * loaded.
 */
export const storyHeads = {
  successStories: { path: "/success-stories", ...m.successStories },
  tours: { path: "/tours", ...m.tours },
  laRoute: { path: "/la-route", ...m.laRoute },
  ourStory: { path: "/our-story", ...m.ourStory(brand.name) },
  sustainability: { path: "/sustainability", ...m.sustainability },
  impact: { path: "/impact", ...m.impact },
} as const satisfies Record<string, StoryHead>;

/** The head of `/how-it-works` under the market's current delivery terms. */
export function howItWorksHead(terms: DeliveryTerms): StoryHead {
  return { path: "/how-it-works", ...m.howItWorks(afterHarvest(terms)) };
}
