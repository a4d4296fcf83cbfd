import { plural } from "../kit.ts";

export const dayOf = (day: string) => `The day: ${day}`;
export const busyDay = (day: string, orders: number) =>
  `${day}, ${plural(orders, { one: "1 order", other: `${orders} orders` })}`;
export const stillOpen = (orders: number) =>
  plural(orders, {
    one: "1 order can still change.",
    other: `${orders} orders can still change.`,
  });
export const counts = {
  orders: "Orders",
  stops: "Stops",
  expected: "Lines expected",
  harvested: "Lines harvested",
  linesPacked: "Lines packed",
  short: "Lines short",
  packed: "Orders packed",
  out_for_delivery: "On their way",
  delivered: "Delivered",
  failed_delivery: "Not delivered",
};

/** Of how many orders of a window each is said. */
export const orderStates = {
  locked: "With the farms",
  harvesting: "Being harvested",
  packed: "Packed",
  out_for_delivery: "On its way",
  delivered: "Delivered",
  failed_delivery: "Not delivered",
};
export const seeRoutes = "Routes";

export const atRisk = "At risk";
export const nothing = "Nothing.";
export const disputed = <Part>(order: Part, window: string, state: string, advice: string) => [
  order,
  `, ${window}, ${state}: the customer’s bank disputes the payment. ${advice}`,
];
export const advice = {
  unpacked: "Do not pack it.",
  packed: "Keep the crate here.",
  out: "The driver brings the crate back.",
  other: "Keep it here.",
};
export const missedVan = <Part>(order: Part, window: string, state: string) => [
  order,
  `, ${window}, ${state}: missed its van. Pack it and plan another van; otherwise it is canceled and refunded once the day is over.`,
];
export const lateVan = (van: string, window: string, stops: number, until: string) =>
  `${van}, ${window}: late at ${plural(stops, { one: "1 stop", other: `${stops} stops` })}, the last by ${until}.`;
export const notified = (households: number, of: number) =>
  households === of
    ? "The households know."
    : households === 0
      ? "No household has been notified yet; each gets an email within 5 minutes."
      : `${households} of ${of} households know; the others get an email within 5 minutes.`;
export const notHarvested = (farm: string, lines: number) =>
  `${farm}: ${plural(lines, { one: `${lines} line`, other: `${lines} lines` })} not harvested.`;
export const notPacked = (window: string, orders: number) =>
  `${window}: ${plural(orders, { one: `${orders} order`, other: `${orders} orders` })} not packed.`;
export const noVan = (window: string, orders: number) =>
  `${window}: ${plural(orders, { one: `${orders} order`, other: `${orders} orders` })} without a van.`;
export const packListOf = (window: string) => `Pack list, ${window}`;

export const routeStates = { planned: "not left yet", out: "on its way", done: "done" };
export const routeHeldUp = (state: string, cause: string) => `${state}. Delay: ${cause}`;
export const slotsLeft = (orders: number, slots: number) =>
  `${plural(orders, { one: `${orders} order`, other: `${orders} orders` })}, ${plural(slots, { one: `${slots} slot left`, other: `${slots} slots left` })}`;
export const takenOf = (taken: number, slots: number) => `${taken} of ${slots} taken`;
export const taken = (percent: number) => `${percent}% taken`;
