import { list } from "../kit.ts";

export const yourNext = (box: string) => `Su próxima ${box}`;
export const nonePlanned = "No hay ninguna prevista";
export const pausedUntil = (day: string) => `En pausa hasta el ${day}.`;
export const later = (days: readonly string[]) => `Siguientes: ${list(days)}.`;
export const skippedDay = (day: string) => `${day} (saltada)`;
export const plannedSoFar = (names: string) => `Hasta ahora lleva: ${names}`;
export const stateUntil = (state: string, until: string) => `${state}. ${until}`;
export const swap = "Cambiar algo";
export const payNow = "Pagarla ahora";
export const seeAll = "Ver todas o pausar";
