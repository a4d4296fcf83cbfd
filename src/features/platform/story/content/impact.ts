import { storyHeads } from "../heads.ts";
import type { Story } from "../story.ts";

export const sustainability: Story = {
  ...storyHeads.sustainability,
  lead: "The greenest tomato is the one that no one had to throw away. What we can say for ourselves follows from harvesting to order.",
  art: ["seedling", "bee", "sunflower"],
  sections: [
    {
      title: "What we do",
      paragraphs: [],
      points: [
        [
          "Harvest to order",
          "A farm's list holds what was bought, and nothing else. What no one bought is not on it.",
        ],
        [
          "One van, many doors",
          "Orders of many farms travel together and are dropped along one route instead of one trip each.",
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
        "We count orders, stops and farms from our own books. We do not measure miles, fuel or packaging, so there is no figure for them here: an estimate would be easy to print and hard to stand behind.",
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
  art: ["honey", "apple", "bread"],
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
          "Different email addresses with an order that was not canceled or given back.",
        ],
        [
          "Small numbers",
          "Below 20 orders we show no money: it would say more about single households than about the market.",
        ],
      ],
    },
  ],
  next: [
    ["What we do and do not know", "/sustainability"],
    ["Farms tell", "/success-stories"],
    ["Press", "/press"],
  ],
};
