export const alsoBought = "You also bought these, which are not available now:";
export const notSelling = "Its farm is not selling it now";
export const soldOut = "Sold out for now";
export const backIn = (month: string) => `Back in ${month}`;
export const yourWeek = <Part>(em: (words: string) => Part, name: string) => [
  "Your week, ",
  em(name),
];
export const loading = "Loading your week";
export const nothingYet = <Part>(link: (words: string) => Part) => [
  "Nothing is on its way to you yet: fill a cart, or let a ",
  link("weekly box"),
  " come on its own.",
];
export const nothing = <Part>(link: (words: string) => Part) => [
  "Nothing is on its way to you. Fill a cart, or let a ",
  link("weekly box"),
  " come on its own.",
];
export const buyAgain = "Buy again";
export const yourOrders = "Your orders";
export const boughtBefore = "Bought before";
export const backAndNewForYou = "Back and new for you";
export const backAndNew = "Back and new";
export const sellsAgain = <Part>(farm: Part, town: string) => [
  farm,
  ` in ${town} is selling again.`,
];
export const comesAgain = "brought again";
export const nextDelivery = (state: string) => `Your next delivery\u00a0· ${state}`;
export const inDelivery = "In this delivery";
export const more = (n: number) => `and ${n} more`;
export const farmsHaveIt = "The farms have your order.";
export const changeFor = (time: string) => `You can change it for another ${time}.`;
export const addTo = "Add to it";
export const seeOrder = "See the order";
