export const title = "Cards";
export const add = "Add a card";
export const lead =
  "Weekly boxes are paid with one of them. Stripe stores the numbers; we never see them.";
export const none = "No card yet";
export const noneText = "Save one to pay for a weekly box with it.";
export const notChanged = "The card was not changed";
export const notRemoved = "The card was not removed";
export const isDefault = "Default";
export const makeDefault = "Make it the default";
export const remove = "Remove";
export const removed = (card: string) =>
  `${card} is removed. Orders paid with it are not affected.`;
export const validThrough = (month: string) => `Valid through ${month}`;
export const validAndPaysBox = (month: string) => `Valid through ${month}. Pays your weekly box`;
