import { platformOurStory as m } from "#messages/platform/stories/our-story.ts";
import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { feeWords } from "#shared/checkout/terms-words.ts";
import { storyHeads } from "../heads.ts";
import type { Story } from "../story.ts";

export const ourStory = (terms: DeliveryTerms): Story => ({
  ...storyHeads.ourStory,
  lead: m.lead(leadWords(terms)),
  art: ["tractor", "basket", "carrot"],
  sections: [
    { title: m.began, paragraphs: [m.fewAcres, m.ordersFirst(brand.name)], art: "tractor" },
    {
      title: m.holdTo,
      paragraphs: [],
      points: [m.whoGrew, m.price(feeWords(terms)), m.certificates, m.paidFairly],
    },
    { title: m.wentWrong, paragraphs: [m.firstBoxes, m.soldOut], art: "seedling" },
  ],
  next: [
    [m.harvest, "/shop"],
    [m.meetFarmers, "/farmers"],
    [m.joinAsFarm, "/join-as-farm"],
  ],
});
