import { plural } from "./kit.ts";

export const pickList = "Pick list";
export const print = "Print";
export const nothingComes = "Nothing comes from the farms on this day";
export const short = (units: number) => `${units} short`;
export const ready = (done: number, units: number) => `${done} of ${units} ready`;
export const pickupClosed = (who: string, at: string) => `Pick-up closed by hand by ${who}, ${at}`;
export const closePickup = "Close the pick-up";
export const pickupNotClosed = "The pick-up was not closed";
export const allMarked = (farm: string) =>
  `${farm} has marked everything. The pick-up is closed in your name.`;
export const countsAsHarvested = (farm: string, units: number) =>
  `Everything from ${farm} has come in, and ${plural(units, {
    one: "the unit it has not marked counts",
    other: `the ${units} units it has not marked count`,
  })} as harvested, in your name.`;
