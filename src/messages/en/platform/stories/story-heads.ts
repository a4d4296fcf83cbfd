export const successStories = {
  title: "What farms say",
  description:
    "What selling straight to households changed for the farms of the market, in their own words.",
};
export const tours = {
  title: "Virtual farm tours",
  description:
    "Walk through the farms of the market from your kitchen: what grows where, who works there, and what is being picked this month.",
};
export const laRoute = {
  title: "The route",
  description:
    "How food travels from the field to the door: harvest, depot, packing and the delivery windows of each day.",
};
export const ourStory = (brand: string) => ({
  title: "A road between two kitchens",
  description: `Why ${brand} exists: family farms that sell what they grow straight to the households near them.`,
});
export const sustainability = {
  title: "Less road, less waste",
  description:
    "How harvesting to order and shared routes save food and trips, and what we do not know yet.",
};
export const impact = {
  title: "What it adds up to",
  description:
    "How many farms, orders and households there are in the market and what the farms have earned, counted from our own ledger.",
};
export const howItWorks = (after: string) => ({
  title: "How it works",
  description: `Order by 11:59 PM, and local farms harvest it the next day and bring it ${after}. For households and for farms.`,
});
