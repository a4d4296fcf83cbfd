import { capital } from "./kit.ts";

export const lastMinute = "11:59\u00a0p.\u00a0m.";
const at = (hour: string) => ` a la${hour.startsWith("1:") ? "" : "s"} ${hour}`;
export const slot = (day: string, hours: string) => `${day}, de ${hours}`;
export const slotLine = (day: string, hours: string) => capital(slot(day, hours));
export const dayAt = (day: string, hour: string) => day + at(hour);
export const weekdayAt = (weekday: string, hour: string) => weekday + at(hour);
