import { storyHeads } from "../heads.ts";
import type { Story } from "../story.ts";

export const sustainability: Story = {
  ...storyHeads.sustainability,
  lead: "The greenest tomato is the one that nobody had to throw away. Most of what we do for the soil and the air follows from harvesting to order.",
  art: ["seedling", "bee", "sunflower"],
  sections: [
    {
      title: "What we do",
      paragraphs: [],
      points: [
        [
          "Harvest to order",
          "Farms pick what was bought. What was not bought stays in the ground, feeds the stock or becomes soil.",
        ],
        [
          "One van, many doors",
          "Orders of many farms travel together and are dropped along one route instead of one trip each.",
        ],
        [
          "Crates that return",
          "Farm crates go back with the next pick-up. Paper and cardboard replace plastic where food stays safe in them.",
        ],
        [
          "Practices in the open",
          "Each farm says in its own words how it works: cover crops, grazing, water, pests.",
        ],
      ],
      art: "leafy-green",
    },
    {
      title: "What we measure, and what we do not know yet",
      paragraphs: [
        "We count orders, stops and farms from our own books. We do not publish miles or kilograms of packaging until we can measure them on every route for a quarter; an estimate would be easy to print and hard to stand behind.",
        "Delivery vans burn fuel today. Moving the city routes to electric vans is our first goal; its state will be told here with a date.",
      ],
    },
  ],
  next: [
    ["The numbers we publish", "/impact"],
    ["The route from field to door", "/la-route"],
    ["Meet the farmers", "/farmers"],
  ],
};

export const impact: Story = {
  ...storyHeads.impact,
  lead: "These figures come from the ledger that pays the farms, at the moment you read them.",
  art: ["honey-pot", "apple", "bread"],
  sections: [
    {
      title: "How they are counted",
      paragraphs: [],
      points: [
        [
          "Earned by farms",
          "The farms' shares of all orders that stand, less what was refunded. Paid out twice a month.",
        ],
        [
          "Of each dollar to the farm",
          "What farms earned, divided by what households paid for goods: both less what was refunded, without tax and delivery. Rounded down.",
        ],
        [
          "Households",
          "Different mail addresses with an order that was not cancelled or given back.",
        ],
        [
          "Small numbers",
          "Below 20 orders we show no money: it would say more about single households than about the market.",
        ],
      ],
    },
  ],
  next: [
    ["How we keep the footprint small", "/sustainability"],
    ["Farms tell", "/success-stories"],
    ["Press", "/press"],
  ],
};
