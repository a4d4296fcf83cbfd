export const lead = (days: number) =>
  `Not good enough? Tell us within ${days} days of the delivery. You choose: money back to your card, or credit. Credit needs an account.`;
export const howTo = "How to report";
export const openOrWrite = <Part>(
  order: (words: string) => Part,
  contact: (words: string) => Part,
) => [
  order("Open your order"),
  " and press “Report a problem,” or ",
  contact("write to us"),
  " with the order number from your email.",
];
export const sayWhich =
  "Say which goods, and whether they were missing, damaged, wrong or not good.";
export const sayHow = "Say whether you want the money back or credit.";
export const weDecide = (phone: string, hours: string) =>
  `We decide within 1 business day and answer by email. You can also call ${phone}, ${hours}.`;

export const photo = {
  title: "When a photo helps",
  text: "If quality is the problem, we may ask for one picture by email. For something missing or wrong your word is enough.",
};
export const nothingBack = {
  title: "Nothing to send back",
  text: "Food does not travel twice. Keep it, share it or compost it; the refund is the same.",
};
export const changingMind = {
  title: "Changing your mind",
  text: "Until the cut-off of your delivery you can change or cancel the order for a full refund. Once the harvest has begun we cannot take it back, but the promise above still holds.",
};
export const moneyArrives = {
  title: "When the money arrives",
  text: "We send a refund the moment it is decided. Banks take up to ten days to show it. Credit is there right away, and checkout takes it off your next order.",
};
