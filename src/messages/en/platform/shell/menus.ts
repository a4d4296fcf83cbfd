import { plural } from "../../kit.ts";

export const closeMenu = "Close menu";
export const morePages = "More pages";
export const closeSearch = "Close search";
export const groups = { product: "In the shop", farm: "Farms", recipe: "Recipes" };
export const suggestions = "Suggestions";
export const suggestionCount = (count: number) =>
  plural(count, { one: `${count} suggestion`, other: `${count} suggestions` });
/** On a suggestion that the customer has bought before. */
export const buyAgain = "Buy again";
export const showing = <Part>(words: Part) => ["Showing results for ", words];
export const contactAndAll = "Contact and all pages";
