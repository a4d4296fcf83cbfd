import { plural } from "../kit.ts";

export const generic = "Something went wrong on our side. Please try again.";
export const unreached =
  "We could not reach our server. Please check your connection and try again.";

export const refused = "The request was refused";
export const unread = "The request could not be read";
export const otherSite = "This request came from another site";
export const nothingHere = "There is nothing here";
export const badMethod = "This method is not supported";
export const onlyJson = "Answers come as JSON, in one piece";
export const tooLarge = "The request is too large";
export const sendJson = "Please send JSON with the content type application/json";
/** For a value that a screen never sends, such as an unknown id in a URL. */
export const notRight = "We do not recognize this value. Please check it.";
export const sendObject = "Please send the fields as a JSON object";
export const tooMany = "Too many requests. Please wait a moment.";
export const tooSlow = "The request took too long to arrive";
export const headersTooLarge = "The request’s headers are too large";

export const signInFirst = "Please sign in first";
export const notOpen = "This is not open to your account";
export const enterPassword = "Please enter your password to go on";
export const tooManyAttempts = (minutes: number) =>
  `Too many attempts. Please try again in ${plural(minutes, { one: "a minute", other: `${minutes} minutes` })}.`;
export const crowded =
  "More people are here right now than we can serve. Please try again in a moment.";
export const uploadsWait = "Please wait until your other uploads have arrived.";
export const manyFiles =
  "Many people are sending files right now. Please add yours again in a few seconds.";
export const yourManyFiles =
  "Several files from your network are still being checked. Please add this one again in a few seconds.";
export const noText = "This is not a text file. Please save it as CSV in UTF-8.";
export const chooseDrawing = "Please choose a drawing";
export const noReceipt = "We cannot find that receipt";
export const noDatabase = "Our database is unavailable right now. Please try again in a moment.";
export const readOnly = "We cannot save anything right now. Please try again in a moment.";
export const unsubscribed = "You will get no more newsletters or product alerts from us.";
export const oldLink = "This link no longer works. Please ask for a new one.";
export const otherCity = (zip: string, city: string) =>
  `${zip} is in ${city}. Please check the city or the zip code.`;
export const veryBusy = "We are very busy right now. Please try again in a moment.";
export const backSoon = "Back in a moment";
export const tryAgain = "Try again";
export const movedOn = {
  application: "This application has changed. Please review it.",
  box: "This box has changed. Please review it.",
  certificate: "This certificate has changed. Please review it.",
  checkout: "This checkout has changed. Please review it.",
  contact: "Someone has answered this message already",
  message: "This message has changed. Please review it.",
  farm: "This farm has changed. Please review it.",
  farmAccount: "This account has changed. Please review it.",
  payout: "This payout has changed. Please review it.",
  payoutRun: "This payout run has changed. Please review it.",
  difference: "This difference has changed. Please review it.",
  reconciliation: "This comparison has changed. Please review it.",
  hold: "This hold has changed. Please review it.",
  email: "This email has changed. Please review it.",
  referral: "This referral has changed. Please review it.",
  giftCard: "This gift card has changed. Please review it.",
  membership: "This membership has changed. Please review it.",
  order: "This order has changed. Please review it.",
  payment: "This payment has changed. Please review it.",
  problem: "Someone has answered this already.",
  refund: "This refund has changed. Please review it.",
  route: "This route has changed. Please review it.",
  stop: "This stop has changed. Please review it.",
  subscriber: "This subscriber has changed. Please review it.",
  subscription: "This subscription has changed. Please review it.",
};
export const noSuchJob = "No such job";
export const jobDone = "This job is done and no longer in the queue";
export const jobNotFailed = "This job has not failed: it runs, or is about to";
export const receiptFile = (order: string) => `receipt-${order}`;
export const changedSince =
  "Someone has changed this since you opened the page. Please load it again.";
