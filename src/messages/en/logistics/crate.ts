import { plural } from "../kit.ts";

/** How many units of an order stay cold all the way. */
export const cold = (units: number) => `${units} cold`;
export const crates = (count: number) =>
  plural(count, { one: `${count} crate`, other: `${count} crates` });
export const instructionsLater = "Instructions appear when this is loaded on the day of delivery.";
