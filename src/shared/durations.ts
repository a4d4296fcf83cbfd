export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of a day of 24 hours: days on which the clocks change are longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;
