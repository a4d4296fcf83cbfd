import { fixed } from "../../kit.ts";

export const firstName = fixed("Please enter your first name");
export const lastName = fixed("Please enter your last name");
export const validZip = fixed("Please enter a valid zip code");
export const unknownSource = "Unknown source";
