import { number, plural } from "../kit.ts";

export const sources = {
  footer_newsletter: "Footer",
  welcome_popup: "Welcome popup",
  early_access: "Early access",
  waitlist: "Waiting list",
  back_in_season: "Tell me when it is back",
  careers: "Careers page",
  account: "Account",
  import: "Import",
};
export const states = {
  pending: "Not confirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};
export const events = {
  signed_up: "Signed up",
  asked_for_alert: "Asked for an email when something is back",
  confirmed: "Confirmed the address",
  unsubscribed: "Unsubscribed",
  imported: "Added by an import",
  unsubscribed_by_team: "Unsubscribed by the team",
  erased: "Erased",
};
export const importWord = "Import";
export const importTitle = "Import subscribers";
export const otherFile = "Choose another file";
export const importMany = (n: number) => `Import ${n}`;
export const close = "Close";
export const fileText = (headings: string) =>
  `A CSV file whose first line holds the headings ${headings}. Only Email is required. Everyone in the file gets an email asking them to confirm, and nothing else until they do.`;
export const chooseFile = "Choose a file";
export const checking = "Checking the file";
export const importing = "Importing";
export const checked = "Checked";
export const imported = "Imported";
export const notYet = "Nothing is imported yet. This is what would happen:";
export const done = "Done.";
export const newOnes = "New, asked to confirm";
export const known = "Already known";
export const leftOnes = "Unsubscribed, not added back";
export const errors = "Lines with an error";
export const line = (at: number, message: string) => `Line ${at}: ${message}`;
export const andMore = (n: number) => `And ${n} more`;
export const noEmailHeading = "The first line must hold headings, and one of them must be Email.";
export const emptyFile = "This file has no one in it.";
export const tooMany = (most: number) => `A file can hold ${number(most)} people at most.`;
export const unreadable = "The file cannot be read.";
export const onlySome = (added: number, failure: string) =>
  `${plural(added, { one: "1 person was", other: `${number(added)} people were` })} added before it stopped. ${failure} You can import the same file again.`;
export const subscriber = "Subscriber";
export const email = "Email";
export const name = "Name";
export const notGiven = "Not given";
export const zipCode = "Zip code";
export const source = "Source";
export const since = "Since";
export const stillSubscribed = "Still subscribed";
export const notErased = "Nothing was erased";
export const wasErased = "The subscriber was erased";
export const unsubscribe = "Unsubscribe";
export const unsubscribeQuestion =
  "Stop all marketing to this address? Only its owner can start it again.";
export const erase = "Erase";
export const eraseQuestion =
  "Erase name, address, notes and emails for good? This cannot be undone.";
export const notSaved = "Not saved";
export const saved = "Saved";
export const savedMeanwhile = (value: string) =>
  `Saved by someone else in the meantime: ${value}. Saving again replaces it.`;
export const tags = "Tags";
export const note = "Note";
export const saveBoth = "Save tags and note";
export const consent = "Consent";
export const event = (time: string, what: string, from: string, version: string) =>
  `${time}: ${what} (${from}, words of ${version})`;
export const eventAlone = (time: string, what: string, from: string) =>
  `${time}: ${what} (${from})`;
export const waitsFor = "Waits for";
export const notified = (product: string, time: string) => `${product}, notified ${time}`;
export const latest = "Latest emails";
export const noEmails = "None yet.";
export const mail = (time: string, subject: string, state: string) =>
  `${time}: ${subject} (${state})`;
export const zip = "Zip";
export const zipServed = "Zip served?";
export const served = { served: "Yes", unserved: "No", unknown: "No zip" };
export const allZips = "All zips";
export const bounced = "Bounced?";
export const bounces = { bounced: "Bounced", not_bounced: "Not bounced" };
export const allAddresses = "All addresses";
export const allSources = "All sources";
export const allStatuses = "All statuses";
export const theyStay = "They are still subscribed";
export const subscribers = "Subscribers";
export const subscribersText =
  "No one gets email before confirming, and no one who unsubscribed is added back.";
export const search = "Search addresses and names";
export const stopQuestion = (n: number) =>
  `Stop all marketing to ${n} of them? Only they can start it again.`;
export const noOne = "No one yet";
export const noOneText =
  "Everyone who signs up in the footer, the popup or on a product is listed here.";
export const whereWaiting = "Where people are waiting";
export const place = "Place";
export const people = "People";
export const latestDate = "Latest";
export const unknown = "Unknown";
export const count = (n: number) => number(n);
