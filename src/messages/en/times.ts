/** The last minute of a day: a name for it would leave open which of its two nights is meant. */
export const lastMinute = "11:59 PM";
/** A day and its hours: what is delivered when. */
export const slot = (day: string, hours: string) => `${day}, ${hours}`;
/** A day and its hours at the beginning of a line. */
export const slotLine = (day: string, hours: string) => slot(day, hours);
export const dayAt = (day: string, hour: string) => `${day}, ${hour}`;
export const weekdayAt = (weekday: string, hour: string) => `${weekday} ${hour}`;
