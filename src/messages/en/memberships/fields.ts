import { fixed } from "../../kit.ts";

export const fiveDigits = "Please enter a five-digit zip code";
export const unknownLink = "Unknown share link";
export const notOurLink = "This link is not one of ours";
export const unknownPage = "Unknown page";
export const firstName = fixed("Please enter your first name");
