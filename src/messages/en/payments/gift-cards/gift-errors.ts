export const amount = (least: string, most: string) => `Choose an amount from ${least} to ${most}`;
export const recipientName = "Please say who it is for";
export const nameLong = (characters: number) => `At most ${characters} characters`;
export const recipientEmail = "Please enter the email address we should send it to";
export const messageLong = (characters: number) => `At most ${characters} characters`;
export const sendOn = "Please choose a day";
export const sendWithin = (first: string, last: string) =>
  `Please choose a day from ${first} to ${last}`;
export const buyerName = "Please enter your name";
export const buyerEmail = "Please enter your email address";
export const otherBuyer = "Please enter the email address that the receipt went to";
export const code = "A code has 16 letters and numbers, as in our email";
/** One answer for every code that cannot be used, whatever the reason. */
export const noCode =
  "We cannot find a gift card with that code, or it has been used. Please check the email again, or write to us.";
export const unknown = "We cannot find that gift card";
export const notOpen = "This gift card has been used or canceled";
export const noUser = "We cannot find that person";
export const otherRemaining = "What is left has changed. Please review it.";
export const tooMuch = (sum: string) => `Only balances under ${sum} are paid out`;
