const DAYS = "domingo lunes martes miércoles jueves viernes sábado".split(" ");

/** An hour of the day from 0 to 23: `las 6 p. m.`, `la 1 p. m.`. */
export const hour = (at: number) =>
  `${at % 12 === 1 ? "la" : "las"} ${at % 12 || 12}\u00a0${at < 12 ? "a" : "p"}.\u00a0m.`;
export const today = (at: string) => `hoy a ${at}`;
export const tomorrow = (at: string) => `mañana a ${at}`;
/** `weekday` counts from Sunday, which is 0. */
export const onDay = (weekday: number, at: string) => `el ${DAYS[weekday] ?? ""} a ${at}`;
