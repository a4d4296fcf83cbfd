import { plural } from "../../kit.ts";

export const weigh = (name: string) => `Pesar ${name}`;
export const paidFor = (units: number, most: string) =>
  `${plural(units, { one: "1 unidad", other: `${units} unidades` })}. El cliente pagó por ${most}, lo más que puede llegar.`;
export const itWeighs = "Peso en libras";
export const theyWeigh = (units: number) => `Peso de las ${units} juntas, en libras`;
export const enterPounds = "Escriba las libras como las marca la báscula, por ejemplo 3.42";
export const onlyLower = (before: string) =>
  `Antes se anotó ${before}. Solo puede bajar: lo reembolsado no se vuelve a cobrar.`;
export const tooHeavy = (most: string) => `Revise la báscula: ${most} como máximo`;
export const nothingBack = "El cliente no pagó por más que esto: no se reembolsa nada.";
export const moneyBack = (less: string, sum: string) =>
  `${less} menos de lo que pagó el cliente: se le reembolsan hasta ${sum} más impuesto. No se puede deshacer.`;
export const weightBack = (less: string) =>
  `${less} menos de lo que pagó el cliente: se le reembolsa la diferencia. No se puede deshacer.`;
export const ownWaits = "Este pedido es suyo: queda pendiente para el equipo.";
export const sentLater =
  "No tiene conexión. El peso se guarda en este teléfono y cuenta en cuanto tenga conexión.";
export const lookAgain = "Es menos de la mitad. Revise la báscula otra vez.";
export const goBack = "Volver";
export const save = "Guardar el peso";
