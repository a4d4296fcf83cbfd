export const lead = (days: string) =>
  `A farm kitchen and a family kitchen lie an hour apart, and the food between them used to go the long way around. We thought that could be one road and ${days}.`;

export const began = "Why we began";
export const fewAcres =
  "Farms of a few acres grow food that large buyers have no use for: the carrot that breaks on the belt, the plum that bruises if you look at it, the lettuce that is good for four days and not for fourteen. It is the best there is, and most of it never met the people who would have loved it.";
export const ordersFirst = (brand: string) =>
  `${brand} takes orders from households first and tells the farms what to harvest. Nothing is picked on the chance that someone wants it, and nothing waits in a warehouse.`;

export const holdTo = "What we hold to";
export const whoGrew = {
  title: "You know who grew it",
  text: "Each line of your order names its farm, and each farm has a page in its own words.",
};
export const price = (fee: string) => ({
  title: "The price is the price",
  text: `Tax is shown before you pay, delivery costs ${fee}, and what you were quoted is what you are charged.`,
});
export const certificates = {
  title: "Certificates, not adjectives",
  text: "Organic is said only where a valid certificate says it; the product’s page shows its number and date.",
};
export const paidFairly = {
  title: "Farms are paid fairly",
  text: "Our share is between 15 and 20 cents of each dollar. The rest is the farm’s, and both can see it.",
};

export const wentWrong = "What went wrong, and what we changed";
export const firstBoxes =
  "We chose what went into our first boxes. People got beets they did not eat, and told us. Now you say once what you never want, and swap what you like.";
export const soldOut =
  "We used to say that something had sold out after it was paid for. Now your goods are held for a few minutes while you pay, and if that ever fails the money goes back by itself.";

export const harvest = "See this week’s harvest";
export const meetFarmers = "Meet the farmers";
export const joinAsFarm = "Join as a farm";
