import { list } from "../kit.ts";

export const yourNext = (box: string) => `Your next ${box}`;
export const nonePlanned = "None is planned";
export const pausedUntil = (day: string) => `Paused until ${day}.`;
export const later = (days: readonly string[]) => `Then ${list(days)}.`;
export const skippedDay = (day: string) => `${day} (skipped)`;
export const plannedSoFar = (names: string) => `Planned so far: ${names}`;
export const stateUntil = (state: string, until: string) => `${state}. ${until}`;
export const swap = "Swap something";
export const payNow = "Pay it now";
export const seeAll = "See all boxes, or pause";
