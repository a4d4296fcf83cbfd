/** The last minute of a day: a name for it would leave open which of its two nights is meant. */
export const lastMinute = "11:59 PM";
export const dayAt = (day: string, hour: string) => `${day}, ${hour}`;
export const weekdayAt = (weekday: string, hour: string) => `${weekday} ${hour}`;
