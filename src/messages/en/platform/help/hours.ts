const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** An hour of the day from 0 to 23: `6pm`. */
export const hour = (at: number) => `${at % 12 || 12}${at < 12 ? "am" : "pm"}`;
export const today = (at: string) => `today at ${at}`;
export const tomorrow = (at: string) => `tomorrow at ${at}`;
/** `weekday` counts from Sunday, which is 0. */
export const onDay = (weekday: number, at: string) => `on ${DAYS[weekday] ?? ""} at ${at}`;
