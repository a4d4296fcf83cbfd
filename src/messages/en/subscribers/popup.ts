import { fixed } from "../../kit.ts";

export const drawn = (farm: string) => `${farm}, drawn`;
export const quote = (words: string) => `“${words}”`;
export const farmIn = (farm: string, town: string) => `${farm}, ${town}`;
export const niceToMeet = fixed("Nice to meet you");
export const welcome = (brand: string) => `Welcome to ${brand}!`;
export const close = "Close and go on to the page";
export const why =
  "Your email address is for our newsletter: we ask you by email to confirm, and you can unsubscribe whenever you like.";
export const introduce = fixed("Please take a moment to introduce yourself.");
