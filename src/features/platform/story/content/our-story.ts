import { brand } from "#shared/brand.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { feeWords, leadWords } from "#shared/checkout/terms-words.ts";
import { storyHeads } from "../heads.ts";
import type { Story } from "../story.ts";

export const ourStory = (terms: DeliveryTerms): Story => ({
  ...storyHeads.ourStory,
  lead: `A farm kitchen and a family kitchen lie an hour apart, and the food between them used to go the long way round. We thought that could be one road and ${leadWords(terms)}.`,
  art: ["tractor", "basket", "carrot"],
  sections: [
    {
      title: "Why we began",
      paragraphs: [
        "Farms of a few acres grow food that large buyers have no use for: the carrot that breaks on the belt, the plum that bruises if you look at it, the lettuce that is good for four days and not for fourteen. It is the best there is, and most of it never met the people who would have loved it.",
        `${brand.name} takes orders from households first and tells the farms what to harvest. Nothing is picked on the chance that someone wants it, and nothing waits in a warehouse.`,
      ],
      art: "tractor",
    },
    {
      title: "What we hold to",
      paragraphs: [],
      points: [
        [
          "You know who grew it",
          "Each line of your order names its farm, and each farm has a page in its own words.",
        ],
        [
          "The price is the price",
          `Tax is shown before you pay, delivery costs ${feeWords(terms)}, and what you were quoted is what you are charged.`,
        ],
        [
          "Certificates, not adjectives",
          "Organic is said only where a valid certificate says it; the product's page shows its number and date.",
        ],
        [
          "Farms are paid fairly",
          "Our share is between 15 and 20 cents of a dollar. The rest is the farm's, and both can see it.",
        ],
      ],
    },
    {
      title: "What went wrong, and what we changed",
      paragraphs: [
        "Our first boxes were picked by us. People got beets they did not eat, and told us. Now you say once what you never want, and swap what you like.",
        "We used to say that something had sold out after it was paid for. Now your goods are held for some minutes while you pay, and when that ever fails the money goes back by itself.",
      ],
      art: "seedling",
    },
  ],
  next: [
    ["See this week’s harvest", "/shop"],
    ["Meet the farmers", "/farmers"],
    ["Join as a farm", "/join-as-farm"],
  ],
});
