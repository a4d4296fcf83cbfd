import { list } from "../kit.ts";

export const lead =
  "A box of what is ripe, put together each week from many farms. These are this week’s boxes, from goods that are in season and in stock today.";
export const thisWeek = "This week’s boxes";
export const perBox = <Part>(price: Part) => [price, " a box"];
export const tooLittle = <Part>(shop: (words: string) => Part) => [
  "This week’s harvest is not enough to fill this box. See ",
  shop("the shop"),
  " for what is available.",
];
export const everyWeek = "Get it every week";
export const shopPrice = "Shop price of these goods";
export const buyOnce = "Buy it once";
export const inCart = "It is in your cart.";
export const viewCart = "View cart";
export const leaveOut = "Allergens";
export const noDeliveries = (days: readonly string[]) =>
  `No deliveries on ${list(days)}. Boxes for those days come on the next delivery day. `;
export const yourBoxOf = (day: string) => `Your box for ${day}`;
export const allMine = "All my boxes";

export const lastWeeks = "In the last four weeks";
export const stillComing =
  "Here you will see what each week’s boxes held, once enough households have had one.";
export const whatTheyHeld = "What most boxes held each week:";
export const weekOf = (monday: string) => `Week of ${monday}`;

export const howFilled = "How a box is filled";
export const filledWith =
  "Each box holds different goods from several farms, one pack of each. At shop prices they add up to the price of the box or up to five percent more. You pay the price of the box and the sales tax on it, and never more. What is not in season is not in the box.";
export const filledWithFee = (fee: string) =>
  `Each box holds different goods from several farms, one pack of each. At shop prices they add up to the price of the box or up to five percent more. You pay the price of the box, ${fee} for delivery and the sales tax on it, and never more. What is not in season is not in the box.`;
export const takeTurns =
  "Farms and goods take turns. Nothing comes more than twice in a row while other goods fit, so your weekly box may differ from the ones shown here.";
export const howOften = "Every week, every two or every four";
export const youChoose = <Part>(before: string, delivery: (words: string) => Part) => [
  `You choose the size, how often it comes, the day and window, and what stays out. Your card is charged when your box closes, ${before} before it comes, and we email you the day before. Until then you can swap things, skip the box, pause or cancel online. Our `,
  delivery("delivery page"),
  " shows where we deliver.",
];
export const justOnce = "Or just once";
export const intoCart =
  "Everything in the box goes into your cart at its shop price. Take out what your household does not eat, add what it does, and choose the day at checkout.";
