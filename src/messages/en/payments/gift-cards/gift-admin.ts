import { number, plural } from "../../kit.ts";

export const title = "Gift cards";
export const lead = "What was bought, what is still owed, and what happened to it.";
export const allPayments = "All payments";
export const owed = "Owed to holders";
export const inTheBooks = "In the books";
export const agrees = "The cards and the books agree.";
export const differs = (cards: string, books: string) =>
  `The cards say ${cards}, the books ${books}. Please look at the records check.`;
export const redeemedSum = "Redeemed";
export const takenBackSum = "Taken back";
export const count = (n: number, sum: string) =>
  `${sum} (${plural(n, { one: "1 card", other: `${number(n)} cards` })})`;
export const card = "Receipt";
export const when = "Bought";
export const recipient = "For";
export const buyer = "From";
export const status = "Status";
export const allStatuses = "All statuses";
export const amount = "Amount";
export const sent = "Sent";
export const sendsOn = (day: string) => `On ${day}`;
export const sentOn = (day: string) => `Sent ${day}`;
export const erased = "Erased";
export const actions = "Actions";
export const search = "Search names, addresses and receipts";
export const none = "No gift cards yet";
export const resend = "Send it again";
export const resendQuestion = (who: string) =>
  `Send it for ${who} with a new code? Whoever reads that email has the money: make sure the address is right. The code before stops working.`;
export const address = "Their email";
export const notSent = "It was not sent again";
export const sentAgain = "It is on its way, with a new code";
export const addressSaved = "It will go to that address on its day";
export const takeBack = "Take it back";
export const takeBackQuestion = (sum: string, who: string) =>
  `Take it back and return ${sum} to ${who}? Its code stops working for good, and ${who} gets an email.`;
export const notTakenBack = "It was not taken back";
export const takenBack = "It is taken back, and its price is on its way";
