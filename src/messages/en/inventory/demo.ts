import { plural } from "../kit.ts";

export const tryIt = "Try the inventory";
export const howItWorks =
  "This is how a farm keeps its shelf: type into any field. It is a sample, so nothing is saved and nothing is sold.";
export const start = "Start application";
export const addProduct = "Add product";
export const showAround = "Show me around";
export const reset = "Reset";
export const sampleInventory = "Inventory of the sample farm";
export const noChanges = "No changes yet";
export const changes = (count: number) =>
  plural(count, {
    one: `${count} change, only on this page`,
    other: `${count} changes, only on this page`,
  });
export const priceTitle = "You set the price";
export const priceText =
  "Tap a price and type. Enter takes it and goes to the next product, Esc takes it back.";
export const stockTitle = "What you can spare";
export const stockText =
  "Stock is what we may sell for the next harvest day. At zero the shop says sold out.";
export const seasonTitle = "Season in plain words";
export const seasonText = (example: string, allYear: string) =>
  `Write ${example}, or ${allYear}. Out of season the page stays, and people can ask for an email.`;
export const statusTitle = "Hail, holiday, half a day off";
export const statusText =
  "One tap pauses a product. Shoppers no longer see it, and nothing else is lost.";
export const addTitle = "A new product in a minute";
export const addText =
  "It begins paused, so that you can name it, price it and list it when you are ready.";
export const tour = "Guided tour";
export const stepOf = (step: number, steps: number) => `${step} of ${steps}`;
export const back = "Back";
export const done = "Done";
export const next = "Next";
export const endTour = "End tour";
export const goods = {
  carrots: "Rainbow carrots",
  kale: "Lacinato kale",
  tomatoes: "Early Girl tomatoes",
  beets: "Chioggia beets",
  greens: "Salad mix",
  squash: "Delicata squash",
  peas: "Sugar snap peas",
  eggs: "Pasture eggs",
};
export const packs = { bunch: "1 bunch", two: "2 each", dozen: "1 dozen" };
