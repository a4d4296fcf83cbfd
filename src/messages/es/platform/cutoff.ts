import { plural } from "../kit.ts";

export const lastHour = (day: string) => `Queda una hora para pedir para el ${day}.`;
export const minutesLeft = (minutes: number, day: string) =>
  plural(minutes, {
    one: `Queda 1 minuto para pedir para el ${day}`,
    other: `Quedan ${minutes} minutos para pedir para el ${day}`,
  });
