import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { limits } from "#shared/platform/limits.ts";
import {
  afterHarvest,
  capital,
  forFee,
  leadWords,
  minimumText,
} from "#shared/checkout/terms-words.ts";
import { howItWorksHead } from "../heads.ts";
import type { Story } from "../story.ts";

export const howItWorks = (terms: DeliveryTerms): Story => ({
  ...howItWorksHead(terms),
  lead: `Order until midnight. The farms pick it the next day. ${capital(afterHarvest(terms))} it is at your door.`,
  art: ["basket", "box", "leafy-green"],
  sections: [
    {
      title: "For your household",
      paragraphs: [
        `${joining(terms)} Fill a cart from as many farms as you like; it arrives as one delivery.`,
      ],
      points: [
        [
          "Choose",
          "Every card says the price, the price per pound and the farm. Badges mean what they say: in season, last weeks, organic with a valid certificate.",
        ],
        [
          "Pay",
          `By card or wallet. Your goods and your delivery window are held for up to ${limits.holdMinutes} minutes while you do; when demand is high, for at least ${limits.holdMinutesUndisturbed}.`,
        ],
        [
          "Change your mind",
          `Until 11:59 PM, ${leadWords(terms)} before delivery, you can change or cancel the order.`,
        ],
        [
          "Receive",
          `In the window you chose, ${forFee(terms, "free of charge")}, anywhere we deliver in California.`,
        ],
        [
          "Not right?",
          "Tell us within seven days. We refund the item to your card or as credit, as you choose. Credit needs an account.",
        ],
      ],
      art: "box",
    },
    {
      title: "For a farm",
      paragraphs: [
        "You say what you have and what it costs. We take the orders, receive the goods at our depot, deliver them and pay you twice a month.",
      ],
      points: [
        ["List", "Products, packs, prices and stock, from a phone in the field."],
        [
          "Harvest to order",
          "At the cut-off you get one list with totals by product. Nothing is picked for nothing.",
        ],
        [
          "Be paid",
          "Our commission is 15 to 20 percent; your sales page shows it by day and by product.",
        ],
      ],
      art: "tractor",
    },
  ],
  next: [
    ["Start in the shop", "/shop"],
    ["Questions and answers", "/faq"],
    ["Join as a farm", "/join-as-farm"],
  ],
});

function joining(terms: DeliveryTerms): string {
  const minimum = minimumText(terms);
  return minimum
    ? `There is nothing to join. ${minimum}`
    : "There is nothing to join and no minimum.";
}
