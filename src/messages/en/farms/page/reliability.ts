import { plural } from "../../kit.ts";

export const title = "What you brought, and what came back";
export const definition =
  "Of the orders of this period that you have marked ready or short. What was taken off or given back before the van left is left out; so is what was packed wrong or damaged on the way.";
export const brought = "Brought";
export const unitsOf = (units: number, of: number) =>
  `${units} of ${plural(of, { one: "1 unit", other: `${of} units` })}`;
export const cameBack = "Came back because of the goods";
export const units = (count: number) => plural(count, { one: "1 unit", other: `${count} units` });
export const share = (figure: string) => `${figure}%`;
export const tooFew = (orders: number, least: number) =>
  `${plural(orders, { one: "1 order", other: `${orders} orders` })} so far: percentages are shown from ${least} on.`;
