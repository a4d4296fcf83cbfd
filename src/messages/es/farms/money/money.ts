import { plural } from "../../kit.ts";

export const fileNotMade = "No se pudo crear el archivo";
export const money = "Dinero";
export const csv = "Descargar CSV";
/** From `16 de noviembre de 2026` to another day: month and year are said once where both have them. */
const span = (from: string, to: string) => {
  const [day = "", month = "", year = ""] = from.split(" de ");
  if (to.endsWith(` de ${month} de ${year}`)) return `Del ${day} al ${to}`;
  return to.endsWith(` de ${year}`) ? `Del ${day} de ${month} al ${to}` : `Del ${from} al ${to}`;
};
export const period = (from: string, to: string) =>
  `${span(from, to)}, según el día del pedido. Un reembolso se resta del pedido correspondiente.`;
export const shareInAll = "Su parte en total";
export const shareEarned = "Su parte lista para pagarse";
export const sharePending = "Su parte pendiente";
export const periods = "Periodo";
export const nothingSold = "No se vendió nada en este periodo";
export const sold = "Vendido";
export const refunds = "Reembolsos";
export const commission = "Comisión";
export const share = "Su parte";
export const byProduct = "Por producto";
export const product = "Producto";
export const byDay = "Por día";
export const day = "Día";
export const units = "Unidades";
export const unitsBack = (count: number, returned: number) =>
  `${count} (${plural(returned, { one: `${returned} reembolsada`, other: `${returned} reembolsadas` })})`;
