/** What the page of the boxes is called, here and by search engines. */
export const SUBSCRIPTION = {
  path: "/subscription",
  title: "Subscription Boxes",
  description:
    "Three boxes of what is ripe this week, from many farms, each with its real contents and prices. At your door every week, without what you never eat: skip, swap, pause or cancel online.",
} as const;
