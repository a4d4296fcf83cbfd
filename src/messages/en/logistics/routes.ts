import { list, plural } from "../kit.ts";

export const printSheets = "Print the sheets";
export const ofSlot = (slot: string) => `${slot}.`;
export const allHaveVans = "Every order that can go out has a van.";
export const noVanYet = (orders: number) =>
  plural(orders, {
    one: `${orders} order has no van yet.`,
    other: `${orders} orders have no van yet.`,
  });
export const noRoutes = "No routes yet";
export const chooseVans = "Choose how many vans go out, and plan the routes.";
export const howManyVans = "How many vans?";
export const vans = (count: number) =>
  plural(count, { one: `${count} van`, other: `${count} vans` });
export const plan = "Plan the routes";
export const planAgain = "Plan them again";
export const planAgainSure =
  "The routes that have not left are planned again, with all of their orders. Moves by hand and drivers are lost.";
export const planned = "The routes are planned";
export const notPlanned = "The routes were not planned";
export const mapFailed = "The map did not load.";
export const map = (depot: string, routes: string) => `Map of the routes from ${depot}: ${routes}`;
export const routeStops = (route: string, stops: number) =>
  `${route}, ${plural(stops, { one: "1 stop", other: `${stops} stops` })}`;

export const states = { planned: "Not left yet", out: "On its way", done: "Done" };
export const late = "Not left, though its window has begun";
export const length = (stops: number, miles: number) =>
  `${plural(stops, { one: `${stops} stop`, other: `${stops} stops` })}, about ${plural(miles, { one: `${miles} mile`, other: `${miles} miles` })}`;
/** How full a van is. */
export const loaded = (crates: number, takes: number) =>
  `${crates} of ${plural(takes, { one: `${takes} crate`, other: `${takes} crates` })}`;
export const loadedOver = (crates: number, takes: number, over: number) =>
  `${loaded(crates, takes)}, ${over} too many`;
export const overfull = (names: readonly string[]) =>
  `Not every crate fits in ${list(names)}. Move stops to another van, or plan the routes with more vans.`;
export const closedBy = (who: string, at: string) => `Closed by hand by ${who}, ${at}`;
export const sheet = (slot: string, driver: string) => `${slot}. Driver: ${driver}`;
export const from = (depot: string) => `From ${depot}`;
export const driverOf = (van: string) => `Driver of ${van}`;
export const drivenBy = (driver: string) => `Driver: ${driver}`;
export const noDriverNamed = "No driver was named";
export const noOne = "No one yet";
export const notAssigned = "The driver was not changed";
export const files = { csv: "CSV", gpx: "GPX" };
export const fileOf = (kind: string, van: string) => `${kind} of ${van}`;
export const fileNotMade = "The file was not made";
export const pointsAreZips = "The map and GPX files show the center of each stop’s zip code.";
export const driversPage = "Open the driver’s page";

export const leaveDisputed =
  "Disputed. Leave it behind: it comes off the route when the van leaves.";
export const moveUp = (stop: string) => `Move ${stop} up`;
export const moveDown = (stop: string) => `Move ${stop} down`;
export const moveToVan = (stop: string) => `Move ${stop} to another van`;
export const to = "To…";
export const notMoved = "The stop was not moved";
export const routesChanged =
  "Somebody else has changed these routes. Please look at them as they are now.";

export const hasLeft = "It has left";
export const notSentOff = "The van was not sent off";
export const leftWithAll = (van: string) =>
  `${van} has left with every crate. The customers get an email that it is on its way.`;
export const leftWithout = (van: string, orders: readonly string[], day: string) =>
  `${van} has left without ${list(orders)}, which ${plural(orders.length, {
    one: `is not packed. Its customer gets an email; if no other van takes it on ${day}, it is refunded the day after.`,
    other: `are not packed. Their customers get an email; what no other van takes on ${day} is refunded the day after.`,
  })}`;
export const closeRoute = "Close the route";
export const routeNotClosed = "The route was not closed";
export const closeDone = "Every stop is done. The route is closed in your name.";
export const closeOpen = (stops: number) =>
  `${plural(stops, { one: `${stops} stop is`, other: `${stops} stops are` })} open. All of them end like this, in your name, and their customers get an email.`;
export const closeStop = "Close by hand";
export const stopNotClosed = "The stop was not closed";
export const howEnded = (order: string, name: string) =>
  `How did ${order}, ${name}, end? It is recorded in your name, and the customer gets an email.`;
export const itEnded = "It ended";
export const endings = { delivered: "Delivered", not_home: "Not delivered, the crate is back" };
export const whereOrWhyNot = "Where it is, or why not (the customer sees it)";
