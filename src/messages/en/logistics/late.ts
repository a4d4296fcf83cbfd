export const runningLate = "Running late";
export const runningLateOf = (van: string) => `Running late: ${van}`;
export const sayWhy = "Say why";
export const sayWhyOf = (van: string) => `Say why: ${van}`;
export const whatHolds = "What holds the van up?";
export const whoReads =
  "Households whose delivery is late get an email with the new time. It says what you choose here, and so do their orders.";
export const delay = (cause: string) => `Delay: ${cause}.`;
export const sayNoCause = "Say no cause";
export const notSaid = "The cause was not saved";
export const offline = "You are offline. Say it when you are online.";
