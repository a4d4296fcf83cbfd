export const again = "Order again";
export const failed = "That did not work";
export const restInCart = "The rest is in your cart";
export const noneAvailable = "None of it is available now";
export const notAvailable = "Not available now, or not as much of it:";
export const notThisWeek = (name: string) => `${name}: not this week`;
export const lessOfIt = (name: string, left: number, wanted: number) =>
  `${name}: ${left} of ${wanted}`;
export const seeCart = "See my cart";
export const close = "Close";
export const sameAsLast = "Same as last time";
export const lastTime = (address: string, weekday: string, window: string) =>
  `Last time: to ${address}, ${weekday}, ${window}.`;
export const weekdays = { 0: "Sun", 1: "Mon", 2: "Tue", 3: "Wed", 4: "Thu", 5: "Fri", 6: "Sat" };
