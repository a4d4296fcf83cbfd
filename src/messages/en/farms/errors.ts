import { plural } from "../kit.ts";

export const chooseNearDay = (days: number) => `Please choose a day within the next ${days} days`;
export const marketClosed = "The market has closed this farm. Please call us.";
export const noFarmYet = "There is no farm to invite to yet";
export const noThisFarm = "We cannot find this farm";
export const addressErased = "This email was erased. Please enter another one";
export const someoneWorks = "Someone already works for this farm";
export const teamAddress =
  "This email belongs to a team account. Please ask the farm for another one.";
export const closedAccount =
  "The account with this email is closed. Please reopen it, or ask the farm for another email.";
export const worksElsewhere = (farm: string) =>
  `The account with this email already works for ${farm}. Please ask the farm for another email.`;
export const signInFirst = "Please sign in first, or open the link in our email";
export const noChangesAsked = "We are not waiting for changes from you";
export const noApplication = "We cannot find this application";
export const notCalifornia = "That is not a zip code in California";
export const farFrom = (zip: string, city: string, town: string) =>
  `${zip} is in ${city}, far from ${town}`;
export const alreadyOpen =
  "We already have an application from this email address and are looking at it. There is nothing more to do.";
export const noCertificate = "We cannot find that certificate";
export const certificateEnded = (day: string) =>
  `This certificate ended on ${day}. Please reject it and ask for the current one.`;
export const noDocument = "We cannot find that document";
export const chooseDocument = "Please choose the document once more";
export const alreadyEntered =
  "You have already entered this certificate. Please change that entry.";
export const waitForOthers = "Please wait until we have checked your other certificates.";
export const addDocument = "Please add the document";
export const farmChanged = "Someone else has changed this farm in the meantime";
export const futureDay = "Please choose a day in the future";
export const byFarm = "by the farm";
export const pauseOver = "its pause is over";
export const alreadyMarked = "This line is already marked";
export const lineShort = "This line is short: the customer has been notified";
export const notByWeight = "This line is not sold by weight, or nothing is left to bring";
export const weighFirst = (name: string) => `Please weigh ${name}: it is sold by weight`;
export const lineWeighed = "This line has been weighed. You can enter a lower weight.";
export const notHeavier = (weight: string) =>
  `${weight} was entered before. You can only go lower: a refund cannot be charged again.`;
export const tooHeavy = (most: string) => `Please check the weight: at most ${most}`;
export const notMarked = "This line is not marked";
export const noLine = "We cannot find that line";
export const notClosed = "This order is not closed yet: it may still change";
export const packed = "This order is packed or over. Please review the list.";
export const listChanged = "The list has changed. Please review it.";
export const markedByNow = "This line has since been marked. Please review it.";
export const onlyOfLine = (units: number) =>
  plural(units, {
    one: `Only ${units} of this line is to come`,
    other: `Only ${units} of this line are to come`,
  });
export const onlyToCome = (units: number) =>
  plural(units, { one: `Only ${units} is to come`, other: `Only ${units} are to come` });
export const ownOrder = (order: string) =>
  `Order ${order} is your own, so another admin has to mark it.`;
export const ownOrderByTeam = (order: string) =>
  `Order ${order} is your own, so an admin has to mark it.`;
export const zipNotCalifornia = (zip: string) => `${zip} is not a zip code in California.`;
export const enterFiveDigits = "Enter a five-digit zip code.";
