import { period } from "../kit.ts";

export const again = "Pedir otra vez";
export const failed = "No funcionó";
export const restInCart = "Lo demás está en su carrito";
export const noneAvailable = "Ahora no hay nada de esto";
export const notAvailable = "Ahora no hay, o no hay tanto:";
export const notThisWeek = (name: string) => `${name}: esta semana no`;
export const lessOfIt = (name: string, left: number, wanted: number) =>
  `${name}: ${left} de ${wanted}`;
export const seeCart = "Ver mi carrito";
export const close = "Cerrar";
export const sameAsLast = "Repetir mi último pedido";
export const lastTime = (address: string, weekday: string, window: string) =>
  `La última vez: ${address}, ${weekday} de ${window}${period(window)}`;
export const weekdays = {
  0: "domingo",
  1: "lunes",
  2: "martes",
  3: "miércoles",
  4: "jueves",
  5: "viernes",
  6: "sábado",
};
