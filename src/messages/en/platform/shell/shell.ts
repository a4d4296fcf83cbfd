import { plural } from "../../kit.ts";

export const language = "Language";
export const skip = "Skip to the content";
export const testMode = "Test mode";
export const testPayments = "Test payments: no money moves";

export const home = (name: string) => `${name}, home`;
/** The first step of the way to a page, for search engines. */
export const firstPage = "Home";
export const main = "Main";
export const menu = "Menu";
export const search = "Search";
export const links = {
  shop: "Shop",
  farmers: "Farmers",
  how: "How it works",
  recipes: "Recipes",
  story: "Our story",
  account: "My Account",
  subscription: "Subscription Boxes",
  meetFarmers: "Meet the Farmers",
  tours: "Virtual Farm Tours",
  sustainability: "Sustainability",
  impact: "Impact",
  press: "Press",
  careers: "Careers",
  join: "Join as a farm",
  faq: "Questions & answers",
  delivery: "Delivery",
  returns: "Returns",
  contact: "Contact",
  privacy: "Privacy",
  terms: "Terms",
  cookies: "Cookies",
  accessibility: "Accessibility",
};
export const columns = { market: "Market", about: "About", help: "Help" };

export const items = (count: number) =>
  plural(count, { one: `${count} item`, other: `${count} items` });
export const cartOf = (contents: string) => `Cart, ${contents}`;
export const inCart = (contents: string) => `${contents} in the cart`;

export const delivery = "Delivery";
export const change = "Change";
export const changeWhat = "the delivery zip code and day";
export const enterZip = "Enter zip for delivery days";
/** Nothing is booked yet: the day and the place are what one looks around for. */
export const shoppingAt = (zip: string) => `Shopping for delivery to ${zip}`;
export const sentence = <Part>(slot: Part, zip: string, until: Part) => [
  ["Shopping for ", slot],
  [zip],
  ["order by ", until],
];
export const noDelivery = (zip: string) => `No delivery to ${zip} in the coming days`;
export const ok = "OK";
export const deliverToZip = "Deliver to zip";
export const save = "Save";
export const cancel = "Cancel";
export const day = "Day";
export const firstDay = "First available day";
export const fullDay = (text: string) => `${text} (full)`;

export const newsTitle = "What the fields give this week";
export const newsText = "A short letter when there is news. Unsubscribe whenever you like.";
export const legal = "Legal";
/** `Mon-Fri 9am-6pm` */
export const openingLine = (line: string) => line;
export const openingLines = (lines: readonly string[]) => lines.join(", ");
