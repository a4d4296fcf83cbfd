import { list, plural } from "../kit.ts";

export const asOf = "This is the route as your phone last loaded it.";
export const offlineStart = "You are offline. Start the route when you are online.";
export const offlineFinish = "You are offline. Finish the route when you are online.";

export const daysRoutes = "The day’s routes";
export const allStops = "All stops";
export const previousStop = "Previous stop";
export const nextStop = "Next stop";
export const stopsOfRoute = "Stops of the route";
export const stopsDone = "Stops done";
export const doneOf = (done: number, all: number) =>
  `${done} of ${plural(all, { one: "1 stop", other: `${all} stops` })} done.`;
export const noStops = "No stops on this route";
export const notAccepted = "One of your reports was not accepted";

export const stops = (count: number) =>
  plural(count, { one: `${count} stop`, other: `${count} stops` });
export const leaveDisputed = (orders: string) =>
  `Leave behind, the customer’s bank disputes the payment: ${orders}`;
export const notPacked = (orders: string) => `Not packed yet: ${orders}`;
export const nothingToDeliver = "There is nothing to deliver on this route.";
export const allPacked =
  "Every crate is packed. Once you start, the customers get an email that you are on your way.";
export const startWithout = (crates: number) =>
  plural(crates, { one: "Start without this crate", other: "Start without these crates" });
export const stayHere = (orders: readonly string[], day: string) =>
  `${list(orders)} ${plural(orders.length, {
    one: `stays here. Its customer gets an email; if no other van takes it on ${day}, it is refunded the day after.`,
    other: `stay here. Their customers get an email; what no other van takes on ${day} is refunded the day after.`,
  })}`;
export const start = "Start the route";
export const notStarted = "The route did not start";

export const stopOf = (number: number, count: number) => `Stop ${number} of ${count}`;
export const states = {
  planned: "To come",
  arrived: "At the door",
  delivered: "Delivered",
  not_home: "Not handed over",
};
export const doNotHandOver = "Do not hand over";
export const bringBack =
  "Do not hand this over. The customer’s bank disputes the payment. Bring the crate back.";
export const call = "Call";
export const callNumber = (phone: string) => `Call ${phone}`;
export const navigate = "Navigate";
export const arrived = "Arrived";
export const arrivedAgain = "Try again: arrived";
export const inCrate = "In the crate";

export const delivered = "Delivered";
export const notHome = "Not home";
export const notHandedOver = "Not handed over";
export const whereIsIt = "Delivered: where is it?";
export const whatHappened = "Not home: what happened?";
export const comesBack = "It comes back with you";
export const anythingToAdd = "Anything to add? (the customer sees it)";

export const problem = "Damaged or missing";
export const problemKinds = { damaged: "It is damaged", missing: "It is missing" };
export const whatIsIt = "What is it?";
export const whatIsWrong = "What is wrong?";
export const howMany = "How many?";
export const countOf = (count: number, units: number) => `${count} of ${units}`;
export const whatSeen = "What did you see?";
export const tellTeam = "Tell the team";
export const noted = "Noted";
export const teamDecides = "The team decides what the customer gets for it.";

export const everyStopDone = "Every stop is done";
export const routeDone = "The route is done";
export const outcome = (done: number, closed: number) => `${done} delivered, ${closed} not.`;
export const openToRetry = "Open a stop from the list to try it again.";
export const finish = "Finish the route";
export const notFinished = "The route was not finished";
export const reported = (kind: string, order: string | null, at: string) =>
  `${kind}: ${order ? `order ${order}, ` : ""}${at}`;
