export const storiesLead =
  "Numbers are for the ledger. These are the sentences that stayed with us.";
export const askedFirst = "What farms ask us first";
export const tooSmall = {
  title: "Am I too small?",
  text: "Any size fits. The list at the cut-off is as long as your field.",
};
export const certificate = {
  title: "Do I need a certificate?",
  text: "No. Without one your page says how you work, in your words; with one that we have verified, it shows the number and the date while it is valid.",
};
export const money = (payouts: string) => ({
  title: "When do I get paid?",
  text: `${payouts}. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
});
export const apply = "Apply to join";
export const howMoneyWorks = "How the money works";
export const meetFarmers = "Meet all farmers";

export const toursLead =
  "Every farm keeps its gate open here. Pick one, read how it works, what its months look like and what it brings this week, and on an open day go and see for yourself.";
export const inPerson = {
  title: "No day that suits you?",
  text: "Tell us which farm you want to see and how many of you there are: we will ask the family and get back to you, with a day if they have one.",
};
export const askVisit = "Ask for a visit";
export const allFarms = "All farms";

export const routeLead = "Between the field and your door lie one morning, one depot and one van.";
/** When the farms harvest after the cut-off, by whether that is the day before the delivery. */
export const fields = (isDayBefore: boolean) => ({
  title: "Morning: the fields",
  text: `At the cut-off each farm has its list. It harvests in the cool of ${isDayBefore ? "the day before delivery" : "the next morning"} and brings the crates to our depot.`,
});
export const depot = {
  title: "Afternoon: the depot",
  text: "What each farm brings is checked off against its list. Orders are packed by household, and each crate carries its order’s number.",
};
export const door = (later: string) => ({
  title: `${later}: the door`,
  text: "Vans leave for the window you chose. The driver sees your instructions with the stop. If no one is home, your order waits where you asked us to leave it.",
});
export const doYouDeliver = "Do you deliver to me?";
export const howItWorks = "How it works";
