import { plural } from "./kit.ts";

export const unsubscribe = "Unsubscribe";

export const received = (ticket: string) => `We have your message, ticket ${ticket}`;
export const receivedHeading = "Your message has arrived";
export const receivedText = (ticket: string, days: number) =>
  `It has the number ${ticket}. Someone will read it and answer within ${plural(days, { one: `${days} business day`, other: `${days} business days` })}.`;
export const cannotWait = (phone: string, hours: string) =>
  `If it cannot wait, call ${phone}, ${hours}, and give the number.`;
export const notYou = "If this wasn't you, do nothing.";

export const ticket = "Ticket";
export const from = "From";
export const answerTo = "Answer to";
export const order = "Order";
export const noOrder = "None given";
