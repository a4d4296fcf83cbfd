import { fixed } from "../../../kit.ts";

export const validZip = fixed("Please enter a valid zip code");
export const validPhone = "Please enter a valid phone number";
export const reason = "Please give a reason";
