import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { capital, laterWords } from "#shared/checkout/terms-words.ts";
import { storyHeads } from "../heads.ts";
import type { Story } from "../story.ts";

export const successStories: Story = {
  ...storyHeads.successStories,
  lead: "Numbers are for the ledger. These are the sentences that stayed with us.",
  art: ["hen", "corn", "egg"],
  sections: [
    {
      title: "What farms ask us first",
      paragraphs: [],
      points: [
        ["Am I too small?", "Any size fits. The list at the cut-off is as long as your field."],
        [
          "Do I need a certificate?",
          "No. Without one your page says how you work, in your words; with one that we have verified, it shows the number and the date while it is valid.",
        ],
        [
          "When is the money there?",
          "Twice a month. Your sales page shows what was sold, refunded and kept as commission, by day and by product.",
        ],
      ],
    },
  ],
  next: [
    ["Apply to join", "/join-as-farmer"],
    ["How the money works", "/join-as-farm"],
    ["Meet all farmers", "/farmers"],
  ],
};

export const tours: Story = {
  ...storyHeads.tours,
  lead: "Every farm keeps its gate open here. Pick one, read how it works, see what its months look like, and what it brings this week.",
  art: ["tractor", "grapes", "hen"],
  sections: [
    {
      title: "Come by in person",
      paragraphs: [
        "Tell us which farm you want to see and how many you are: we ask the family and answer you, with a day if they have one.",
      ],
      art: "tractor",
    },
  ],
  next: [
    ["Ask for a visit", "/contact"],
    ["All farms", "/farmers"],
  ],
};

export const laRoute = (terms: DeliveryTerms): Story => ({
  ...storyHeads.laRoute,
  lead: "Between the field and your door lie one morning, one depot and one van.",
  art: ["carrot", "box", "basket"],
  sections: [
    {
      title: "Morning: the fields",
      paragraphs: [
        `At the cut-off each farm has its list. It harvests in the cool of ${terms.leadDays === 2 ? "the day before delivery" : "the next morning"} and brings the crates to our depot.`,
      ],
      art: "leafy-green",
    },
    {
      title: "Afternoon: the depot",
      paragraphs: [
        "What each farm brings is ticked off by its list. Orders are packed by household, and each crate carries its order's number.",
      ],
      art: "basket",
    },
    {
      title: `${capital(laterWords(terms.leadDays - 1))}: the door`,
      paragraphs: [
        "Vans leave for the window you chose. The driver sees your instructions with the stop. If no one is home, your order waits where you asked us to leave it.",
      ],
      art: "box",
    },
  ],
  next: [
    ["Do you deliver to me?", "/delivery"],
    ["How it works", "/how-it-works"],
  ],
});
