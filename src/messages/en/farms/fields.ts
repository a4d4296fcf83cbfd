import { fixed } from "../../kit.ts";
import { number } from "../kit.ts";

export const farmName = fixed("Farm name");
export const familyName = fixed("Family name");
export const email = "Email";
export const phone = "Phone";
export const location = "Location";
export const locationHint = "Town and state. We ask for the exact address only once you are in.";
export const farmType = fixed("Farm type");
export const years = fixed("Years in operation");
export const acres = fixed("Farm size in acres");
export const productsGrown = "Products grown";
export const productsGrownHint = "The main ones through the year.";
export const practices = "Farming practices";
export const practicesHint = "Soil, water, animals, pests, in your own words.";
export const chooseOne = "Choose one";
export const room = (length: number, most: number) =>
  `${number(length)} of ${number(most)} characters.`;
export const whereSold = "Where do you sell now?";
export const whereSoldHint = "Optional. Check all that apply.";
export const certifications = "Certifications";
export const certificationsHint = "Optional, and none is required. You can send copies later.";
export const whichOther = "Which other certificate?";
export const whyJoin = "Why do you want to join?";
export const whyJoinHint = "What should change for your farm?";
export const accept = <Part>(terms: (words: string) => Part) => [
  "I accept the ",
  terms("terms and conditions"),
];
