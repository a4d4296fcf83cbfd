export const prints = "Prints";
export const about =
  "The drawings that the shop shows for goods, dishes and farms until there is a photo. Select one to see it large and how it is drawn.";
export const find = "Find a print";
export const noMatch = "No prints match";
