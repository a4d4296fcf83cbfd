import { plural } from "./kit.ts";

export const pickList = "Lista de recolección";
export const print = "Imprimir";
export const nothingComes = "Las granjas no traen nada este día";
export const short = (units: number) =>
  plural(units, { one: `${units} faltante`, other: `${units} faltantes` });
export const ready = (done: number, units: number) =>
  plural(done, { one: `${done} de ${units} lista`, other: `${done} de ${units} listas` });
export const pickupClosed = (who: string, at: string) =>
  `Recogida cerrada a mano por ${who}, ${at}`;
export const closePickup = "Cerrar la recogida";
export const pickupNotClosed = "La recogida no se cerró";
export const allMarked = (farm: string) =>
  `${farm} ya marcó todo. La recogida se cierra a nombre de usted.`;
export const countsAsHarvested = (farm: string, units: number) =>
  `Ya llegó todo lo de ${farm}, y ${plural(units, {
    one: "la unidad que no marcó cuenta",
    other: `las ${units} unidades que no marcó cuentan`,
  })} como cosechada${units === 1 ? "" : "s"}, a nombre de usted.`;
