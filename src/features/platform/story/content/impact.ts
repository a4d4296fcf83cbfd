import { platformImpact as m } from "#messages/platform/stories/impact.ts";
import { platformQuarters as q } from "#messages/platform/stories/quarters.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { payoutsText } from "#shared/platform/pages/marketing.ts";
import { storyHeads } from "../heads.ts";
import { type Story, sectionOf } from "../story.ts";

export const sustainability: Story = {
  ...storyHeads.sustainability,
  lead: m.lessLead,
  art: ["seedling", "bee", "sunflower"],
  sections: [
    {
      title: m.whatWeDo,
      paragraphs: [],
      points: [m.harvest, m.oneVan, m.practices],
      art: "leafy-green",
    },
    sectionOf(m.measure),
  ],
  next: [
    [m.numbers, "/impact"],
    [m.route, "/la-route"],
    [m.meetFarmers, "/farmers"],
  ],
};

export const impact = (terms: DeliveryTerms): Story => ({
  ...storyHeads.impact,
  lead: m.figuresLead,
  art: ["honey", "apple", "bread"],
  sections: [
    {
      title: m.howCounted,
      paragraphs: [],
      points: [m.earned(payoutsText(terms)), m.ofEachDollar, m.households, m.smallNumbers],
    },
    { ...sectionOf(q.howCounted), points: [q.paid, q.share, q.farms, q.donated] },
  ],
  next: [
    [m.doNotKnow, "/sustainability"],
    [m.farmsTell, "/success-stories"],
    [m.press, "/press"],
  ],
});
