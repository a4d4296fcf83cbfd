export const stop = "Stop";
export const order = "Order";
export const day = "Day";
export const window = "Window";
export const name = "Name";
export const address = "Address";
export const town = "Town";
export const zipCode = "Zip code";
export const crates = "Crates";
export const cold = "Cold items";
export const note = "Note";
export const points =
  "Each point is the center of the stop’s zip code. The address is in its description.";
export const instructionsLater = "Instructions are in the file made on the day of delivery.";
