export const lessLead =
  "The greenest tomato is the one that no one had to throw away. What we can say for ourselves follows from harvesting to order.";
export const whatWeDo = "What we do";
export const harvest = {
  title: "Harvest to order",
  text: "A farm’s list holds what was bought, and nothing else. What no one bought is not on it.",
};
export const oneVan = {
  title: "One van, many doors",
  text: "Orders from many farms travel together and are dropped off along one route instead of one trip each.",
};
export const practices = {
  title: "Practices in the open",
  text: "Each farm says in its own words how it works: cover crops, grazing, water, pests.",
};
export const measure = {
  title: "What we measure, and what we do not know yet",
  text: "We count orders, stops and farms from our own books. We do not measure miles, fuel or packaging, so there is no figure for them here: an estimate would be easy to print and hard to stand behind.",
};
export const numbers = "The numbers we publish";
export const route = "The route from field to door";
export const meetFarmers = "Meet the farmers";

export const figuresLead =
  "These figures come from the ledger that pays the farms, and say when they were counted.";
export const howCounted = "How they are counted";
export const earned = (payouts: string) => ({
  title: "Earned by farms",
  text: `The farms’ shares of all orders that stand, less refunds for which they are not paid. Paid out ${payouts}.`,
});
export const ofEachDollar = {
  title: "Of each dollar to the farm",
  text: "What farms earned, divided by what households paid for goods, without tax and delivery. Refunds for which farms are not paid lower both; other refunds lower neither. Rounded down.",
};
export const households = {
  title: "Households",
  text: "Different email addresses with an order that was not canceled or refunded.",
};
export const smallNumbers = {
  title: "Small numbers",
  text: "Below 20 orders we show no money: it would say more about individual households than about the market.",
};
export const doNotKnow = "What we do and do not know";
export const farmsTell = "What farms say";
export const press = "Press";
