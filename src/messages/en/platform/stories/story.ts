export const nextSteps = "Where to go from here";

export const since = (town: string, year: number) => [town, `since ${year}`];
export const readAbout = (farm: string) => `Read about ${farm}`;
export const fromHome = "Walk through a farm from home";
export const walkThrough = (farm: string) => `Walk through ${farm}`;

export const notEnoughYet =
  "Not enough data yet for more: we publish earnings and households once there are 20 orders. ";
export const counted = (asOf: string) => `Counted from our own books, as of ${asOf}.`;

export const doorsToday = "Doors on today’s route";

export const noDelivery = "There is no delivery in the coming days.";
export const daysOfNext = "The days of the next delivery";
export const until = (cutOff: string) => `Until ${cutOff}`;
export const youOrder = "You order, change or cancel.";
export const farmsHarvest = "The farms harvest, bake and pack what was ordered.";
export const weBring = (windows: string) => `We bring it: ${windows}.`;
