import { plural } from "../kit.ts";

export const print = "Print";
export const nothingComes = "Nothing comes from the farms on this day";
export const short = (units: number) => `${units} short`;
export const ready = (done: number, units: number) => `${done} of ${units} ready`;
export const pickupClosed = (who: string, at: string) => `Pick-up closed by hand by ${who}, ${at}`;
export const closePickup = "Close the pick-up";
export const pickupNotClosed = "The pick-up was not closed";
export const allMarked = (farm: string) =>
  `Nothing from ${farm} is left to mark. The pick-up is closed in your name.`;
export const countsAsHarvested = (farm: string, units: number) =>
  `Everything from ${farm} has come in, and ${plural(units, {
    one: "the unit it has not marked counts",
    other: `the ${units} units it has not marked count`,
  })} as harvested, in your name.`;

export const weighedHere = (units: number) =>
  plural(units, {
    one: "One unit sold by weight is weighed when it is packed.",
    other: `${units} units sold by weight are weighed when they are packed.`,
  });

export const packed = (closed: number, all: number) =>
  `${closed} of ${plural(all, { one: "1 order", other: `${all} orders` })} packed.`;
export const disputedCount = (orders: number) => `${orders} disputed, not to be sent out.`;
export const nothingToPack = "Nothing to pack";

export const notMarked = "It was not marked";
export const keepHere = "Disputed: keep it here";
export const doNotPack = "Disputed: do not pack";
export const noVanYet = "no van yet";
export const stopOn = (route: string, position: number) => `${route} stop ${position}`;
export const bankDisputes = "The customer’s bank disputes the payment.";
export const keepOrUnpack = "Keep the crate here, or unpack it once the office cancels the order.";
export const leaveAlone = "Leave this order alone until the office has settled it.";
export const canceledLine = (name: string) => `${name}: canceled, leave it out`;
export const notComing = (name: string) => `${name}: not coming`;
export const notHarvestedYet = "not harvested yet";
export const canceled = (units: number) => `${units} canceled`;
export const weigh = "Weigh";
export const weighAgain = "Weigh again";
export const weighLine = (product: string, crate: string) => `Weigh: ${product}, ${crate}`;
export const notWeighed = "The weight was not saved";
export const closeCrate = "Close the crate";
export const unpack = "Unpack";
export const notUnpacked = "It was not unpacked";
export const unpackAll = (crate: string) => `Every line of ${crate} goes back to not packed.`;

export const noCrates = "No crates in this window";
/** On the label of a crate. */
export const placeOn = (route: string, position: number) => `${route} ·\u00a0${position}`;
export const noVan = "No van";
export const crateOf = (order: string, crate: number, count: number) =>
  `${order}, crate ${crate} of ${count}`;

export const paper = "What to print";
export const papers = {
  labels: "Crate labels",
  goods: "Goods labels",
  slips: "Packing slips",
};
/** How many of each paper there are for a window. */
export const paperOf = {
  labels: (slot: string) => `${slot}. One label for each crate.`,
  goods: (slot: string) => `${slot}. One label for each line of an order, for its bag.`,
  slips: (slot: string) =>
    `${slot}. One packing slip for each order, in the language it was ordered in.`,
};
/** On the label of goods. */
export const goods = (units: number, name: string) => `${units} × ${name}`;
export const keepCold = "Keep cold";
