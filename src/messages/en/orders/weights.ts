/** Below a list in which some goods are sold by weight. */
export const note =
  "Goods sold by weight are charged at their maximum weight. Once they are weighed, we refund the difference.";
export const weighed = (weight: string, most: string) => `Actual weight ${weight}, maximum ${most}`;
/** What weighs more costs no more. */
export const heavier = (weight: string, most: string) =>
  `Actual weight ${weight}, charged as ${most}`;
