import { plural } from "../../kit.ts";

export const title = "Open days";
export const lead =
  "Invite people to see your farm. They reserve places on our visits page; only people with a place are told where to meet.";
export const announce = "Announce an open day";
export const none = "No open days yet";
export const noneText = "Announce one, and people can reserve places right away.";
export const notLive =
  "Your farm is not open right now: visitors do not see its open days, and new ones cannot be announced.";
export const day = "Day";
export const from = "From";
export const until = "Until";
export const places = "Places";
export const placesHint = "How many people can come at most";
export const text = "What there is to see";
export const textHint = (most: number) => `Up to ${most} characters. Everybody reads it.`;
export const bring = "What to wear or bring (optional)";
export const meetingPoint = "Where to meet";
export const meetingHint = "Only people with a place are told, by email and by their link.";
export const inSpanish = "In Spanish (optional)";
export const inSpanishHint =
  "Visitors who read the market in Spanish see these words. One language is enough: where one is missing, they see the other.";
export const textEs = "What there is to see, in Spanish";
export const bringEs = "What to wear or bring, in Spanish";
export const meetingPointEs = "Where to meet, in Spanish";
export const change = "Change";
export const ofDay = (onDay: string) => ` the open day on ${onDay}`;
export const changeTitle = (onDay: string) => `Change the open day on ${onDay}`;
export const dayStays =
  "Day and hours stay, because your guests know them. If you need others, cancel this one and announce another.";
export const save = "Save";
export const cancel = "Cancel";
export const notSaved = "Not saved";
export const stillHere = "What you entered is still here. Please try again.";
export const announced = "The open day is announced";
export const changed = "The open day was changed";
export const cancelVisit = "Cancel open day";
export const cancelVisitSure = (guests: number) =>
  plural(guests, {
    one: "Cancel it? Your guest gets an email with the reason. This cannot be undone.",
    other: `Cancel it? All ${guests} guests get an email with the reason. This cannot be undone.`,
  });
export const cancelVisitNoGuests = "Cancel it? No one has reserved yet. This cannot be undone.";
export const reasonHint = "Your guests read it, in these words.";
export const stillOn = "The open day still takes place";
export const wasCanceled = "The open day is canceled";
export const standings = {
  open: "Open",
  full: "Full",
  on: "Today, now",
  canceled: "Canceled",
  over: "Over",
};
export const hours = (from_: string, until_: string) => `${from_} to ${until_}`;
export const taken = (count: number, all: number) => `${count} of ${all} places taken`;
export const meetingPointLabel = "Where to meet";
export const bringLabel = "To wear or bring";
export const why = "Why it was canceled";
export const guests = (groups: number, people: number) =>
  `${plural(groups, { one: `${groups} guest`, other: `${groups} guests` })}, ${plural(people, { one: `${people} person`, other: `${people} people` })}`;
export const noGuests = "No one has reserved yet.";
export const guest = (name: string, party: number) =>
  party === 1 ? name : `${name}, ${party} people`;
