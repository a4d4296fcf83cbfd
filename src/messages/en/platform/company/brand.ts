export const tagline = "Fresh Food Direct from Local Farms";
/** `lead` is how long it takes to the door: `two days`. */
export const description = (lead: string) =>
  `Order vegetables, fruit, eggs, meat and bread from family farms near you. The farms harvest what you order and it is at your door ${lead} later.`;
export const keywords =
  "local farms, farm delivery, organic vegetables, farm box, California produce";
