import { plural } from "../../kit.ts";

export const recipes = "Recipes";
export const description =
  "Recipes for this week’s harvest. Put all ingredients of one into your cart at once and see which farm grows them.";
export const lead =
  "What to make of this week’s harvest. Every ingredient leads to the farm that grows it.";
export const found = (count: number) =>
  plural(count, { one: "1 recipe", other: `${count} recipes` });
export const nothingMatches = "No recipes match all of that";
export const showAll = "Show all recipes";
export const nearest = "Closest matches";
export const inSeason = "In season";
export const fewerFilters = "Remove a filter to see more.";
export const filter = "Filter recipes";
export const all = "All";
export const diets = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  "gluten-free": "Gluten-free",
};
export const quick = (count: number) => `${count} minutes or less`;
export const allNow = "All available now";
export const someNow = (available: number, total: number) =>
  `${available} of ${total} available now`;
export const usesOrdered = "Uses what I ordered";
export const orderedHere = (count: number) =>
  plural(count, { one: "Uses 1 thing you ordered", other: `Uses ${count} things you ordered` });
export const signInToCook = "Sign in to cook what you ordered";
export const signInWhy =
  "Then you see the recipes that use what is on its way to you or came in the last two weeks.";
export const signIn = "Sign in";
export const nothingOrdered = "Nothing to cook with yet";
export const nothingOrderedWhy =
  "This shows recipes for what is on its way to you or came in the last two weeks.";
export const toShop = "Go to the shop";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0serves ${count}`;
export const minutes = (count: number) => `${count} minutes`;
export const ingredients = "Ingredients";
export const servings = "Servings";
/** What a stepper counts, as its buttons say it. */
export const servingsCounted = "servings";
export const serves = (count: number) => `${count} servings`;
export const method = "Method";
export const cook = "Cook step by step";
export const leftOver = "What you will have left";
export const add = (name: string) => `Add ${name}`;
export const notNow = "Not now";
export const addSome = (chosen: number, total: number, price: string) =>
  `Add ${chosen} of ${total} ingredients ·\u00a0${price}`;
export const inCart = "They are in your cart.";
export const viewCart = "View cart";
export const missing = (names: readonly string[]) => `Not available now: ${names.join(", ")}.`;
/** What ingredients are measured in: up to one of it, and more. */
export const units = {
  bunch: { one: "bunch", several: "bunches" },
  clove: { one: "clove", several: "cloves" },
  cup: { one: "cup", several: "cups" },
  head: { one: "head", several: "heads" },
  lb: { one: "lb", several: "lb" },
  leaf: { one: "leaf", several: "leaves" },
  loaf: { one: "loaf", several: "loaves" },
  oz: { one: "oz", several: "oz" },
  piece: { one: "piece", several: "pieces" },
  slice: { one: "slice", several: "slices" },
  sprig: { one: "sprig", several: "sprigs" },
  tbsp: { one: "tbsp", several: "tbsp" },
  tsp: { one: "tsp", several: "tsp" },
};
export const measureOf = (measure: string, name: string) => `${measure} ${name}`;
