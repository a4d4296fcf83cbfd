import { number, plural } from "../kit.ts";

export const title = "Contact";
export const description =
  "Write to the market, call or come by: a person answers your message within one business day.";
export const lead = (days: number) =>
  `Write to us and a person answers within ${plural(days, { one: `${days} business day`, other: `${days} business days` })}. You may find your answer among the questions and answers.`;
export const write = "Write to us";
export const call = "Call or come by";
export const elsewhere = <Part>(
  returns: (words: string) => Part,
  delivery: (words: string) => Part,
  faq: (words: string) => Part,
) => [
  "Bad or missing goods: ",
  returns("returns and refunds"),
  ". Days and windows: ",
  delivery("delivery"),
  ". All the rest: ",
  faq("questions and answers"),
  ".",
];
export const open = (until: string) => `We are here now, until ${until}.`;
export const closed = (opens: string) =>
  `The office is closed now. We are back ${opens}; we will read what you write then.`;
export const phone = "Phone";
export const email = "Email";
export const hours = "Hours";
export const address = "Address";

export const choose = "Please choose";
export const thanks = (ticket: string) => `Thank you. Your ticket is ${ticket}.`;
export const emailed = "We have emailed you the number. Keep it in case you call.";
export const about = "What is it about?";
export const whichOrder = "Which order? (optional)";
export const noOrder = "No order";
export const orderOf = (order: string, day: string) => `${order}, ${day}`;
export const anotherNumber = "Another number";
export const orderNumber = "Order number (optional)";
export const name = "Your name";
export const message = "Message";
export const characters = (most: number) => `Up to ${number(most)} characters`;
export const send = "Send the message";
export const notSent = "Not sent";
export const attachment = "Attachment (optional)";
export const attachmentHint = "A picture or a PDF, up to 5 MB. Only our team sees it.";
export const addFile = "Choose a file";
