export const hint = "At least 8 characters. A few words in a row are easy to remember.";
export const ratings = {
  short: "Too short",
  weak: "Easy to guess. Make it longer.",
  fair: "Good. Longer is better still.",
  strong: "Hard to guess",
};
