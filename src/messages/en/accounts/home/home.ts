import { plural } from "../../kit.ts";

export const myAccount = "My account";
export const hello = (name: string) => `Hello, ${name}. Good to see you.`;
export const nothingComes = <Part>(
  shop: (words: string) => Part,
  orders: (words: string) => Part,
) => [
  "Nothing is on its way to you. ",
  shop("See this week’s harvest"),
  ", or open ",
  orders("your orders"),
  ".",
];
export const yourCredit = "Your credit";
export const credit = <Part>(
  strong: (words: string) => Part,
  amount: string,
  link: (words: string) => Part,
) => [
  "You have ",
  strong(`${amount} in credit`),
  ". Checkout applies it to your next order. ",
  link("Where it comes from"),
];
export const reported = "What you reported";
export const report = (name: string, problem: string) =>
  `${name}: ${problem}. We are looking into it.`;
export const order = <Part>(number: Part) => ["Order ", number];
export const buyAgain = "Buy it again";
export const comesAgain = "brought again";
export const nextDelivery = (state: string) => `Your next delivery\u00a0· ${state}`;
export const changeUntil = (until: string) => `Change or cancel until ${until}.`;
export const more = (n: number) => `and ${n} more`;
export const farmsHaveIt = "The farms have your order.";
export const productsTo = (n: number, address: string) =>
  plural(n, { one: `1 product to ${address}.`, other: `${n} products to ${address}.` });
export const seeOrChange = "See or change it";
export const seeOrder = "See the order";
export const inDelivery = "In this delivery";
export const threeSteps = "Three steps to your first order";
export const sayWhere = "Say where it goes";
export const sayWhereText = "Save an address, and checkout fills it in for you.";
export const addAddress = "Add an address";
export const fillBasket = "Fill your cart";
export const fillBasketText = "Many farms, one order. It is picked after you order it.";
export const seeHarvest = "See this week’s harvest";
export const chooseWindow = "Choose your window";
export const chooseWindowText = (lead: string) =>
  `Order by 11:59 PM and it is at your door ${lead} later.`;
export const howDelivery = "How delivery works";
