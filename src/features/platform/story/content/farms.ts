import { platformFarmStories as m } from "#messages/platform/stories/farm-stories.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { laterWords } from "#shared/checkout/lead-words.ts";
import { capital } from "#shared/capital.ts";
import { payoutsText } from "#shared/platform/pages/marketing.ts";
import { storyHeads } from "../heads.ts";
import { type Story, sectionOf } from "../story.ts";

export const successStories = (terms: DeliveryTerms): Story => ({
  ...storyHeads.successStories,
  lead: m.storiesLead,
  art: ["hen", "corn", "egg"],
  sections: [
    {
      title: m.askedFirst,
      paragraphs: [],
      points: [m.tooSmall, m.certificate, m.money(capital(payoutsText(terms)))],
    },
  ],
  next: [
    [m.apply, "/join-as-farmer"],
    [m.howMoneyWorks, "/join-as-farm"],
    [m.meetFarmers, "/farmers"],
  ],
});

export const tours: Story = {
  ...storyHeads.tours,
  lead: m.toursLead,
  art: ["tractor", "grapes", "hen"],
  sections: [{ ...sectionOf(m.inPerson), art: "tractor" }],
  next: [
    [m.askVisit, "/contact"],
    [m.allFarms, "/farmers"],
  ],
};

export const laRoute = (terms: DeliveryTerms): Story => ({
  ...storyHeads.laRoute,
  lead: m.routeLead,
  art: ["carrot", "box", "basket"],
  sections: [
    { ...sectionOf(m.fields(terms.leadDays === 2)), art: "leafy-green" },
    { ...sectionOf(m.depot), art: "basket" },
    { ...sectionOf(m.door(capital(laterWords(terms.leadDays - 1)))), art: "box" },
  ],
  next: [
    [m.doYouDeliver, "/delivery"],
    [m.howItWorks, "/how-it-works"],
  ],
});
