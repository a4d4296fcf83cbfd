export const willWrite = <Part>(
  address: string,
  product: string,
  strong: (words: string) => Part,
) => [
  "We will write to ",
  strong(address),
  ` once ${product} is available again. If you have unsubscribed from our emails before, please press the link in the email that we have just sent you.`,
];
export const tellMe = "Tell me when it is back";
export const email = "Your email address";
export const oneEmail = "One email, on the day it is back.";
export const willHear = "You will hear from us";
export const willEmail = (product: string) => `We will email you once ${product} is back.`;
export const soldOut = "Sold out";
export const outOfSeason = (month: string) => `Out of season. Back in ${month}.`;
export const noHarvestSet =
  "The farm has not set the next harvest yet. Leave your email, and we will tell you.";
export const grows =
  "It grows when it grows. Leave your email, and we will tell you when it is ready.";
export const seeAvailable = "See what is available now";
