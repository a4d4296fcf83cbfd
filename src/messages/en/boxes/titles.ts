import { fixed } from "../../kit.ts";

export const boxes = fixed("Subscription Boxes");
export const boxesDescription =
  "Three boxes of what is ripe this week, from many farms, each with its real contents and prices. At your door every week, without what you never eat: skip, swap, pause or cancel online.";
export const subscribe = "Your weekly box";
export const mine = "Weekly box";
export const all = "Weekly boxes";
