import { plural } from "../kit.ts";

export const lastHour = (day: string) => `One hour left to order for ${day}.`;
export const minutesLeft = (minutes: number, day: string) =>
  plural(minutes, {
    one: `1 minute left to order for ${day}`,
    other: `${minutes} minutes left to order for ${day}`,
  });
