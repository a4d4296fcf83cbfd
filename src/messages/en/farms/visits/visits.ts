import { plural } from "../../kit.ts";

export const title = "Open days on the farms";
export const lead =
  "Come and see where it grows. A place costs nothing, and where you meet comes with your place by email.";
export const none = "No open days announced";
export const noneText =
  "Farms announce their open days here. Until then you can tell us which farm you want to see.";
export const askVisit = "Ask for a visit";
export const more = "Show more open days";
export const notLoaded = "More open days could not be loaded";
export const hours = (from: string, until: string) => `${from} to ${until}`;
export const bring = "To wear or bring";
export const bringWhat = <Part>(what: Part) => ["To wear or bring: ", what];
export const left = (count: number) =>
  plural(count, { one: `${count} place left`, other: `${count} places left` });
export const full = "All places are taken";
export const reserve = (places: number) =>
  places === 1 ? "Reserve the last place" : "Reserve places";
export const atOn = (farm: string, day: string) => ` at ${farm} on ${day}`;

export const placesAt = (farm: string) => `Places at ${farm}`;
export const when = (day: string, from: string, until: string) => `${day}, ${from} to ${until}`;
export const whereTo = "The meeting point goes there, with a link to see or give up your places.";
export const howMany = "How many are you?";
export const people = (count: number) =>
  plural(count, { one: `${count} person`, other: `${count} people` });
export const send = "Reserve";
export const notReserved = "The places were not reserved";
export const stillHere = "What you entered is still here. Please try again.";
export const checkEmail = "Check your email";
export const sent = (email: string) =>
  `The meeting point is on its way to ${email}, with a link to see or give up your places.`;
export const notThere = "No email after a few minutes? Look in the spam folder, or write to us.";
export const close = "Close";

export const yourPlaces = "Your places";
export const day = "Day";
export const time = "Time";
export const places = "Places";
export const meet = "Where to meet";
export const addToCalendar = "Add to calendar";
export const visitTo = (farm: string) => `Open day at ${farm}`;
export const giveUp = "Give up the places";
export const giveUpSure =
  "Give up your places? Others can have them right away. You can reserve again while there are some.";
export const notGivenUp = "You still have your places";
export const givenUp = "Your places are free again";
export const givenUpText =
  "Thank you. The farm no longer sees your name, and someone else can come.";
export const canceled = (day_: string) => `The open day on ${day_} is canceled`;
export const canceledText = (farm: string) => `${farm} had to cancel it:`;
export const isOver = "This open day has begun or is over.";
export const deadLink = "This link does not work";
export const deadLinkText =
  "It may be incomplete, the places may have been given up, or the day may be long over. If you have places, reserve once more with the same address, or write to us: you get a fresh link.";
export const seeDays = "See the open days";
