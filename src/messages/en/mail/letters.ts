import { plural } from "../kit.ts";

export const unsubscribe = "Unsubscribe";
/** Under an email that an account can decline. */
export const because = {
  order_reminder:
    "You get this because reminders before the cut-off are turned on in your account.",
  order_out: "You get this because emails about orders on their way are turned on in your account.",
  order_delivered:
    "You get this because emails about delivered orders are turned on in your account.",
  review_request:
    "You get this because questions about how your order was are turned on in your account.",
};
export const chooseMails = "Choose which emails you get";

export const received = (ticket: string) => `We have your message, ticket ${ticket}`;
export const receivedHeading = "Your message has arrived";
export const receivedText = (ticket: string, days: number) =>
  `It has the number ${ticket}. Someone will read it and answer within ${plural(days, { one: `${days} business day`, other: `${days} business days` })}.`;
export const cannotWait = (phone: string, hours: string) =>
  `If it cannot wait, call ${phone}, ${hours}, and give the number.`;
export const notYou = "If this wasn’t you, do nothing.";

export const ticket = "Ticket";
export const from = "From";
export const answerTo = "Answer to";
export const order = "Order";
export const noOrder = "None given";
export const attachment = "Attachment";
export const underMessages = "With the message in the admin area, under Messages";
