export const runningLate = "Running late";
export const runningLateOf = (van: string) => `Running late: ${van}`;
export const sayWhy = "Say why";
export const sayWhyOf = (van: string) => `Say why: ${van}`;
export const whatHolds = "What is holding the van up?";
export const whoReads =
  "Households whose delivery is late get an email with the new time. For two hours, it says what you choose here, and so do their orders.";
export const delay = (cause: string) => `Delay: ${cause}.`;
export const sayNoCause = "Remove the reason";
export const notSaid = "The reason was not saved";
export const offline = "You are offline. Say it when you are online.";
