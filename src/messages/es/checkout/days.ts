import { list } from "../kit.ts";

export const windows = {
  morning: "8\u00a0a.\u00a0m. a\u00a012\u00a0p.\u00a0m.",
  afternoon: "12\u00a0a\u00a05\u00a0p.\u00a0m.",
  evening: "5\u00a0a\u00a08\u00a0p.\u00a0m.",
};
export const orderFor = (until: string, day: string) => `Pida hasta el ${until} para el ${day}`;
export const lost = {
  "cut-off": (day: string) => `Ya es tarde para pedir para el ${day}.`,
  full: (day: string) => `El ${day} está lleno.`,
  elsewhere: (day: string) => `No hay entregas el ${day}.`,
};
export const nowOn = (what: string, day: string) => `${what} Su día ahora es el ${day}.`;
export const resting = (days: readonly string[]) => `No hay entregas: ${list(days)}.`;
export const moved = (from: string, to: string) => `Las entregas del ${from} llegan el ${to}.`;
