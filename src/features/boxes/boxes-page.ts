/** What the page of the boxes is called, here and by search engines. */
export const SUBSCRIPTION = {
  path: "/subscription",
  title: "Subscription Boxes",
  description:
    "Three boxes of what is ripe this week, from many farms, each with its real contents and prices. Put one into your cart as it is, or change what is in it.",
} as const;
